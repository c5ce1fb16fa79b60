package import Foundation
internal import Onionskin

/// Thumbnails of pictures, stored in a folder by the digest of the picture's bytes: a page with thousands of snapshots only decodes
/// new ones. A folder that isn't writable costs time, but has no other effect.
package struct ThumbnailCache: Sendable {
  /// Incremented when thumbnails are created differently.
  private static let version = 2
  /// The number of thumbnails to keep when a page is created: the most recently used ones.
  package static let limit = 20_000

  private let folder: String

  /// - Parameter folder: the folder of the thumbnails; created with the first one.
  package init(folder: String) {
    self.folder = "\(folder)/v\(ThumbnailCache.version)-\(Int(Thumbnail.side))"
  }

  /// The cache of a package, in its build folder.
  package init(root: String) {
    self.init(folder: "\(root)/.build/onionskin/thumbnails")
  }

  /// A PNG of the picture, scaled down; nil for bytes that aren't a picture, and for pictures that are small already.
  package func png(of data: Data) -> Data? {
    let digest = FileDigest.text(of: data)
    let path = "\(folder)/\(digest.prefix(2))/\(digest).png"
    if let kept = try? FileSystem.read(path) {
      // Marks the file as used: unused ones are removed first.
      utimes(path, nil)
      return kept.isEmpty ? nil : kept
    }
    let made = Thumbnail.png(of: data)
    // An empty file means that there is no thumbnail.
    try? FileSystem.write(made ?? Data(), to: path)
    return made
  }

  /// Removes the least recently used files, down to the limit.
  package func prune(to limit: Int = ThumbnailCache.limit) {
    let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let names = found.filter { $0.hasSuffix(".png") }
    guard names.count > limit else { return }
    func date(_ path: String) -> Int {
      var status = stat()
      return stat(path, &status) == 0 ? status.st_mtim.tv_sec * 1000 + status.st_mtim.tv_nsec / 1_000_000 : 0
    }
    let paths = names.map { "\(folder)/\($0)" }.map { (path: $0, date: date($0)) }
    for (path, _) in paths.sorted(by: { $0.date > $1.date }).dropFirst(limit) { unlink(path) }
  }
}
