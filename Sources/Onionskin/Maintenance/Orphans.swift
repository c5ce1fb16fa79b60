internal import Foundation

/// References that no test looks at any more, and what recordings left that were killed.
package enum Orphans {
  /// Why a run can't tell.
  package struct Refusal: Error, Hashable, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
      self.description = description
    }
  }

  /// The references of a package that a complete run didn't touch, sorted.
  ///
  /// - Parameters:
  ///   - root: the package's folder.
  ///   - run: the run's folder.
  /// - Throws: `Refusal` after a run that left tests out, failed, or was cut off.
  package static func find(root: String, run: String) throws -> [String] {
    guard let manifest = RunManifest(ofRun: run) else {
      throw Refusal(
        "The run in \(run) doesn't say whether it was complete. Run all tests by `onionskin test`, then ask again.")
    }
    let record = try RunRecord(folders: [run])
    if let reason = incompleteness(manifest, record) {
      throw Refusal("\(reason) Only a complete run that passes can tell orphans: run `onionskin test`, then ask again.")
    }
    let seen = Set(record.entries.map { URL(fileURLWithPath: $0.reference).standardizedFileURL.path })
    return references(root: root).filter { !seen.contains($0) }
  }

  /// Removes references, and folders that are empty then.
  package static func delete(_ references: [String], root: String) {
    let top = root + "/Snapshots"
    for reference in references {
      FileSystem.remove(reference)
      var folder = FileSystem.folder(of: reference)
      // Only an empty folder goes.
      while folder.hasPrefix(top), rmdir(folder) == 0 { folder = FileSystem.folder(of: folder) }
    }
  }

  private static func incompleteness(_ manifest: RunManifest, _ record: RunRecord) -> String? {
    if !manifest.limitingArguments.isEmpty {
      return "The run left tests out (\(manifest.arguments.joined(separator: " ")))."
    }
    if manifest.status != 0 { return "The run failed, with exit status \(manifest.status)." }
    if let first = manifest.skippedTests.first {
      let more = manifest.skippedTests.count > 1 ? " and \(manifest.skippedTests.count - 1) more" : ""
      return "The run skipped tests: \(first)\(more)."
    }
    if record.unreadableLines > 0 { return "The run's record was cut off: a test process crashed." }
    if let failure = record.entries.first(where: { !$0.verdict.isPass }) {
      return "The run's snapshot \(failure.name) of \(failure.test) is \(failure.verdict.rawValue)."
    }
    if record.entries.isEmpty { return "The run saw no snapshots." }
    return nil
  }

  private static func references(root: String) -> [String] {
    let top = root + "/Snapshots"
    let found = FileManager.default.enumerator(atPath: top)?.compactMap { $0 as? String } ?? []
    func isHidden(_ path: String) -> Bool {
      let names = PathNames.of(path)
      return names.dropLast().contains { $0.hasPrefix(".") }
        || names.last.map { $0.hasPrefix(".") && !TemporaryFiles.isName($0) } == true
    }
    return found.filter { !isHidden($0) }.map { "\(top)/\($0)" }
      .filter { path in
        if case .file = FileSystem.entry(at: path) { return true }
        return false
      }.map { URL(fileURLWithPath: $0).standardizedFileURL.path }.sorted()
  }
}
