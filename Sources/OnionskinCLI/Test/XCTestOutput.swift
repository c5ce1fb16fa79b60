internal import Foundation
internal import Onionskin

/// XCTest's output of a run, because XCTest has no event stream.
struct XCTestOutput {
  private var lines = OutputLines()
  private var running: String?
  /// The suites that have begun, the outermost first; empty between processes.
  private var suites: [String] = []
  private var issues: [String: [RunTest.Issue]] = [:]
  private var failed: [String] = []
  private var crashed: [String] = []

  /// Adds a piece of output, which may end inside a line.
  mutating func read(_ data: Data) {
    for line in lines.lines(in: data) { read(line: line) }
  }

  private mutating func read(line: String) {
    // On the same line, output of a test without a line break can precede it.
    if let match = line.firstMatch(of: /Test Case '([^']+)' (started at|passed|failed|skipped) [^']*$/) {
      // Outside of all suites, it is the output of another program that a test runs.
      guard !suites.isEmpty else { return }
      let name = String(match.1)
      if match.2 == "started at" {
        running = name
      } else {
        running = nil
        if match.2 == "failed" { failed.append(name) }
      }
    } else if let match = line.firstMatch(of: /^(.+):(\d+): error: ([\w.]+) : (.*)$/) {
      let issue = RunTest.Issue(text: String(match.4), sourceFile: String(match.1), line: Int(match.2))
      issues[String(match.3), default: []].append(issue)
    } else if let match = line.firstMatch(of: /Test Suite '(.+)' (started|passed|failed) at [^']*$/) {
      let name = String(match.1)
      if match.2 == "started" {
        // A second outermost suite belongs to another process.
        if name == suites.first { endRunning() }
        suites.append(name)
      } else if let place = suites.lastIndex(of: name) {
        suites.removeSubrange(place...)
        running = nil
      }
    } else if line.contains("Test run started.") {
      // Swift Testing has a separate process, which begins after XCTest's has ended.
      endRunning()
    }
  }

  /// The position at which a process ended: a test that has begun but not ended, or between tests a suite.
  private mutating func endRunning() {
    if let last = running ?? suites.last { crashed.append(last) }
    running = nil
    suites = []
  }

  /// The tests that failed or crashed. XCTest doesn't print which tests never ran.
  ///
  /// - Parameters: as for `TestEvents`.
  func tests(root: String, snapshots: [RunEntry], output: String) -> [RunTest] {
    let told = ToldFailures(snapshots)
    let broken = crashed + [running ?? suites.last].compactMap(\.self)
    return (broken + failed).compactMap { name in
      let isBroken = broken.contains(name)
      let all = issues[name] ?? []
      let own = all.filter { issue in
        !told.include(issue.text, file: issue.sourceFile ?? "", line: issue.line ?? 0)
      }.map { issue in
        var issue = issue
        if let file = issue.sourceFile, file.hasPrefix(root + "/") {
          issue.sourceFile = String(file.dropFirst(root.count + 1))
        }
        return issue
      }
      if !isBroken && own.isEmpty && !all.isEmpty { return nil }
      return RunTest(
        name: name, outcome: isBroken ? .crashed : .failed, sourceFile: own.first?.sourceFile, line: own.first?.line,
        issues: own, output: isBroken ? output : nil)
    }
  }
}
