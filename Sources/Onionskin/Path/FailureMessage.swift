/// Words for failures: a verdict first, then why, then where the pictures are, then what to do. Never over fifteen lines,
/// except for mistakes in a layout, which are all listed.
enum FailureMessage {
  static let maximumLines = 15

  /// The whole message about one snapshot.
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
    // Mistakes in the layout are the last of the details.
    let others = verdict.details.dropLast(verdict.findings.count).flatMap(lines)
    let findings = verdict.findings.flatMap(lines)
    let most = max(room - findings.count, others.isEmpty ? 0 : 5)
    // Of a text the lines that stayed make way for those that changed.
    let shown = others.count > most && isText(verdict) ? others.filter { !$0.hasPrefix(stayed) } : others
    return printable([headline] + Console.limited(shown, to: most) + findings + tail)
  }

  /// One message about several snapshots of one call, of which some failed.
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
    // Cells with mistakes in their layout and nothing else are named beside the mistakes.
    let cells = failures.filter { $0.verdict.details != $0.verdict.findings || $0.verdict.findings.isEmpty }
      .map { line(for: $0, without: shared) }
    let room = maximumLines - 1 - heads.count - tail.count
    let least = min(cells.count, 3)
    return printable(
      [headline] + heads + findings + Console.limited(cells, to: max(room - findings.count, least)) + tail)
  }

  /// What keeps every one of several snapshots from being compared, where it is the same for all; nil otherwise.
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

  /// Mistakes in the layouts of several snapshots: each once, with the number of the cells that have it, and their names.
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

  /// What changed in every one of several snapshots.
  private static func sharedChanges(of failures: [ComparedSnapshot]) -> [String] {
    guard failures.count > 1, let first = failures.first else { return [] }
    let others = failures.dropFirst().map { Set($0.verdict.changes) }
    // Of a text the lines that stayed, and their numbers, are no help.
    let telling = first.verdict.changes.filter { !$0.hasPrefix(hunk) && !$0.hasPrefix(stayed) }
    return telling.filter { change in others.allSatisfy { $0.contains(change) } }
  }

  /// One of several snapshots in a line.
  private static func line(for snapshot: ComparedSnapshot, without shared: [String]) -> String {
    let verdict = snapshot.verdict
    let detail: String? =
      switch verdict.kind {
      // Where a recording went follows from the folder and the name.
      case .recorded: verdict.details.dropFirst().first
      case .differs: telling(verdict.changes, without: shared)
      default: verdict.details.first { !verdict.findings.contains($0) }
      }
    let addition = detail.flatMap { lines($0).first }.map { "; \($0)" } ?? ""
    return "\(Console.line(snapshot.request.name.text)): \(verdict.brief ?? verdict.headline)\(addition)"
  }

  /// How the lines of a text's patch begin that say where a change stands, and those that didn't change.
  private static let hunk = "@@ "
  private static let stayed = "\u{2007}"

  private static func isText(_ verdict: Verdict) -> Bool { verdict.changes.first?.hasPrefix(hunk) == true }

  /// What a line says of a difference: of views the first change, of a text the first lines that went and came, and nothing of
  /// where they stand; nil where the other snapshots have the same changes.
  private static func telling(_ changes: [String], without shared: [String]) -> String? {
    let own = changes.filter { !shared.contains($0) }
    guard changes.first?.hasPrefix(hunk) == true else { return own.first }
    let lines = own.filter { $0.hasPrefix("\u{2212}") || $0.hasPrefix("+") }
    guard let first = lines.first else { return nil }
    let next = lines.dropFirst().first { $0.hasPrefix("+") && first.hasPrefix("\u{2212}") }
    return next.map { "\(first) \($0)" } ?? first
  }

  /// What to do about a difference that is meant.
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

  /// What to do about a missing reference.
  static func recordStep(for request: SnapshotRequest, isCI: Bool) -> String {
    if let mode = request.modeOfCode, mode == .never {
      return "To record it: \(inPlace(of: mode, put: .missing))."
    }
    let command = "SNAPSHOT_TESTING_RECORD=missing swift test --filter \(filter(for: request))"
    return isCI ? "Record it on your machine and commit it: \(command)" : "To record it: \(command)"
  }

  /// What to do where the code asks for a mode: it beats the environment's variable.
  private static func inPlace(
    of mode: SnapshotTestingConfiguration.Record, put other: SnapshotTestingConfiguration.Record
  ) -> String {
    "the test's code asks for the record mode \"\(mode)\", which overrides SNAPSHOT_TESTING_RECORD; ask for .\(other) there"
  }

  /// What to do where two snapshots of a run have one name.
  static func namingStep(for request: SnapshotRequest) -> String {
    request.test.isParameterized
      ? "Pass `named:` with a name that follows from the test's argument; don't record one of them."
      : "Pass `named:` with a name of its own for each of them, matrices too; don't record one of them."
  }

  /// What to do about references that a call has recorded.
  static func afterRecording(mode: SnapshotTestingConfiguration.Record, count: Int = 1) -> String {
    let review = count == 1 ? "Review the recorded reference" : "Review the \(count) recorded references"
    return mode == .all
      ? "\(review), then remove the record mode \"all\" and run the test again."
      : "\(review), then run the test again; it passes if nothing changes."
  }

  /// A regular expression that `swift test` finds this test by and no other, with either library, quoted for a shell.
  private static func filter(for request: SnapshotRequest) -> String {
    let test = request.test
    let method = request.site.function.prefix { $0 != "(" }
    let expression =
      if !test.isNamedByItsFile {
        "^\(pattern(of: test.id))" + (test.isXCTest ? "$" : "")
      } else {
        // Its class or suite isn't known.
        "^\(pattern(of: request.site.module))\\..*\(pattern(of: method))" + (test.isXCTest ? "$" : "\\(")
      }
    // Names between backticks may hold an apostrophe, which would end the word.
    return "'" + expression.replacing("'", with: #"'\''"#) + "'"
  }

  /// A regular expression for a text itself.
  private static func pattern(of text: some StringProtocol) -> String {
    String(text.flatMap { "\\^$.|?*+()[]{}".contains($0) ? ["\\", $0] : [$0] })
  }

  private static func subject(of request: SnapshotRequest) -> String {
    "Snapshot \"\(Console.line(request.name.text))\" of \(Console.line(request.site.function))"
  }

  private static func folder(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? path
  }

  /// Split at scalars: a carriage return makes one character with the line's end behind it.
  private static func lines(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  /// A program that printed the message as it is would stop at a null, and a terminal or a CI service would obey what a
  /// reference says.
  private static func printable(_ lines: [String]) -> String { Console.printable(lines.joined(separator: "\n")) }
}
