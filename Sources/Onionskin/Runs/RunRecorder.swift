internal import Foundation
internal import Synchronization

/// Appends what a process saw to a file of its own in the run's folder, a line at a time: a crash loses nothing that was
/// seen before, and processes that run at once don't meet.
package final class RunRecorder: Sendable {
  /// How many folders of older runs are kept.
  package static let keptRuns = 20

  private struct State {
    var descriptor: Int32?
    var sequence = 0
    var hasFailed = false
  }

  private let folder: String
  private let isShared: Bool
  private let trusted: [String]
  private let state = Mutex(State())

  /// - Parameters:
  ///   - folder: where the file goes.
  ///   - isShared: whether the folder is one of many runs' next to each other, of which old ones are removed.
  ///   - trusted: folders below which no link is followed: the package's, and that of artifacts.
  package init(folder: String, isShared: Bool = false, below trusted: [String] = []) {
    self.folder = folder
    self.isShared = isShared
    self.trusted = trusted
  }

  deinit {
    state.withLock { state in
      if let descriptor = state.descriptor { close(descriptor) }
    }
  }

  /// Appends entries, in one piece each. A folder that can't be written to costs the record, not the test.
  package func append(_ entries: [RunEntry]) {
    state.withLock { state in
      guard let descriptor = openFile(&state) else { return }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      for var entry in entries {
        state.sequence += 1
        entry.sequence = state.sequence
        guard var line = try? encoder.encode(entry) else { continue }
        line.append(0x0A)
        _ = line.withUnsafeBytes { FileSystem.writeAll($0, descriptor) }
      }
    }
  }

  private func openFile(_ state: inout State) -> Int32? {
    if let descriptor = state.descriptor { return descriptor }
    guard !state.hasFailed else { return nil }
    if isShared { RunRecorder.removeOldRuns(next: folder, below: trusted) }
    let path = "\(folder)/\(getpid())-\(UUID().uuidString.prefix(8)).jsonl"
    if let descriptor = GuardedPlace(path, below: trusted).openNew() {
      state.descriptor = descriptor
      return descriptor
    }
    state.hasFailed = true
    return nil
  }

  /// A name that all test processes of one `swift test` have in common: its process, and when that started.
  package static var nameOfCurrentRun: String {
    let parent = getppid()
    guard let status = try? String(contentsOfFile: "/proc/\(parent)/stat", encoding: .utf8),
      let end = status.lastIndex(of: ")")
    else { return "run-\(parent)" }
    // Fields from the third on; the twenty-second is the start in clock ticks.
    let fields = status[status.index(after: end)...].split(separator: " ")
    return fields.count > 19 ? "run-\(fields[19])-\(parent)" : "run-\(parent)"
  }

  /// Removes the folders of older runs next to one that is new, but for the last ``keptRuns``, itself among them.
  ///
  /// - Parameter trusted: folders below which no link is followed.
  package static func removeOldRuns(next folder: String, below trusted: [String]) {
    let (parent, name) = PathNames.split(folder)
    guard let open = try? GuardedPlace(parent, below: trusted).openFolder() else { return }
    let runs = open.folders(named: "run-").filter { $0 != name }
    for run in runs.dropFirst(keptRuns - 1) { open.removeAll(run) }
  }
}
