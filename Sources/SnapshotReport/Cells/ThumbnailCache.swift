package import Foundation
internal import Onionskin

/// Small versions of pictures, kept in a folder by the digest of the picture's bytes: a page of thousands of snapshots
/// decodes only those that it hasn't seen before. A folder that can't be written to costs time, nothing else.
package struct ThumbnailCache: Sendable {
  /// Another one for small versions that are made in another way.
  private static let version = 2
  /// How many small versions stay when a page is made: those used last.
  package static let limit = 20_000

  private let folder: String

  /// - Parameter folder: where they are kept; made when the first is.
  package init(folder: String) {
    self.folder = "\(folder)/v\(ThumbnailCache.version)-\(Int(Thumbnail.side))"
  }

  /// The cache of a package, in its build folder.
  package init(root: String) {
    self.init(folder: "\(root)/.build/onionskin/thumbnails")
  }

  /// A PNG of the picture scaled down; nil for bytes that are no picture, and for pictures that are small already.
  package func png(of data: Data) -> Data? {
    let digest = FileDigest.text(of: data)
    let path = "\(folder)/\(digest.prefix(2))/\(digest).png"
    if let kept = try? FileSystem.read(path) {
      // Used now: the unused ones go first.
      utimes(path, nil)
      return kept.isEmpty ? nil : kept
    }
    let made = Thumbnail.png(of: data)
    // An empty file says that there is none.
    try? FileSystem.write(made ?? Data(), to: path)
    return made
  }

  /// Removes what wasn't used for longest, down to the limit.
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
