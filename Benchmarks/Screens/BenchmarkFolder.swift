import Foundation

/// Where the files of a run lie.
struct BenchmarkFolder {
  let url: URL
  private let isTemporary: Bool

  /// - Parameter pictures: is kept; nil for a temporary folder.
  init(keepingPicturesIn pictures: URL?) throws {
    isTemporary = pictures == nil
    url =
      pictures
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("ScreenBenchmark-\(UUID())", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  func remove() {
    if isTemporary { try? FileManager.default.removeItem(at: url) }
  }
}
