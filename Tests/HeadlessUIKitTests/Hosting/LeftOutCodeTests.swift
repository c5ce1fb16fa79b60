import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// What code that isn't compiled returns, and says.
@MainActor @Suite struct LeftOutCodeTests {
  private enum Size: CaseIterable { case small, large }
  private struct Row: Equatable { let title: String }
  private final class Badge: UIView {}

  @Test func aValueIsNilZeroOrEmpty() {
    #expect(LeftOutCode.value("a") as String? == nil && LeftOutCode.value("a") as Row? == nil)
    #expect(LeftOutCode.value("a") as Int == 0 && LeftOutCode.value("a") as CGFloat == 0)
    #expect(LeftOutCode.value("a") as String == "" && (LeftOutCode.value("a") as [Row]).isEmpty)
    #expect((LeftOutCode.value("a") as [String: Row]).isEmpty && (LeftOutCode.value("a") as Set<Int>).isEmpty)
    #expect(LeftOutCode.value("a") as Bool == false && LeftOutCode.value("a") as CGRect == .zero)
    #expect(LeftOutCode.value("a") as UIView.AutoresizingMask == [])
    #expect(LeftOutCode.value("a") as Size == .small)
  }

  @Test func aViewIsAnEmptyOneOfItsClass() {
    let view: Badge = LeftOutCode.value("a")
    #expect(view.frame == .zero && view.subviews.isEmpty)
    let cell: UITableViewCell = LeftOutCode.value("a")
    #expect(cell.reuseIdentifier == nil)
    let controller: UIViewController = LeftOutCode.value("a")
    #expect(controller.title == nil)
  }

  private enum Mood { case calm, angry }
  private struct Note {
    let mood: Mood
    let row: Row
    let rows: [Row]
    var colour: UIColor
    weak var badge: Badge?
  }
  private struct Plain {
    let mood: Mood
    let row: Row
    let rows: [Row]
    var colour: UIColor
    var next: Date?
  }
  private struct Box<Content>: LeftOutValue {
    var content: Content?
    static var leftOutValue: Any { Box(content: nil) }
  }

  @Test func aStructureHasEmptyFields() {
    #expect(LeftOutCode.value("a") as Row == Row(title: "") && LeftOutCode.value("a") as Mood == .calm)
    let plain: Plain = LeftOutCode.value("a")
    #expect(plain.mood == .calm && plain.row.title == "" && plain.rows.isEmpty && plain.colour == .clear)
    #expect(plain.next == nil)
  }

  @Test func aStructureWithAWeakFieldHasNoValue() {
    #expect(EmptyValue.composed(of: Note.self) == nil && EmptyValue.composed(of: Result<Int, CocoaError>.self) == nil)
  }

  @Test func anInferredTypeSaysItsValue() {
    let box: Box<Mood> = LeftOutCode.value("a")
    #expect(box.content == nil)
  }

  @Test func aFunctionThatThrowsDoesSoForOtherTypes() {
    #expect(throws: CocoaError.self) { let _: Row = try LeftOutCode.throwingValue("a") }
  }

  @Test func itIsAWarningOfTheSnapshot() {
    let subscription = AppWarning.subscribe()
    LeftOutCode.run("Feed.load()")
    let warnings = AppWarning.endSubscription(subscription).map(\.text)
    #expect(warnings.contains("Feed.load() is left out, as LeftOut.txt says"))
  }
}
