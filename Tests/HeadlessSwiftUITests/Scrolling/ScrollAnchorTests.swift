import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// Apple's documentation of `defaultScrollAnchor(_:for:)` and of its roles. The safe area is 763 points high, from 47.
@MainActor @Suite struct ScrollAnchorTests {
  @Observable final class Model {
    var count = 3
    var id: Int?
  }

  private struct Chat: View {
    let model: Model
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<model.count, id: \.self) { _ in Block(width: 100, height: 100) } }
      }
      .defaultScrollAnchor(.bottom)
    }
  }

  private func offset(_ shown: ShownView<Chat>) throws -> CGFloat {
    shown.update()
    return try #require(shown.first(UIScrollView.self)).contentOffset.y
  }

  @Test func contentThatIsSmallIsAligned() {
    let shown = ShownView(Chat(model: Model()))
    defer { shown.screen.close() }
    #expect(shown.frames("Block").first == CGRect(x: 145, y: 810 - 300, width: 100, height: 100))
  }

  /// At the end the view stays at the end as rows are added, and elsewhere where it is.
  @Test func theAnchorIsKeptUntilTheUserScrollsAway() throws {
    let model = Model()
    let shown = ShownView(Chat(model: model))
    defer { shown.screen.close() }
    model.count = 20
    #expect(try offset(shown) == CGFloat(2000 + 34 - 844))
    model.count = 30
    #expect(try offset(shown) == CGFloat(3000 + 34 - 844))
    try #require(shown.first(UIScrollView.self)).contentOffset.y = 500
    model.count = 40
    #expect(try offset(shown) == 500)
  }

  @Test func aRoleLeavesTheOthers() throws {
    let rows = VStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in Block(width: 100, height: 100) } }
    let shown = ShownView(ScrollView { rows }.defaultScrollAnchor(.bottom, for: .alignment))
    defer { shown.screen.close() }
    #expect(try #require(shown.first(UIScrollView.self)).contentOffset.y == -47)
  }

  /// As in Apple's examples, the anchor of a role follows the common one: the content is shorter than the safe area, at its top.
  @Test func anchorsOfRolesPrecedeTheCommonOne() {
    let row = Block(width: 100, height: 100)
    let outside = ShownView(ScrollView { row }.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment))
    defer { outside.screen.close() }
    #expect(outside.frames("Block").map(\.minY) == [47])
    let inside = ShownView(ScrollView { row }.defaultScrollAnchor(.top, for: .alignment).defaultScrollAnchor(.bottom))
    defer { inside.screen.close() }
    #expect(inside.frames("Block").map(\.minY) == [47])
    let none = ShownView(ScrollView { row }.defaultScrollAnchor(.bottom))
    defer { none.screen.close() }
    // 810 is the bottom of the safe area.
    #expect(none.frames("Block").map(\.minY) == [710])
  }

  private struct Following: View {
    @Bindable var model: Model
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { _ in Block(width: 100, height: 40) } }
          .scrollTargetLayout()
      }
      .scrollPosition(id: $model.id, anchor: .top)
    }
  }

  /// Between the safe area's insets, 47 and 34 points, the bottom is 810 points below the top of the scroll view; the row ends at 1240.
  @Test func aTransactionHasAnAnchorOfItsOwn() throws {
    let model = Model()
    let shown = ShownView(Following(model: model))
    defer { shown.screen.close() }
    shown.update()
    withTransaction(\.scrollTargetAnchor, .bottom) { model.id = 30 }
    shown.update()
    let scroll = try #require(shown.first(UIScrollView.self))
    #expect(scroll.contentOffset.y == CGFloat(1240 - 810))
    model.id = 40
    shown.update()
    #expect(scroll.contentOffset.y == CGFloat(1600 - 47))
  }

  /// The insets of the safe area, with which the content moves down first, aren't a movement.
  @Test func anIdentifierIsSetByMovementsAlone() throws {
    let model = Model()
    let shown = ShownView(Following(model: model))
    defer { shown.screen.close() }
    shown.update()
    #expect(model.id == nil)
    model.id = 30
    shown.update()
    let scroll = try #require(shown.first(UIScrollView.self))
    #expect(scroll.contentOffset.y == CGFloat(1200 - 47))
    scroll.contentOffset.y = 403 - 47
    shown.update()
    #expect(model.id == 10)
  }
}
