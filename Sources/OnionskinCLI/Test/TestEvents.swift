internal import Foundation
internal import Onionskin

/// What Swift Testing tells of a run in its event stream, a line of JSON for each test and event. It is written while tests
/// run: where a process ends in a test's middle, the test has begun there and not ended.
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

  /// A test or a suite as far as the stream tells.
  private struct State {
    var name: String
    var isSuite = false
    var place: Payload.Place?
    var hasStarted = false
    var hasEnded = false
    var isSkipped = false
    var hasFailed = false
    var issues: [(text: String, place: Payload.Place?)] = []
    /// Where issues were recorded that the test expects.
    var knownPlaces: [Payload.Place] = []
  }

  private var states: [String: State] = [:]
  private var order: [String] = []
  private(set) var hasRunEnded = false
  private(set) var hasRunStarted = false

  /// - Parameter stream: the stream's bytes; lines that can't be read, as one that was cut off, are left out.
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
        // Its own place is all that is known.
        states[id] = State(name: id, isSuite: true)
      }
      let text = TestEvents.text(of: payload.messages ?? [])
      // One of no test is reported twice.
      if id == TestEvents.noTest, states[id]?.issues.contains(where: { $0.text == text }) == true { return }
      states[id]?.issues.append((text, issue.sourceLocation))
    default: break
    }
  }

  /// What issues belong to that a detached task or another thread recorded: the runner knows of no test there.
  private static let noTest = "outside of every test"

  /// What is reported of an issue. Where a test gives its own words, the runner's before them are redundant.
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

  /// Where tests expect their issues; nil for nowhere.
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
  ///   - snapshots: what the run's snapshots came to: their messages aren't repeated.
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

  /// Where a process ended while no test was running, as in what a suite does around its tests, or where it lets a suite go:
  /// the suites that it was in, without those that these lie in. Nil where a test was running, or the run came to its end.
  private var cutSuites: Set<String>? {
    guard hasRunStarted, !hasRunEnded else { return nil }
    let cut = states.values.filter { $0.hasStarted && !$0.hasEnded }
    guard cut.allSatisfy(\.isSuite) else { return nil }
    let names = cut.map(\.name)
    return Set(names.filter { name in !names.contains { $0.hasPrefix(name + "/") } })
  }
}
