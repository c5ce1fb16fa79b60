/// Texts of failures: first the verdict, then the reasons, the paths of the pictures, and what to do. At most fifteen lines, except
/// for layout issues, which are all listed.
enum FailureMessage {
  static let maximumLines = 15

  /// The complete message of a snapshot.
  static func text(for snapshot: ComparedSnapshot) -> String {
    let verdict = snapshot.verdict
    var tail: [String] = []
    if verdict.kind == .differs {
      tail += [
        verdict.artifacts.reference.map { "Reference: \($0)" }, verdict.artifacts.actual.map { "Actual:    \($0)" },
        verdict.artifacts.diff.map { "Diff:      \($0)" },
      ].compactMap(\.self)
    } else if let actual = verdict.artifacts.actual {
      tail.append("Actual:    \(actual)")
    }
    if let tool = snapshot.request.diffTool, !tool.isDefault, let reference = verdict.artifacts.reference,
      let actual = verdict.artifacts.actual
    {
      tail.append("Compare:   " + tool(currentFilePath: reference, failedFilePath: actual))
    }
    if let nextStep = verdict.nextStep { tail.append(nextStep) }
    let headline = subject(of: snapshot.request) + " " + verdict.headline + "."
    tail.insert(contentsOf: Console.limited(snapshot.notes.warnings.map { "Warning:   \($0)" }, to: 3), at: 0)
    let room = maximumLines - 1 - tail.count
    // Layout issues are the last of the details.
    let others = verdict.details.dropLast(verdict.findings.count).flatMap(lines)
    let findings = verdict.findings.flatMap(lines)
    let most = max(room - findings.count, others.isEmpty ? 0 : 5)
    // Unchanged lines of a text are omitted in favour of changed ones.
    let shown = others.count > most && isText(verdict) ? others.filter { !$0.hasPrefix(unchanged) } : others
    return printable([headline] + Console.limited(shown, to: most) + findings + tail)
  }

  /// The common message of several snapshots of one call, of which some failed.
  static func text(for snapshots: [ComparedSnapshot]) -> String? {
    let failures = snapshots.filter { !$0.verdict.isPass }
    guard let first = failures.first else { return nil }
    if snapshots.count == 1 { return text(for: first) }
    let headline = "\(failures.count) of \(snapshots.count) snapshots of \(first.request.site.function) failed:"
    if let one = oneProblem(of: failures) { return printable([headline] + one) }
    let shared = sharedChanges(of: failures)
    let heads = shared.prefix(3).map { "All: \($0)" }
    let findings = countedFindings(of: failures, among: snapshots.count)
    var tail: [String] = []
    let folders = failures.compactMap { $0.verdict.artifacts.actual.map(folder) }
    if let one = folders.first {
      tail.append(folders.count == 1 ? "Pictures: \(one)" : "Pictures: \(folder(one)), \(folders.count) folders")
    }
    let recorded = failures.filter { $0.verdict.kind == .recorded }
    if let one = recorded.first {
      tail.append("Recorded: \(recorded.count) in \(folder(one.request.paths.reference))")
    }
    var steps: [String] = []
    for failure in failures {
      let step =
        failure.verdict.kind == .recorded
        ? afterRecording(mode: failure.request.record, count: recorded.count) : failure.verdict.nextStep
      if let step, !steps.contains(step) { steps.append(step) }
    }
    tail += steps.prefix(2)
    // Cells that only have layout issues are named beside the issues.
    let cells = failures.filter { $0.verdict.details != $0.verdict.findings || $0.verdict.findings.isEmpty }
      .map { line(for: $0, without: shared) }
    let room = maximumLines - 1 - heads.count - tail.count
    let least = min(cells.count, 3)
    return printable(
      [headline] + heads + findings + Console.limited(cells, to: max(room - findings.count, least)) + tail)
  }

  /// The error that prevents all of several snapshots from being compared, if it is the same for all; nil otherwise.
  private static func oneProblem(of failures: [ComparedSnapshot]) -> [String]? {
    guard failures.count > 1, let first = failures.first?.verdict, first.kind == .failed, first.findings.isEmpty,
      failures.allSatisfy({
        $0.verdict.kind == .failed && $0.verdict.headline == first.headline && $0.verdict.details == first.details
      })
    else { return nil }
    let steps = first.nextStep.map { [$0] } ?? []
    return ["All: \(first.headline)."]
      + Console.limited(first.details.flatMap(lines), to: maximumLines - 2 - steps.count)
      + steps
  }

  /// Layout issues of several snapshots: each once, with the number of cells that have it, and their names.
  private static func countedFindings(of failures: [ComparedSnapshot], among count: Int) -> [String] {
    var order: [String] = []
    var cells: [String: [String]] = [:]
    for failure in failures {
      for finding in failure.verdict.findings {
        if cells[finding] == nil { order.append(finding) }
        if cells[finding]?.last != failure.request.name.text {
          cells[finding, default: []].append(failure.request.name.text)
        }
      }
    }
    return order.map { finding in
      let names = cells[finding] ?? []
      if names.count == count { return "All \(count): \(finding)" }
      return "\(names.count) of \(count) (\(names.map(Console.line).joined(separator: ", "))): \(finding)"
    }
  }

  /// The changes common to all of several snapshots.
  private static func sharedChanges(of failures: [ComparedSnapshot]) -> [String] {
    guard failures.count > 1, let first = failures.first else { return [] }
    let others = failures.dropFirst().map { Set($0.verdict.changes) }
    // Unchanged lines of a text, and line numbers, don't help here.
    let telling = first.verdict.changes.filter { !$0.hasPrefix(lineNumbers) && !$0.hasPrefix(unchanged) }
    return telling.filter { change in others.allSatisfy { $0.contains(change) } }
  }

  /// The line for one of several snapshots.
  private static func line(for snapshot: ComparedSnapshot, without shared: [String]) -> String {
    let verdict = snapshot.verdict
    let detail: String? =
      switch verdict.kind {
      // The path of a recorded reference follows from the folder and the name.
      case .recorded: verdict.details.dropFirst().first
      case .differs: telling(verdict.changes, without: shared)
      default: verdict.details.first { !verdict.findings.contains($0) }
      }
    let addition = detail.flatMap { lines($0).first }.map { "; \($0)" } ?? ""
    return "\(Console.line(snapshot.request.name.text)): \(verdict.brief ?? verdict.headline)\(addition)"
  }

  /// The starts of lines in a text's patch: of line numbers, and of unchanged lines.
  private static let lineNumbers = "@@ "
  private static let unchanged = "\u{2007}"

  private static func isText(_ verdict: Verdict) -> Bool { verdict.changes.first?.hasPrefix(lineNumbers) == true }

  /// The description of a difference in a line: for views the first change, for a text the first removed and added lines, without
  /// line numbers; nil where all changes are shared.
  private static func telling(_ changes: [String], without shared: [String]) -> String? {
    let own = changes.filter { !shared.contains($0) }
    guard changes.first?.hasPrefix(lineNumbers) == true else { return own.first }
    let lines = own.filter { $0.hasPrefix("\u{2212}") || $0.hasPrefix("+") }
    guard let first = lines.first else { return nil }
    let next = lines.dropFirst().first { $0.hasPrefix("+") && first.hasPrefix("\u{2212}") }
    return next.map { "\(first) \($0)" } ?? first
  }

  /// How to accept an intended difference.
  static func acceptStep(for request: SnapshotRequest, isCI: Bool) -> String {
    if let mode = request.modeOfCode, mode != .failed, mode != .all {
      return "If the change is meant: \(inPlace(of: mode, put: .failed))."
    }
    let command = "SNAPSHOT_TESTING_RECORD=failed swift test --filter \(filter(for: request))"
    if isCI { return "If the change is meant, record it on your machine: \(command)" }
    let inCode =
      request.test.isXCTest
      ? "wrap the test in withSnapshotTesting(record: .failed)" : "give it .snapshots(record: .failed)"
    return "If the change is meant: \(command), or \(inCode)."
  }

  /// How to record a missing reference.
  static func recordStep(for request: SnapshotRequest, isCI: Bool) -> String {
    if let mode = request.modeOfCode, mode == .never {
      return "To record it: \(inPlace(of: mode, put: .missing))."
    }
    let command = "SNAPSHOT_TESTING_RECORD=missing swift test --filter \(filter(for: request))"
    return isCI ? "Record it on your machine and commit it: \(command)" : "To record it: \(command)"
  }

  /// The advice if the code sets a mode, which overrides the environment variable.
  private static func inPlace(
    of mode: SnapshotTestingConfiguration.Record, put other: SnapshotTestingConfiguration.Record
  ) -> String {
    "the test's code asks for the record mode \"\(mode)\", which overrides SNAPSHOT_TESTING_RECORD; ask for .\(other) there"
  }

  /// The advice if two snapshots of a run have the same name.
  static func namingStep(for request: SnapshotRequest) -> String {
    request.test.isParameterized
      ? "Pass `named:` with a name that follows from the test's argument; don't record one of them."
      : "Pass `named:` with a name of its own for each of them, matrices too; don't record one of them."
  }

  /// The advice after a call has recorded references.
  static func afterRecording(mode: SnapshotTestingConfiguration.Record, count: Int = 1) -> String {
    let review = count == 1 ? "Review the recorded reference" : "Review the \(count) recorded references"
    return mode == .all
      ? "\(review), then remove the record mode \"all\" and run the test again."
      : "\(review), then run the test again; it passes if nothing changes."
  }

  /// A regular expression with which `swift test` finds exactly this test, with either library, quoted for a shell.
  private static func filter(for request: SnapshotRequest) -> String {
    let test = request.test
    let method = request.site.function.prefix { $0 != "(" }
    let expression =
      if !test.isNamedByItsFile {
        "^\(pattern(of: test.id))" + (test.isXCTest ? "$" : "")
      } else {
        // Its class or suite is unknown.
        "^\(pattern(of: request.site.module))\\..*\(pattern(of: method))" + (test.isXCTest ? "$" : "\\(")
      }
    // Names in backticks may contain an apostrophe, which would end the quotation.
    return "'" + expression.replacing("'", with: #"'\''"#) + "'"
  }

  /// A regular expression that matches a text literally.
  private static func pattern(of text: some StringProtocol) -> String {
    String(text.flatMap { "\\^$.|?*+()[]{}".contains($0) ? ["\\", $0] : [$0] })
  }

  private static func subject(of request: SnapshotRequest) -> String {
    "Snapshot \"\(Console.line(request.name.text))\" of \(Console.line(request.site.function))"
  }

  private static func folder(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? path
  }

  /// Split at Unicode scalars: a carriage return and a line feed form one character.
  private static func lines(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  /// Replaces characters with a meaning for programs: a null ends C strings, and terminals and CI services interpret control
  /// sequences, which a reference may contain.
  private static func printable(_ lines: [String]) -> String { Console.printable(lines.joined(separator: "\n")) }
}
