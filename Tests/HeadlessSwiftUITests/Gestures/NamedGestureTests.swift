import HeadlessSwiftUI
import Testing

/// Gestures with a name, or that are switched on and off, as Apple documents them.
@MainActor @Suite struct NamedGestureTests {
  private let notes = Notes()

  private func tap(_ note: String) -> some Gesture { TapGesture().onEnded { [notes] in notes.add(note) } }

  /// A name doesn't change when a gesture is recognized.
  @Test func aNamedGestureIsRecognized() {
    let shown = ShownView(Text("Tap").gesture(tap("named"), name: "tap"))
    defer { shown.screen.close() }
    shown.tap(text: "Tap")
    #expect(notes.entries == ["named"])
  }

  /// A gesture that isn't enabled leaves touches to those of the views around it and inside.
  @Test func aDisabledGestureLeavesTouchesToOthers() {
    let around = ShownView(
      VStack { Text("Tap").gesture(tap("off"), name: "tap", isEnabled: false) }.gesture(tap("around")))
    around.tap(text: "Tap")
    around.screen.close()
    let inside = ShownView(VStack { Text("Tap").gesture(tap("inside")) }.gesture(tap("off"), isEnabled: false))
    inside.tap(text: "Tap")
    inside.screen.close()
    #expect(notes.entries == ["around", "inside"])
  }
}
