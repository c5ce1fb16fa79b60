import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// A gesture of `simultaneousGesture` goes on while a scroll view scrolls; one of `gesture` loses the touch.
@MainActor @Suite struct SimultaneousScrollTests {
  private let notes = Notes()
  private let up = TouchSequence.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 300))

  private func scrolled(_ view: some View) throws {
    let shown = ShownView(view)
    defer { shown.screen.close() }
    shown.screen.window.send(up)
    shown.update()
    #expect(try #require(shown.first(UIScrollView.self)).contentOffset.y > 0)
  }

  private var drag: some Gesture {
    DragGesture().onChanged { [notes] _ in notes.add("changed") }.onEnded { [notes] in
      notes.add("ended \(Int($0.translation.height))")
    }
  }

  @Test func aDragInTheContentGoesOn() throws {
    try scrolled(ScrollView { Block(width: 390, height: 3000).simultaneousGesture(drag) })
    #expect(notes.entries.contains("changed") && notes.entries.filter { $0.hasPrefix("ended") }.count == 1)
  }

  @Test func aDragAroundTheScrollViewGoesOn() throws {
    try scrolled(ScrollView { Block(width: 390, height: 3000) }.simultaneousGesture(drag))
    #expect(notes.entries.last == "ended -300")
  }

  @Test func otherDragsLoseTheTouch() throws {
    try scrolled(ScrollView { Block(width: 390, height: 3000).gesture(drag) })
    #expect(!notes.entries.contains { $0.hasPrefix("ended") })
  }

  @Test func aButtonLosesTheTouchBesideADrag() throws {
    let notes = notes
    try scrolled(
      ScrollView {
        Button {
          notes.add("button")
        } label: {
          Block(width: 390, height: 3000)
        }
        .simultaneousGesture(drag)
      })
    #expect(!notes.entries.contains("button") && notes.entries.contains { $0.hasPrefix("ended") })
  }
}
