internal import Foundation
internal import Onionskin

/// The event stream of a Swift Testing run, with a line of JSON for each test and event. It is written while tests run: if a
/// process ends during a test, the test has begun but not ended.
struct TestEvents {
  private struct Line: Decodable {
    var kind: String
    var payload: Payload
  }

  private struct Payload: Decodable {
    struct Place: Decodable {
      var filePath: String?
      // The name in older versions.
      var _filePath: String?
      var line: Int?

      var file: String? { filePath ?? _filePath }
    }

    struct Issue: Decodable {
      var isKnown: Bool?
      var isFailure: Bool?
      var sourceLocation: Place?
    }

    struct Message: Decodable {
      var symbol: String
      var text: String
    }

    var kind: String
    var id: String?
    var testID: String?
    var sourceLocation: Place?
    var issue: Issue?
    var messages: [Message]?
  }

  /// A test or a suite, with the data in the stream.
  private struct State {
    var name: String
    var isSuite = false
    var place: Payload.Place?
    var hasStarted = false
    var hasEnded = false
    var isSkipped = false
    var hasFailed = false
    var issues: [(text: String, place: Payload.Place?)] = []
    /// The positions of issues that tests expect.
    var knownPlaces: [Payload.Place] = []
  }

  private var states: [String: State] = [:]
  private var order: [String] = []
  private(set) var hasRunEnded = false
  private(set) var hasRunStarted = false

  /// - Parameter stream: the bytes of the stream; lines that can't be parsed, such as incomplete ones, are ignored.
  init(stream: Data) {
    let decoder = JSONDecoder()
    for line in stream.split(separator: 0x0A) {
      if let line = try? decoder.decode(Line.self, from: line) { read(line) }
    }
  }

  private mutating func read(_ line: Line) {
    let payload = line.payload
    if line.kind == "test", let id = payload.id {
      guard payload.kind == "function" || payload.kind == "suite" else { return }
      if states[id] == nil { order.append(id) }
      states[id] = State(
        name: TestEvents.name(of: id), isSuite: payload.kind == "suite", place: payload.sourceLocation)
      return
    }
    let id = payload.testID ?? TestEvents.noTest
    switch payload.kind {
    case "runStarted": hasRunStarted = true
    case "runEnded": hasRunEnded = true
    case "testStarted": states[id]?.hasStarted = true
    case "testSkipped": states[id]?.isSkipped = true
    case "testEnded":
      states[id]?.hasEnded = true
      if payload.messages?.first?.symbol == "fail" { states[id]?.hasFailed = true }
    case "issueRecorded":
      guard let issue = payload.issue else { return }
      if issue.isKnown == true, let place = issue.sourceLocation { states[id]?.knownPlaces.append(place) }
      guard issue.isKnown != true, issue.isFailure ?? true else { return }
      if states[id] == nil {
        order.append(id)
        // Only the position is known.
        states[id] = State(name: id, isSuite: true)
      }
      let text = TestEvents.text(of: payload.messages ?? [])
      // An issue without a test is reported twice.
      if id == TestEvents.noTest, states[id]?.issues.contains(where: { $0.text == text }) == true { return }
      states[id]?.issues.append((text, issue.sourceLocation))
    default: break
    }
  }

  /// The owner of issues that a detached task or another thread recorded: the runner doesn't know their test.
  private static let noTest = "outside of every test"

  /// The message for an issue. If the test has its own comment, the runner's message is redundant.
  private static func text(of messages: [Payload.Message]) -> String {
    let texts = messages.map(\.text)
    let own = texts.count > 1 && texts[0] == "Issue recorded" ? texts[1...] : texts[...]
    return own.isEmpty ? "An issue was recorded." : own.joined(separator: "\n")
  }

  /// `AppTests.Screens/welcome()` of `AppTests.Screens/welcome()/ScreenTests.swift:10:4`.
  private static func name(of id: String) -> String {
    guard let end = id.lastIndex(of: "/"), id[end...].contains(/\.swift:\d+:\d+$/) else { return id }
    return String(id[..<end])
  }

  /// The positions at which tests expect their issues; nil for none.
  var knownFailures: [KnownFailure]? {
    let all = order.compactMap { states[$0] }.flatMap { state in
      state.knownPlaces.compactMap { place in
        place.file.flatMap { file in
          place.line.map { KnownFailure(test: state.name, sourceFile: file, line: $0) }
        }
      }
    }
    return all.isEmpty ? nil : all
  }

  /// The tests that failed, crashed or never ran.
  ///
  /// - Parameters:
  ///   - root: the package's folder, which paths are relative to.
  ///   - snapshots: the results of the run's snapshots, whose messages aren't repeated.
  ///   - output: the end of the output, for tests that crashed.
  func tests(root: String, snapshots: [RunEntry], output: String) -> [RunTest] {
    let told = ToldFailures(snapshots)
    func relative(_ path: String?) -> String? {
      path.map { $0.hasPrefix(root + "/") ? String($0.dropFirst(root.count + 1)) : $0 }
    }
    let failedSuites = states.values.filter { $0.isSuite && !$0.issues.isEmpty }
    let cutSuites = cutSuites
    let tests = order.compactMap { states[$0] }.compactMap { state -> RunTest? in
      var issues = state.issues.filter { issue in
        guard let file = issue.place?.file, let line = issue.place?.line else { return true }
        return !told.include(issue.text, file: file, line: line)
      }
      let isWaiting = hasRunStarted && !state.hasStarted && !state.isSkipped && !state.isSuite
      let outcome: RunTest.Outcome
      if state.hasStarted, !state.hasEnded, !hasRunEnded, !state.isSuite || cutSuites?.contains(state.name) == true {
        outcome = .crashed
      } else if !issues.isEmpty || state.hasFailed && state.issues.isEmpty && !state.isSuite {
        outcome = .failed
      } else if isWaiting, !hasRunEnded {
        outcome = .neverRan
      } else if isWaiting, let suite = failedSuites.first(where: { state.name.hasPrefix($0.name + "/") }) {
        outcome = .neverRan
        issues = [("Its suite \(suite.name) failed before this test's turn came.", nil)]
      } else {
        return nil
      }
      return RunTest(
        name: state.name, outcome: outcome, sourceFile: relative(state.place?.file), line: state.place?.line,
        issues: issues.map {
          RunTest.Issue(text: $0.text, sourceFile: relative($0.place?.file), line: $0.place?.line)
        }, output: outcome == .crashed ? output : nil)
    }
    guard cutSuites?.isEmpty == true else { return tests }
    return [RunTest(name: TestEvents.noTest, outcome: .crashed, output: output)] + tests
  }

  /// The state if a process ended between tests, for example in the set-up of a suite or when it deallocates a suite: the current
  /// suites, without the enclosing ones. Nil if a test was running, or if the run ended normally.
  private var cutSuites: Set<String>? {
    guard hasRunStarted, !hasRunEnded else { return nil }
    let cut = states.values.filter { $0.hasStarted && !$0.hasEnded }
    guard cut.allSatisfy(\.isSuite) else { return nil }
    let names = cut.map(\.name)
    return Set(names.filter { name in !names.contains { $0.hasPrefix(name + "/") } })
  }
}
