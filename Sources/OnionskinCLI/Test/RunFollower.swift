internal import Foundation
internal import Onionskin

/// Reads the data that test processes append to a run's folder while they run.
struct RunFollower {
  private let folder: String
  private var offsets: [String: UInt64] = [:]

  init(folder: String) {
    self.folder = folder
  }

  /// The new data since the last call. Incomplete lines are returned by a later call.
  mutating func newEntries() -> [RunEntry] {
    var entries: [RunEntry] = []
    let decoder = JSONDecoder()
    for path in RunRecord.files(in: folder) {
      guard case .file = FileSystem.entry(at: path), let file = FileHandle(forReadingAtPath: path) else { continue }
      defer { try? file.close() }
      let start = offsets[path] ?? 0
      guard (try? file.seek(toOffset: start)) != nil, let data = try? file.readToEnd(),
        let end = data.lastIndex(of: 0x0A)
      else { continue }
      let complete = data[data.startIndex...end]
      offsets[path] = start + UInt64(complete.count)
      entries += complete.split(separator: 0x0A).compactMap { try? decoder.decode(RunEntry.self, from: $0) }
    }
    return entries
  }
}
