import Testing
import TranslatedApp
import UIKit

/// Names of Apple's platforms in an app's sources; most of these tests only require that they compile.
@MainActor @Suite struct TranslatedNameTests {
  @Test func classesAnswerMessages() {
    let answers = Register.messages()
    #expect(answers[2] as? Int == 1)
    #expect([0, 1, 4, 5].allSatisfy { answers[$0] as? Bool == true } && answers[3] as? Bool == false)
  }

  @Test func classesInVariablesAnswerMessages() {
    let answers = Register.variables()
    #expect(answers.count == 11)
    #expect(answers.indices.filter { !answers[$0] } == [])
  }

  @Test func aSelectorOfAnOverloadedMethodCallsTheOneOfItsResult() {
    #expect(Register().words() == ["objective", "7"])
  }

  @Test func blocksThatDontEscapeAreRun() {
    var runs = 0
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    AppleNames.update(UITableView(), list) { runs += 1 }
    #expect(runs == 2)
    #expect(AppleNames.make(UISegmentedControl.self, UIVisualEffectView.self).count == 2)
    #expect(StyledView(style: .plain).frame == .zero)
  }

  @Test func methodsStayAsTheyAre() {
    #expect(!AppleNames.exchange(UIView.self))
  }

  @Test func markdownTellsItsBlocks() throws {
    #expect(try AppleNames.blocks("# A\n\nb\n\n```\nc\n```") == ["header 1", "paragraph", "code"])
  }
}
