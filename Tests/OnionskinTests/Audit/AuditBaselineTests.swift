import Foundation
import OnionskinTestSupport
import Testing
import UIKit

@testable import Onionskin

@MainActor @Suite struct AuditBaselineTests {
  private func baseline(_ json: String) throws -> AuditBaseline {
    try AuditBaseline(json: Data(json.utf8), path: "/app/Audits.json")
  }

  private func findings(_ checks: SnapshotAudit, except exceptions: [String: SnapshotAudit]) -> [String] {
    let controller = CrowdedController()
    let shown = ScreenSetup(size: CGSize(width: 300, height: 400)).open(controller, AssertionConfiguration())
    return shown.read { LayoutAuditor.findings(in: $0.content, checking: checks, except: exceptions) }.reading
  }

  @Test func exceptionsHoldForAViewAndWhatIsInIt() {
    #expect(findings([.tapTargets, .spokenNames], except: [:]).count == 4)
    #expect(
      findings([.tapTargets, .spokenNames], except: ["close": .tapTargets]) == [
        "UIButton \"more\": a tap target of 20 x 20 pt, at least 44 x 44 is needed",
        "UIButton \"close\": VoiceOver has no name for it", "UIButton \"more\": VoiceOver has no name for it",
      ])
    #expect(findings([.tapTargets, .spokenNames], except: ["bar": [.tapTargets, .spokenNames]]) == [])
    #expect(findings(.overlaps, except: [:]).count == 1)
    #expect(findings(.overlaps, except: ["more": .overlaps]) == [])
  }

  @Test func onlyWhatIsNewFails() throws {
    let folder = TestFolder()
    let recording = TestRun(in: folder)
    func check(_ run: TestRun, hidden: Bool = false) -> [String] {
      run.failures {
        let controller = CrowdedController()
        controller.loadViewIfNeeded()
        controller.more.isHidden = hidden
        assertSnapshot(
          of: controller, as: .image, named: hidden ? "hidden" : "shown", auditing: [.tapTargets, .spokenNames])
      }
    }
    _ = check(recording)
    _ = check(recording, hidden: true)
    let before = check(recording)
    #expect(before.count == 1 && before[0].contains("has 4 mistakes in its layout"))

    let audited = AuditedTests(try recording.record().entries)
    var known = AuditBaseline()
    #expect(audited.lines(besides: known).count == 4)
    #expect(audited.lines(besides: known).allSatisfy { $0.hasPrefix("new: ") })
    audited.add(to: &known)
    try known.encoded().write(to: URL(filePath: "\(folder.path)/Audits.json"))
    // A process reads the file once.
    #expect(check(TestRun(in: folder)).isEmpty)
    #expect(check(TestRun(in: folder), hidden: true).isEmpty)

    // An unknown mistake fails, and is the only one reported.
    let test = try #require(known.known.keys.first)
    let kept = known.known[test]?.filter { !$0.contains("close") } ?? []
    known.know(kept, of: test)
    try known.encoded().write(to: URL(filePath: "\(folder.path)/Audits.json"))
    let after = check(TestRun(in: folder))
    #expect(after.count == 1 && after[0].contains("has 2 mistakes in its layout"))
    #expect(after[0].contains("close") && !after[0].contains("more"))
  }

  @Test func whatIsGoneLeavesTheFile() throws {
    var known = try baseline(#"{"known": {"A.T/a()": ["one", "two"], "A.T/b()": ["three"]}}"#)
    let entry = { (test: String, findings: [String]?) in
      RunEntry(
        time: 0, process: 1, target: "A", file: "T", function: "a()", test: test, name: "1", verdict: .matched,
        reference: "/r", sourceFile: "/T.swift", line: 1, findings: findings)
    }
    let audited = AuditedTests([entry("A.T/a()", ["one"]), entry("A.T/a()", ["one"]), entry("A.T/b()", nil)])
    #expect(
      audited.lines(besides: known) == ["known: A.T/a(): one (2 snapshots)", "gone: A.T/a(): two"])
    audited.add(to: &known)
    // The entry of a test without an audit doesn't change.
    #expect(known.known == ["A.T/a()": ["one"], "A.T/b()": ["three"]])
  }

  @Test func aFileThatCannotBeUsedFailsWhatIsAudited() throws {
    #expect(throws: AuditBaseline.Problem.self) { try baseline("[]") }
    let run = TestRun()
    try Data(#"{"exceptions": {"close": ["colour"]}}"#.utf8).write(to: URL(filePath: "\(run.folder.path)/Audits.json"))
    let failures = run.failures {
      assertSnapshot(of: CrowdedController(), as: .image, named: "a", auditing: .tapTargets)
    }
    #expect(failures.count == 1 && failures[0].contains("there is no audit \"colour\" to leave \"close\" out of"))
  }

  @Test func everyMistakeIsReported() {
    let many = (1...30).map { "mistake \($0)" }
    var verdict = Verdict(.matched).adding(findings: many)
    verdict.nextStep = nil
    let request = SnapshotCall(
      site: CallSite(fileID: "A/T.swift", filePath: "/A/T.swift", function: "a()", line: 1, column: 1), record: nil
    ).request(named: "one", pathExtension: "png")
    let text = FailureMessage.text(for: ComparedSnapshot(request: request, verdict: verdict))
    #expect(text.split(separator: "\n").count == 31 && text.contains("mistake 30"))
  }
}

/// Two small overlapping buttons without names, in a bar.
private final class CrowdedController: UIViewController {
  let more = UIButton(frame: CGRect(x: 20, y: 10, width: 20, height: 20))

  override func viewDidLoad() {
    super.viewDidLoad()
    let bar = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 60))
    bar.accessibilityIdentifier = "bar"
    let close = UIButton(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    close.accessibilityIdentifier = "close"
    more.accessibilityIdentifier = "more"
    for button in [close, more] { bar.addSubview(button) }
    view.addSubview(bar)
  }
}
