internal import Foundation

/// References that no test uses any more, and temporary files of recordings that were killed.
package enum Orphans {
  /// The reason why a run can't be used.
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
  /// - Throws: `Refusal` after a run that left tests out, may have, failed, or was cut off.
  package static func find(root: String, run: String) throws -> [String] {
    guard FileSystem.entry(at: run) == .folder else {
      throw Refusal("There is no folder of a run at \(run). Without `--run` the newest run is used.")
    }
    guard let manifest = RunManifest(ofRun: run) else {
      throw Refusal(
        "The run in \(run) doesn't say whether it was complete. Run all tests by `onionskin test`, then ask again.")
    }
    // The run may have been on another machine, or the package may have moved since.
    let record = try RunRecord(folders: [run], at: RunPlace(root: root, artifacts: root + "/.artifacts"))
    if let reason = incompleteness(manifest, record) {
      throw Refusal("\(reason) Only a complete run that passes can find orphans: run `onionskin test`, then ask again.")
    }
    let seen = Set(record.entries.map { URL(fileURLWithPath: $0.reference).standardizedFileURL.path })
    let all = references(root: root)
    // Otherwise every reference would be reported as unused.
    guard all.isEmpty || !seen.isDisjoint(with: all) else {
      throw Refusal(
        "The run in \(run) used no reference in \(root)/Snapshots: it is of another package or place. "
          + "Run all tests here by `onionskin test`, then ask again.")
    }
    return all.filter { !seen.contains($0) }
  }

  /// Removes references, and folders that are empty afterwards. Doesn't follow links that another process creates meanwhile.
  ///
  /// - Returns: the number of removed references.
  @discardableResult package static func delete(_ references: [String], root: String) -> Int {
    guard let real = realpath(root, nil) else { return 0 }
    defer { free(real) }
    let top = String(cString: real)
    var count = 0
    for reference in references {
      var names = PathNames.of(reference, below: root)
      guard names.first == "Snapshots", names.count > 1, let name = names.popLast(),
        let folder = try? OpenFolder("\(top)/\(names.joined(separator: "/"))")
      else { continue }
      if folder.removeFile(name) { count += 1 }
      // Only empty folders are removed.
      while let last = names.popLast(),
        let above = try? OpenFolder("\(top)/\(names.joined(separator: "/"))"), above.removeFolder(last)
      {}
    }
    return count
  }

  private static func incompleteness(_ manifest: RunManifest, _ record: RunRecord) -> String? {
    if !manifest.limitingArguments.isEmpty {
      return "The run left tests out (\(manifest.arguments.joined(separator: " ")))."
    }
    if let argument = manifest.hidingArguments.first {
      return "The run had \(argument), with which XCTest doesn't say what it skipped."
    }
    if manifest.finished == nil { return "The run didn't come to its end." }
    if manifest.status != 0 { return "The run failed, with exit status \(manifest.status)." }
    if let test = manifest.tests?.first { return "The run's test \(test.name) \(test.outcome.rawValue)." }
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
