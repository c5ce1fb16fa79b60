internal import Foundation
internal import Onionskin

/// What XCTest prints of a run: it has no event stream.
struct XCTestOutput {
  private var lines = OutputLines()
  private var running: String?
  /// The suites that have begun, the outermost first; empty between processes.
  private var suites: [String] = []
  private var issues: [String: [RunTest.Issue]] = [:]
  private var failed: [String] = []
  private var crashed: [String] = []

  /// Takes a piece of output; lines may be cut anywhere.
  mutating func read(_ data: Data) {
    for line in lines.lines(in: data) { read(line: line) }
  }

  private mutating func read(line: String) {
    // What a test printed may stand before it, without a line's end.
    if let match = line.firstMatch(of: /Test Case '([^']+)' (started at|passed|failed|skipped) [^']*$/) {
      // Outside of every suite another program prints it: a tool that a test runs.
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
        // The outermost one again is another process's.
        if name == suites.first { endRunning() }
        suites.append(name)
      } else if let place = suites.lastIndex(of: name) {
        suites.removeSubrange(place...)
        running = nil
      }
    } else if line.contains("Test run started.") {
      // Swift Testing has a process of its own, which begins when XCTest's is over.
      endRunning()
    }
  }

  /// What a process had begun and not ended is where it ended: a test, or between tests a suite.
  private mutating func endRunning() {
    if let last = running ?? suites.last { crashed.append(last) }
    running = nil
    suites = []
  }

  /// The tests that failed or crashed. Which ones never ran isn't printed.
  ///
  /// - Parameters: as those of `TestEvents`.
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
