import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// What views learn of a finger that scrolls, as Apple documents `onScrollPhaseChange`, `ScrollPosition` and
/// `onScrollTargetVisibilityChange`.
@MainActor @Suite struct ScrollPhaseTests {
  private struct Column: View {
    var body: some View {
      LazyVStack(spacing: 0) { ForEach(0..<40, id: \.self) { Text("r\($0)").frame(width: 200, height: 100) } }
        .scrollTargetLayout()
    }
  }

  private struct Phases: View {
    let notes: Notes
    var body: some View {
      ScrollView { Column() }.frame(height: 300)
        .onScrollPhaseChange { notes.add("\($0) \($1)") }
    }
  }

  /// A finger moves up by a distance and stays where it is before it is lifted, so that the content has no velocity.
  private func drag<Content: View>(_ shown: ShownView<Content>, by distance: CGFloat) {
    shown.screen.window.send(.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 500 - distance)))
    shown.update()
  }

  @Test func aFingerInteractsAndLeavesTheContentToItsVelocity() throws {
    let notes = Notes()
    let shown = ShownView(Phases(notes: notes))
    defer { shown.screen.close() }
    #expect(notes.entries.isEmpty)
    drag(shown, by: 150)
    #expect(
      notes.entries == ["idle tracking", "tracking interacting", "interacting decelerating", "decelerating idle"])
  }

  private struct Buttons: View {
    let notes: Notes
    @State private var position = ScrollPosition(idType: Int.self)
    var body: some View {
      VStack {
        ScrollViewReader { proxy in
          ScrollView { Column() }.frame(height: 300).scrollPosition($position)
            .onScrollPhaseChange { notes.add("\($0) \($1)") }
          Button("jump") { proxy.scrollTo(20) }
          Button("glide") { withAnimation { proxy.scrollTo(30) } }
        }
        Button("top") { withAnimation { position.scrollTo(edge: .top) } }
        Button("end") { position.scrollTo(edge: .bottom) }
      }
    }
  }

  @Test func codeThatScrollsWithAnAnimationAnimates() {
    let notes = Notes()
    let shown = ShownView(Buttons(notes: notes))
    defer { shown.screen.close() }
    for (button, expected) in [
      ("jump", []), ("glide", ["idle animating", "animating idle"]), ("top", ["idle animating", "animating idle"]),
      ("end", []),
    ] {
      notes.entries = []
      shown.tap(text: button)
      #expect(notes.entries == expected)
    }
  }

  private struct Positioned: View {
    let notes: Notes
    @State var position = ScrollPosition(idType: Int.self)
    let keep: (Binding<ScrollPosition>) -> Void
    var body: some View {
      keep($position)
      return ScrollView { Column() }.frame(height: 300).scrollPosition($position, anchor: .top)
    }
  }

  @Test func scrollingByTheUserWritesThePosition() throws {
    var binding: Binding<ScrollPosition>?
    let shown = ShownView(Positioned(notes: Notes()) { binding = $0 })
    defer { shown.screen.close() }
    let position = try #require(binding)
    position.wrappedValue.scrollTo(id: 10, anchor: .top)
    shown.update()
    let scroll = try #require(shown.first(UIScrollView.self))
    #expect(scroll.contentOffset.y == 1000)
    #expect(!position.wrappedValue.isPositionedByUser)
    #expect(position.wrappedValue.viewID(type: Int.self) == 10)
    drag(shown, by: 150)
    #expect(position.wrappedValue.isPositionedByUser)
    #expect(position.wrappedValue.viewID(type: Int.self) == Int(scroll.contentOffset.y / 100))
    // The same id is scrolled to again.
    position.wrappedValue.scrollTo(id: 10, anchor: .top)
    shown.update()
    #expect(scroll.contentOffset.y == 1000 && !position.wrappedValue.isPositionedByUser)
    position.wrappedValue.scrollTo(edge: .top)
    drag(shown, by: 150)
    #expect(position.wrappedValue.edge == nil && position.wrappedValue.isPositionedByUser)
  }

  private struct Seen: View {
    let notes: Notes
    var body: some View {
      ScrollView { Column() }.frame(height: 300)
        .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.5) { notes.add("\($0)") }
    }
  }

  @Test func visibleTargetsAreReported() throws {
    let notes = Notes()
    let shown = ShownView(Seen(notes: notes))
    defer { shown.screen.close() }
    let scroll = try #require(shown.first(UIScrollView.self))
    #expect(notes.entries == ["[0, 1, 2]"])
    // Of the first and the fourth row, 60 and 40 points are visible.
    scroll.contentOffset.y = 40
    shown.update()
    #expect(notes.entries.count == 1)
    scroll.contentOffset.y = 60
    shown.update()
    #expect(notes.entries.last == "[1, 2, 3]")
  }

  @Test func shortContentBouncesUnlessItGoesByItsSize() throws {
    func bounces(_ view: some View) throws -> [Bool] {
      let scroll = try #require(ShownView(view).first(UIScrollView.self))
      return [scroll.alwaysBounceHorizontal, scroll.alwaysBounceVertical]
    }
    #expect(try bounces(ScrollView { Text("a") }) == [false, true])
    #expect(try bounces(ScrollView(.horizontal) { Text("a") }) == [true, false])
    #expect(try bounces(ScrollView { Text("a") }.scrollBounceBehavior(.basedOnSize)) == [false, false])
    // The modifier is for the vertical axis unless it says otherwise.
    #expect(try bounces(ScrollView(.horizontal) { Text("a") }.scrollBounceBehavior(.basedOnSize)) == [true, false])
  }

  @Test func scrollingDismissesTheKeyboardAsItIsAsked() throws {
    func mode(_ mode: ScrollDismissesKeyboardMode) throws -> UIScrollView.KeyboardDismissMode {
      try #require(ShownView(ScrollView { Text("a") }.scrollDismissesKeyboard(mode)).first(UIScrollView.self))
        .keyboardDismissMode
    }
    #expect(try mode(.immediately) == .onDrag)
    #expect(try mode(.interactively) == .interactive)
    #expect(try mode(.never) == .none)
    let list = ShownView(List { Text("a") }.scrollDismissesKeyboard(.immediately))
    #expect(try #require(list.first(UITableView.self)).keyboardDismissMode == .onDrag)
  }

  private struct Refreshed: View {
    let notes: Notes
    var body: some View {
      ScrollView {
        Text("content")
        ScrollView(.horizontal) { Text("inner") }
      }
      .refreshable { notes.add("refreshed") }
    }
  }

  @Test func aScrollViewIsRefreshedByPullingItDown() async throws {
    let notes = Notes()
    let shown = ShownView(Refreshed(notes: notes))
    defer { shown.screen.close() }
    let views = shown.all(UIScrollView.self)
    #expect(views.map { $0.refreshControl != nil } == [true, false])
    let control = try #require(views.first?.refreshControl)
    control.sendActions(for: .valueChanged)
    for _ in 0..<20 where notes.entries.isEmpty { await Task.yield() }
    #expect(notes.entries == ["refreshed"])
  }

  /// Apple's documentation of `ScrollTargetBehaviorContext.originalTarget`: the target when the gesture began.
  @Test func viewAlignedContentMovesByOneViewWhereItIsLimited() throws {
    struct Cards: View {
      let limit: ViewAlignedScrollTargetBehavior.LimitBehavior
      var body: some View {
        ScrollView { Column() }.frame(height: 300).scrollTargetBehavior(.viewAligned(limitBehavior: limit))
      }
    }
    func offset(_ limit: ViewAlignedScrollTargetBehavior.LimitBehavior) -> CGFloat? {
      let shown = ShownView(Cards(limit: limit))
      defer { shown.screen.close() }
      drag(shown, by: 260)
      return shown.first(UIScrollView.self)?.contentOffset.y
    }
    #expect(offset(.alwaysByOne) == 100)
    #expect(try #require(offset(.never)) >= 300)
    #expect(offset(.always) == 300)
  }

  /// Apple's documentation of `ScrollPhase.tracking`: "Until the user moves their finger the scroll view would be tracking the finger."
  @Test func aFingerThatRestsTracks() {
    let notes = Notes()
    let shown = ShownView(Phases(notes: notes))
    defer { shown.screen.close() }
    shown.tap(195, 428)
    #expect(notes.entries == ["idle tracking", "tracking idle"])
  }
}
