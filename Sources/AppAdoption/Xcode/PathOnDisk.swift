internal import Foundation

/// Paths as projects name them, on a disk that tells capital letters from small ones, as most disks of Macs don't.
enum PathOnDisk {
  /// A path from a folder. Where nothing has its name, what has the same letters, capital or small, if there is one.
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
