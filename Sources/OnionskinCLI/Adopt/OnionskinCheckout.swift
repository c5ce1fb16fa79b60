internal import Foundation

/// The checkout of Onionskin on which a written package depends.
enum OnionskinCheckout {
  /// The path of the checkout's folder; nil for Onionskin's repository.
  ///
  /// - Parameters:
  ///   - named: the folder that the command's user names.
  ///   - directory: the working directory. `swift run onionskin` runs in a checkout, which the written package then depends on.
  static func path(_ named: String?, in directory: URL) -> String? {
    if let named { return URL(filePath: named, relativeTo: directory).standardizedFileURL.path }
    let isCheckout = ["Package.swift", "Sources/OnionskinCLI/OnionskinCommand.swift"].allSatisfy {
      FileManager.default.fileExists(atPath: directory.appending(path: $0).path)
    }
    return isCheckout ? directory.standardizedFileURL.path : nil
  }

  /// The path of the checkout's folder for the process's working directory.
  static func path(_ named: String?) -> String? {
    path(named, in: URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory))
  }
}
