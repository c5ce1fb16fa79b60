internal import Foundation
internal import Synchronization

/// Appends entries to a file of this process in the run's folder, one line each, so that a crash loses no earlier entries and
/// concurrent processes don't conflict.
package final class RunRecorder: Sendable {
  /// The number of older runs' folders that are kept.
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
  ///   - folder: the folder of the file.
  ///   - isShared: whether the folder is one of several runs' next to each other, of which old ones are removed.
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

  /// Appends entries, with a single write each. If the folder isn't writable, the record is lost, but the test continues.
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

  /// A name that all test processes of one `swift test` share: its process identifier and start time.
  package static var nameOfCurrentRun: String {
    let parent = getppid()
    guard let status = try? String(contentsOfFile: "/proc/\(parent)/stat", encoding: .utf8),
      let end = status.lastIndex(of: ")")
    else { return "run-\(parent)" }
    // The fields after the second; the twenty-second is the start time in clock ticks.
    let fields = status[status.index(after: end)...].split(separator: " ")
    return fields.count > 19 ? "run-\(fields[19])-\(parent)" : "run-\(parent)"
  }

  /// Removes the folders of older runs next to a new one, except the last ``keptRuns`` including it.
  ///
  /// - Parameter trusted: folders below which no link is followed.
  package static func removeOldRuns(next folder: String, below trusted: [String]) {
    let (parent, name) = PathNames.split(folder)
    guard let open = try? GuardedPlace(parent, below: trusted).openFolder() else { return }
    let runs = open.folders(named: "run-").filter { $0 != name }
    for run in runs.dropFirst(keptRuns - 1) { open.removeAll(run) }
  }
}
