import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Gestures that require modifier keys of a hardware keyboard.
@MainActor @Suite struct ModifierKeyTests {
  private let middle = CGPoint(x: 195, y: 428)

  private func notes(_ view: (Notes) -> some View, _ touches: TouchSequence...) -> [String] {
    let notes = Notes()
    let shown = ShownView(view(notes))
    defer { shown.screen.close() }
    for sequence in touches { shown.screen.window.send(sequence) }
    return notes.entries
  }

  @Test func theKeysHaveToBeDown() {
    let tap = TouchSequence.tap(at: middle)
    let entries = notes(
      { notes in
        Block(width: 200, height: 200)
          .gesture(TapGesture().modifiers([.shift, .command]).onEnded { notes.add("tap") })
      }, tap, tap.holding(.shift), tap.holding([.shift, .command]), tap.holding([.shift, .command, .alternate]))
    #expect(entries == ["tap", "tap"])
  }

  @Test func otherGesturesTakeTheTouchesWithoutKeys() {
    let tap = TouchSequence.tap(at: middle)
    let entries = notes(
      { notes in
        Block(width: 200, height: 200)
          .gesture(TapGesture().modifiers(.control).onEnded { notes.add("menu") })
          .onTapGesture { notes.add("tap") }
      }, tap, tap.holding(.control))
    #expect(entries == ["tap", "menu"])
  }

  /// The keys count as the finger touches down.
  @Test func aKeyThatGoesDownLaterIsTooLate() {
    func drag(_ first: UIKeyModifierFlags, _ later: UIKeyModifierFlags) -> TouchSequence {
      var touches = TouchSequence.drag(from: middle, to: CGPoint(x: 195, y: 480))
      for index in touches.steps.indices { touches.steps[index].modifiers = index == 0 ? first : later }
      return touches
    }
    let entries = notes(
      { notes in
        Block(width: 200, height: 200)
          .gesture(DragGesture().modifiers(.option).onEnded { notes.add("\($0.translation.height)") })
      }, drag([], .alternate), drag(.alternate, []))
    #expect(entries == ["52.0"])
  }
}
