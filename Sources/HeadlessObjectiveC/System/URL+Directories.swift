public import Foundation

// The places of the app's container, which Foundation on Linux lacks: those of `FileManager`.

extension URL {
  public static var documentsDirectory: URL { place(.documentDirectory) }
  public static var cachesDirectory: URL { place(.cachesDirectory) }
  public static var applicationSupportDirectory: URL { place(.applicationSupportDirectory) }
  public static var libraryDirectory: URL { place(.libraryDirectory) }
  public static var downloadsDirectory: URL { place(.downloadsDirectory) }
  public static var desktopDirectory: URL { place(.desktopDirectory) }
  public static var moviesDirectory: URL { place(.moviesDirectory) }
  public static var musicDirectory: URL { place(.musicDirectory) }
  public static var picturesDirectory: URL { place(.picturesDirectory) }
  public static var userDirectory: URL { place(.userDirectory) }

  private static func place(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
  }
}
