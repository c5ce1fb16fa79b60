internal import Foundation
internal import Onionskin

/// One snapshot as a page shows it: what the run remembers, with the pictures read from their files.
struct ReportedCell: Sendable {
  /// A picture in a page.
  struct Picture: Sendable {
    /// What stands below it: `reference`, `actual`, `difference`.
    let caption: String
    /// The whole picture's bytes.
    let full: Data
    /// A small version; nil where the whole picture is small.
    let thumbnail: Data?
  }

  let entry: RunEntry
  let pictures: [Picture]

  init(_ entry: RunEntry) {
    self.entry = entry
    let files: [(String, String?)] =
      switch entry.verdict {
      case .matched, .tolerated: [("reference", entry.reference)]
      case .recorded: [("recorded", entry.reference)]
      case .differs, .missing, .failed:
        [
          ("reference", entry.artifacts.reference), ("actual", entry.artifacts.actual),
          ("difference", entry.artifacts.diff),
        ]
      }
    pictures = files.compactMap { caption, path in
      guard let path, path.hasSuffix(".png"), let data = try? FileSystem.read(path), !data.isEmpty else { return nil }
      return Picture(caption: caption, full: data, thumbnail: Thumbnail.png(of: data))
    }
  }

  /// Reads the pictures of all entries, on every core; in the entries' order.
  static func cells(of entries: [RunEntry]) -> [ReportedCell] {
    let store = CellStore(count: entries.count)
    DispatchQueue.concurrentPerform(iterations: entries.count) { store.set($0, ReportedCell(entries[$0])) }
    return store.cells
  }
}

/// Sendable because a lock guards what is in it.
private final class CellStore: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: [ReportedCell?]

  init(count: Int) {
    stored = Array(repeating: nil, count: count)
  }

  func set(_ index: Int, _ cell: ReportedCell) {
    lock.withLock { stored[index] = cell }
  }

  var cells: [ReportedCell] { lock.withLock { stored.compactMap(\.self) } }
}
