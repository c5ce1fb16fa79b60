import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Which of several gestures on a touch is recognized, as Apple documents `gesture`, `highPriorityGesture` and
/// `simultaneousGesture`.
@MainActor @Suite struct GesturePriorityTests {
  private let notes = Notes()

  private func tap() -> some Gesture { TapGesture().onEnded { [notes] in notes.add("outer tap") } }
  private func drag(_ distance: CGFloat = 10) -> some Gesture {
    DragGesture(minimumDistance: distance).onChanged { [notes] _ in
      if notes.entries.last != "outer moves" { notes.add("outer moves") }
    }.onEnded { [notes] _ in notes.add("outer drag") }
  }
  private var tappable: some View {
    Block(width: 200, height: 200).onTapGesture { [notes] in notes.add("inner tap") }
  }
  private var button: some View {
    Button {
      [notes] in
      notes.add("button")
    } label: {
      Block(width: 200, height: 200)
    }
  }

  private func sending(_ view: some View, isDrag: Bool = false) -> [String] {
    let shown = ShownView(view)
    defer { shown.screen.close() }
    if isDrag {
      shown.screen.window.send(.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 460)))
    } else {
      shown.screen.window.send(.tap(at: CGPoint(x: 195, y: 428)))
    }
    shown.update()
    return notes.entries
  }

  @Test func ofTwoTapsTheInnerOneIsRecognized() {
    #expect(sending(tappable.gesture(tap())) == ["inner tap"])
  }

  @Test func aDragAroundATapIsRecognizedWhereTheTapFails() {
    #expect(sending(tappable.gesture(drag()), isDrag: true) == ["outer moves", "outer drag"])
  }

  @Test func aDragWithoutADistanceWaitsForTheTapInside() {
    #expect(sending(tappable.gesture(drag(0))) == ["inner tap"])
  }

  @Test func aTapOfHighPriorityComesBeforeTheOneInside() {
    #expect(sending(tappable.highPriorityGesture(tap())) == ["outer tap"])
  }

  @Test func aTapOfHighPriorityTakesTheTouchFromAButton() {
    #expect(sending(button.highPriorityGesture(tap())) == ["outer tap"])
  }

  @Test func aDragOfHighPriorityLeavesTapsToTheButton() {
    #expect(sending(button.highPriorityGesture(drag())) == ["button"])
  }

  @Test func aButtonKeepsItsTouchFromGesturesAroundIt() {
    #expect(sending(button.gesture(tap())) == ["button"])
  }

  @Test func aSimultaneousGestureIsRecognizedBesideAButton() {
    #expect(Set(sending(button.simultaneousGesture(tap()))) == ["button", "outer tap"])
  }

  @Test func aMaskKeepsTouchesFromTheViewsInside() {
    #expect(sending(tappable.gesture(tap(), including: .gesture)) == ["outer tap"])
  }

  @Test func aMaskOfTheViewsInsideLeavesTheGestureOut() {
    #expect(sending(tappable.highPriorityGesture(tap(), including: .subviews)) == ["inner tap"])
  }

  private struct Moving: View {
    @State private var offset = CGSize.zero
    let notes: Notes
    var body: some View {
      Block(width: 200, height: 200).offset(offset)
        .gesture(
          DragGesture(minimumDistance: 0, coordinateSpace: .global).onChanged {
            offset = $0.translation
          }.onEnded { notes.add("\(Int($0.translation.height.rounded()))") })
    }
  }

  @Test func aDragGoesOnWhileItChangesItsView() {
    #expect(sending(Moving(notes: notes), isDrag: true) == ["60"])
  }
}
