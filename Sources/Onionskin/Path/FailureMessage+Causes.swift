/// The texts for each cause.
extension FailureMessage {
  /// The text of a verdict: the problem, its details, and what the reader can do.
  static func verdict(_ cause: FailureCause, of request: SnapshotRequest, isCI: Bool) -> Verdict {
    var verdict = Verdict(kind(of: cause), headline(of: cause), details: details(of: cause, request))
    verdict.nextStep = nextStep(after: cause, request, isCI)
    return verdict
  }

  /// A detail for a snapshot whose name another snapshot of this run has with other contents: recording this one would make the
  /// other one fail, repeatedly.
  static let sharedName = "Another snapshot of this run has the same name, and another look."

  private static func kind(of cause: FailureCause) -> Verdict.Kind {
    switch cause {
    case .noReference: .missing
    case .recorded: .recorded
    default: .failed
    }
  }

  private static func headline(of cause: FailureCause) -> String {
    switch cause {
    case .environment: "was not compared"
    case .problem(let problem): problem.headline
    case .notTaken: "could not be taken"
    case .notPainted: "could not be painted"
    case .notCompared: "could not be compared"
    case .sharedReference(let other): "would use the same reference as \(other.description)"
    case .recordedOtherwise: "differs from what this run recorded under the same name before"
    case .noReference: "has no reference, and the record mode \"never\" writes none"
    case .unusableReference: "has a reference that can't be used"
    case .recorded(let isNew, let cause):
      (isNew ? "had no reference and was recorded" : "was recorded")
        + (cause.map { ", because \(words(for: $0))" } ?? "")
    }
  }

  private static func words(for cause: FailureCause.RecordingCause) -> String {
    switch cause {
    case .difference(let headline): "it \(headline)"
    case .unusableReference: "its reference was unusable"
    }
  }

  private static func details(of cause: FailureCause, _ request: SnapshotRequest) -> [String] {
    let reference = request.paths.reference
    return switch cause {
    case .environment(let problem): [problem]
    case .problem(let problem): [problem.detail]
    case .notTaken(let error), .notPainted(let error), .notCompared(let error): [String(describing: error)]
    case .sharedReference:
      ["Both map to \(reference), where capital letters count as small ones, as on a Mac."]
    case .recordedOtherwise: ["Reference: \(reference)"]
    case .noReference: ["Expected: \(reference)"]
    case .unusableReference(let reason): [reason, "Reference: \(reference)"]
    case .recorded: ["Recorded: \(reference)"]
    }
  }

  private static func nextStep(after cause: FailureCause, _ request: SnapshotRequest, _ isCI: Bool) -> String? {
    switch cause {
    case .environment, .notTaken, .notPainted, .notCompared: nil
    case .problem(let problem): problem.nextStep
    case .sharedReference(let other):
      other.name == request.name.text
        ? "Pass `named:` with a name of its own in one of them: tests of one name in a file share their references' names."
        : "Give one of them a name that differs in letters or digits."
    case .recordedOtherwise: namingStep(for: request)
    case .noReference: recordStep(for: request, isCI: isCI)
    case .unusableReference: acceptStep(for: request, isCI: isCI)
    case .recorded: afterRecording(mode: request.record)
    }
  }
}
