import Foundation
import OnionskinTestSupport
import Testing
import UIKit

@testable import Onionskin

@Suite struct RunnerReportingTests {
  @Test func theRunnerIsSwiftTesting() async {
    #expect(TestRunner.current == .swiftTesting)
    let elsewhere = await Task.detached { (Test.current == nil, TestRunner.current) }.value
    #expect(elsewhere == (true, .swiftTesting))
  }

  @Test(arguments: [
    (["x.xctest", "--testing-library", "swift-testing"], TestRunner.swiftTesting),
    (["x.xctest", "--testing-library=swift-testing", "--filter", "a"], .swiftTesting),
    (["x.xctest"], .xcTest), (["x.xctest", "M.C/t"], .xcTest), (["x.xctest", "--testing-library", "xctest"], .xcTest),
    (["x.xctest", "--testing-library"], .xcTest),
  ])
  func argumentsTellTheRunner(arguments: [String], runner: TestRunner) {
    #expect(TestRunner.runner(arguments: arguments) == runner)
  }

  @Test func aFailureIsAnIssueAtTheCallersLine() {
    let folder = TestFolder()
    let session = SnapshotSession(
      environment: SnapshotEnvironment(["SNAPSHOT_TESTING_RECORD": "never"]), reporter: RunnerReporter(),
      rootFolder: folder.path)
    let line = #line + 3
    withKnownIssue {
      SnapshotSession.$current.withValue(session) {
        assertSnapshot(of: "a", as: .lines)
      }
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.sourceLocation?.fileName == "RunnerReportingTests.swift"
        && issue.comments.contains { $0.rawValue.contains("has no reference") }
    }
  }

  @Test func aFailureOnAnotherThreadIsAnIssue() async {
    let folder = TestFolder()
    let session = SnapshotSession(
      environment: SnapshotEnvironment(["SNAPSHOT_TESTING_RECORD": "never"]), reporter: RunnerReporter(),
      rootFolder: folder.path)
    await withKnownIssue {
      await withCheckedContinuation { continuation in
        SnapshotSession.$current.withValue(session) { assertSnapshot(of: "a", as: .lines) }
        continuation.resume()
      }
    }
  }

  /// The system only reports a signal's number for a stack overflow.
  @Test(arguments: ["main", "thread"]) func anEndlessRecursionNamesItsTest(place: String) throws {
    let folder = TestFolder()
    let child = try ChildProcess(
      ChildProcess.testExecutable, ["OnionskinTests.XCTestSnapshotTests/testFixtureThatOverflows"],
      environment: ["ONIONSKIN_OVERFLOW": "\(folder.path)/\(place)", "SWIFT_BACKTRACE": "enable=no"])
    #expect(child.status != 0)
    let line = child.output.split(separator: "\n").filter { $0.hasPrefix("Onionskin: The stack is full") }
    #expect(line.count == 1)
    #expect(line.first?.contains("XCTestSnapshotTests/testFixtureThatOverflows at XCTestSnapshotTests.swift:") == true)
  }

  /// The message of Xcode's checker. If the compiler checks the thread, the process ends after the message.
  @Test(arguments: [
    "UILabel.init(frame:)", "UILabel.text", "UIView.frame", "UIView.alpha", "UIView.addSubview(_:)",
    "UIViewController.view",
  ])
  func viewsInTheBackgroundAreNamed(call: String) throws {
    let child = try ChildProcess(
      ChildProcess.testExecutable, ["OnionskinTests.XCTestSnapshotTests/testFixtureThatUsesViewsInTheBackground"],
      environment: ["ONIONSKIN_BACKGROUND": call, "SWIFT_BACKTRACE": "enable=no"])
    #expect(child.output.contains("\(call) was used on a background thread"), "\(child.output)")
    // A process that creates its first view in the background has all other features.
    #expect(!child.output.contains("Classes aren't laid out as this version expects"))
  }

  /// A process that uses XCTest shows that failures reach XCTest, from the test's thread and from another one.
  @Test func failuresReachXCTest() throws {
    let folder = TestFolder()
    let child = try ChildProcess(
      ChildProcess.testExecutable, ["OnionskinTests.XCTestSnapshotTests/testFixtureThatFails"],
      environment: ["ONIONSKIN_FIXTURE": folder.path])
    #expect(child.status == 1)
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "XCTestSnapshotTests.swift")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let line = try #require(lines.firstIndex { $0.hasSuffix("// The line that the failure names.") }) + 1
    #expect(
      child.output.contains("XCTestSnapshotTests.swift:\(line): error: XCTestSnapshotTests.testFixtureThatFails"))
    #expect(child.output.contains("Snapshot \"1\" of testFixtureThatFails() has no reference"))
    #expect(child.output.contains("Snapshot \"thread\" of testFixtureThatFails() has no reference"))
    #expect(child.output.contains("with 2 failures"))
  }

  /// An opened file gets the lowest free descriptor: that of standard output, if it is closed.
  @Test func whatIsPrintedGoesIntoNoRecord() throws {
    let folder = TestFolder()
    let child = try ChildProcess(
      "/bin/sh",
      ["-c", "exec \"$0\" OnionskinTests.XCTestSnapshotTests/testFixtureThatFails >&-", ChildProcess.testExecutable],
      environment: ["ONIONSKIN_FIXTURE": folder.path])
    #expect(child.status == 1)
    let record = try RunRecord(folders: [folder.path + "/.artifacts/runs"])
    #expect(record.entries.count == 2)
    #expect(record.unreadableLines == 0)
  }

  @Test func theTestsIdentityIsTheRunners() throws {
    let site = CallSite(fileID: "M/F.swift", filePath: "/F.swift", function: "f()", line: 1, column: 1)
    #expect(RunningTest(at: site).id == "OnionskinTests.RunnerReportingTests/theTestsIdentityIsTheRunners()")
    #expect(XCTestObserver.specifier(in: ["x", "M.C/t"], method: "t") == "M.C/t")
    #expect(XCTestObserver.specifier(in: ["x", "M.C/t,M.C/u"], method: "u") == "M.C/u")
    #expect(XCTestObserver.specifier(in: ["x", "M.C/t,M.D/t"], method: "t") == nil)
    #expect(XCTestObserver.specifier(in: ["x", "/a.b/c"], method: "c") == nil)
    #expect(XCTestObserver.specifier(in: ["x"], method: "t") == nil)
  }
}
