import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite struct GestureCombinationTests {
  @Test func aDragAfterALongPressIsTheSecondOfASequence() {
    let notes = Notes()
    let gesture = LongPressGesture(minimumDuration: 0).sequenced(before: DragGesture(minimumDistance: 0))
      .onEnded { value in
        if case .second(true, let drag?) = value { notes.add("\(Int(drag.translation.height.rounded()))") }
      }
    let shown = ShownView(Block(width: 200, height: 200).gesture(gesture))
    shown.screen.window.send(.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 460)))
    shown.update()
    // The drag begins where the press was recognized: with the first movement, so that at most 60 points remain.
    #expect(notes.entries.count == 1)
    #expect(notes.entries.first.flatMap { Int($0) }.map { $0 > 0 && $0 <= 60 } == true)
  }

  @Test func aButtonsGestureSaysWhenItIsPressed() {
    let notes = Notes()
    let view = Block(width: 200, height: 200)._onButtonGesture {
      notes.add("\($0)")
    } perform: {
      notes.add("done")
    }
    let shown = ShownView(view)
    shown.tap(195, 428)
    shown.update()
    #expect(notes.entries.contains("done") && notes.entries.last { $0 != "done" } == "false")
  }

  @Test func ofTwoThatExcludeEachOtherTheFirstCounts() {
    let notes = Notes()
    let gesture = TapGesture().onEnded { notes.add("tap") }
      .exclusively(before: DragGesture(minimumDistance: 0).onEnded { _ in notes.add("drag") })
      .onEnded { value in if case .first = value { notes.add("first") } else { notes.add("second") } }
    let shown = ShownView(Block(width: 200, height: 200).gesture(gesture))
    shown.tap(195, 428)
    #expect(notes.entries.last == "first")
    shown.screen.window.send(.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 460)))
    #expect(notes.entries.last == "second")
  }

  @Test func simultaneousGesturesHaveBothValues() {
    let notes = Notes()
    let gesture = DragGesture(minimumDistance: 0).simultaneously(with: DragGesture(minimumDistance: 10))
      .onEnded { notes.add("\($0.first != nil) \($0.second != nil)") }
    let shown = ShownView(Block(width: 200, height: 200).gesture(gesture))
    shown.tap(195, 428)
    shown.screen.window.send(.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 460)))
    #expect(notes.entries == ["true false", "true true"])
  }

  @Test func valuesAreMapped() {
    let notes = Notes()
    let gesture = DragGesture(minimumDistance: 0).map { Int($0.translation.width.rounded()) }
      .onEnded { notes.add("\($0)") }
    let shown = ShownView(Block(width: 200, height: 200).gesture(gesture))
    shown.screen.window.send(.drag(from: CGPoint(x: 150, y: 428), to: CGPoint(x: 190, y: 428)))
    #expect(notes.entries == ["40"])
  }

  @Test func aTapTellsWhereItWas() {
    let notes = Notes()
    let shown = ShownView(
      Block(width: 100, height: 100).onTapGesture { notes.add("\(Int($0.x)) \(Int($0.y))") })
    // The block is at (145, 378.5).
    shown.tap(165, 408.5)
    #expect(notes.entries == ["20 30"])
  }

  @Test func noGestureTakesNoTouches() {
    let notes = Notes()
    let none: _ActionGesture<TapGesture>? = nil
    let shown = ShownView(Block(width: 100, height: 100).onTapGesture { notes.add("tap") }.gesture(none))
    shown.tap(195, 428)
    #expect(notes.entries == ["tap"])
  }
}
