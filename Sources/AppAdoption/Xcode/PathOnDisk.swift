internal import Foundation

/// Resolves a project's paths on a case-sensitive disk. Most Macs have case-insensitive disks.
enum PathOnDisk {
  /// The URL of a path relative to a folder. A name that doesn't exist is replaced with an existing name that differs only in
  /// case, if any.
  static func url(_ folder: URL, _ path: String) -> URL {
    let wanted = (path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path)).standardizedFileURL
    guard !FileManager.default.fileExists(atPath: wanted.path) else { return wanted }
    var place = path.hasPrefix("/") ? URL(filePath: "/") : folder.standardizedFileURL
    for name in path.split(separator: "/") {
      let next = place.appending(path: name).standardizedFileURL
      if FileManager.default.fileExists(atPath: next.path) {
        place = next
        continue
      }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      guard let other = names.sorted().first(where: { $0.lowercased() == name.lowercased() }) else { return wanted }
      place = place.appending(path: other).standardizedFileURL
    }
    return place
  }
}
