import Foundation
import OnionskinTestSupport
import Testing
import UIKit

@testable import Onionskin

/// Code of tests that use the library SnapshotTesting: it compiles, and has the same results.
@MainActor @Suite struct LibraryNamesTests {
  /// A helper that is declared in a test, as in many projects.
  private func check(_ text: String, record: Bool? = nil) {
    assertSnapshot(of: text, as: .lines, named: "x", record: record, testName: "f()")
    assertSnapshots(of: text, as: ["a": .lines], record: record, testName: "f()")
    assertSnapshots(of: text, as: [.lines], record: record, testName: "g()")
  }

  @Test func aFlagOrNoneIsHandedOn() {
    let folder = TestFolder()
    // Each run counts unnamed snapshots from 1.
    TestRun(in: folder).failures { check("old", record: true) }
    #expect(TestRun(in: folder).failures { check("old") } == [])
    #expect(TestRun(in: folder).failures { check("new", record: false) }.count == 3)
    let run = TestRun(in: folder)
    let message = SnapshotSession.$current.withValue(run.session) {
      let flag: Bool? = nil
      return verifySnapshot(of: "old", as: .lines, named: "x", record: flag, testName: "f()")
    }
    #expect(message == nil)
  }

  @Test func aToolIsNeverMissing() throws {
    var tool: SnapshotTestingConfiguration.DiffTool = "compare"
    #expect(tool(currentFilePath: "a", failedFilePath: "b") == "compare a b")
    #expect(
      SnapshotTestingConfiguration.DiffTool.ksdiff(currentFilePath: "a", failedFilePath: "b") == "ksdiff \"a\" \"b\"")
    tool = nil
    #expect(tool.isDefault)
    let inside = withSnapshotTesting(record: .never) { SnapshotTestingConfiguration.current?.diffTool }
    #expect(inside?.isDefault == true)
    let run = TestRun()
    run.record { assertSnapshot(of: "a", as: .lines, named: "x", testName: "f()") }
    let words = withSnapshotTesting(record: .never) {
      run.failures { assertSnapshot(of: "b", as: .lines, named: "x", testName: "f()") }
    }
    #expect(words.count == 1 && !words[0].contains("Compare:"))
  }

  @Test func attachmentsAreObjects() {
    let attachment = XCTAttachment(string: "a")
    let other = attachment
    other.name = "name"
    other.lifetime = .keepAlways
    #expect(attachment.name == "name" && attachment.lifetime == .keepAlways)
  }

  @Test func traitsAndCasesHaveTheirNames() {
    let trait: _SnapshotsTestTrait = .snapshots(record: .failed)
    #expect(trait.configuration.record == .failed)
  }

  /// The names in older versions of the library.
  @available(*, deprecated)
  @Test func olderNamesMeanTheSame() {
    #expect("\(SnapshotTestCase.self)" == "XCTestCase")
    #expect(Onionskin.record == Onionskin.isRecording)
    #expect(Onionskin.diffTool.isDefault)
  }

  @Test func enumsCanBeSwitchedOver() {
    func text(_ orientation: ViewImageConfig.TabletOrientation) -> String {
      switch orientation {
      case .landscape(let split):
        switch split {
        case .oneThird, .oneHalf, .twoThirds: "part"
        case .full: "whole"
        }
      case .portrait(let split):
        switch split {
        case .oneThird, .twoThirds: "part"
        case .full: "whole"
        }
      }
    }
    #expect(text(.landscape(splitView: .oneHalf)) == "part" && text(.portrait(splitView: .full)) == "whole")
  }

  @Test func pathsAreWrittenAsThere() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 2.5))
    path.close()
    path.move(to: CGPoint(x: 3, y: 4))
    var text: String?
    Snapshotting<UIBezierPath, String>.elementsDescription.snapshot(path).run { text = $0 }
    #expect(text == "MoveTo (0.0, 0.0)\nLineTo (1.0, 2.5)\nClose \n\nMoveTo (3.0, 4.0)\n")
  }
}
