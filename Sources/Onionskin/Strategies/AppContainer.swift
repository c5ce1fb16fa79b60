internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The home folder of an app that a test starts. On iOS, each app has its own, with an empty folder for documents; here, Foundation
/// returns the folders of the person who runs the tests, which may be missing, or have other documents.
enum AppContainer {
  /// Makes an empty home folder for the process, unless the variable `CFFIXED_USER_HOME` names one, and the folders that iOS makes
  /// when it installs an app. Foundation reads the variable whenever it is asked for a folder in it.
  static let home: URL = {
    let variable = "CFFIXED_USER_HOME"
    let files = FileManager.default
    let named = ProcessInfo.processInfo.environment[variable].map { URL(filePath: $0, directoryHint: .isDirectory) }
    let home =
      named ?? files.temporaryDirectory.appending(path: "onionskin-app-\(getpid())", directoryHint: .isDirectory)
    if named == nil {
      try? files.removeItem(at: home)
      setenv(variable, home.path, 1)
      atexit {
        let home = NSHomeDirectory()
        if home.hasSuffix("/onionskin-app-\(getpid())") { try? FileManager.default.removeItem(atPath: home) }
      }
    }
    let places = [FileManager.SearchPathDirectory.documentDirectory, .cachesDirectory]
    let folders =
      [home.appending(path: "Library/Preferences")] + places.flatMap { files.urls(for: $0, in: .userDomainMask) }
    for folder in folders { try? files.createDirectory(at: folder, withIntermediateDirectories: true) }
    return home
  }()
}
