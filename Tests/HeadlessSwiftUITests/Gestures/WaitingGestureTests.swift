import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Gestures that wait: for a second tap, for time to pass, for a second finger.
@MainActor @Suite struct WaitingGestureTests {
  private let notes = Notes()
  private let middle = CGPoint(x: 195, y: 428)
  private var block: some View { Block(width: 200, height: 200) }

  private func sending(_ view: some View, _ touches: TouchSequence...) -> [String] {
    let shown = ShownView(view)
    defer { shown.screen.close() }
    for touch in touches {
      shown.screen.window.send(touch)
      shown.update()
    }
    return notes.entries
  }

  private var taps: some View {
    block.onTapGesture(count: 2) { [notes] in notes.add("double") }.onTapGesture { [notes] in notes.add("single") }
  }

  /// Apple's documentation of gestures: the inner one comes first, and others wait until it has failed.
  @Test func aDoubleTapInsideComesBeforeASingleOne() {
    #expect(sending(taps, .tap(at: middle, count: 2)) == ["double"])
  }

  @Test func aSingleTapIsRecognizedWhereNoSecondOneFollows() {
    #expect(sending(taps, .tap(at: middle), .tap(at: middle)) == ["single", "single"])
  }

  @Test func aSingleTapInsideDoesNotWait() {
    let view = block.onTapGesture { [notes] in notes.add("single") }
      .onTapGesture(count: 2) { [notes] in notes.add("double") }
    #expect(sending(view, .tap(at: middle, count: 2)) == ["single", "single"])
  }

  @Test func ofExclusiveTapsTheDoubleOneIsPreferred() {
    let gesture = TapGesture(count: 2).onEnded { [notes] in notes.add("double") }
      .exclusively(before: TapGesture().onEnded { [notes] in notes.add("single") })
    #expect(sending(block.gesture(gesture), .tap(at: middle, count: 2), .tap(at: middle)) == ["double", "single"])
  }

  private func resting(_ seconds: TimeInterval, then moves: [CGPoint]) -> TouchSequence {
    TouchSequence(
      steps: [.init(after: 0.016, fingers: [middle]), .init(after: seconds, fingers: [middle])]
        + moves.map { .init(after: 0.1, fingers: [$0]) } + [.init(after: 0.1, fingers: [nil])])
  }

  /// Apple's example of `sequenced(before:)`: a long press, and then a drag of the same finger.
  @Test func aDragFollowsALongPress() {
    let gesture = LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
      .onChanged { [notes] value in
        switch value {
        case .first: notes.add("press")
        case .second(_, nil): notes.add("ready")
        case .second(_, let drag?): notes.add("\(Int(drag.translation.height))")
        }
      }
      .onEnded { [notes] _ in notes.add("end") }
    let moves = [CGPoint(x: 195, y: 460), CGPoint(x: 195, y: 480)]
    let found = sending(block.gesture(gesture), resting(0.5, then: moves))
    #expect(found.first == "press" && found.contains("ready") && found.suffix(2) == ["52", "end"])
  }

  @Test func aFingerThatHasRestedLongEnoughHasPressed() {
    let view = block.onLongPressGesture(minimumDuration: 0.5) { [notes] in notes.add("long") }
    #expect(sending(view, resting(0.6, then: [CGPoint(x: 195, y: 500)])) == ["long"])
    notes.entries = []
    #expect(sending(view, resting(0.2, then: [CGPoint(x: 195, y: 500)])) == [])
  }

  @Test func twoFingersMagnify() {
    let view = block.gesture(
      MagnifyGesture().onEnded { [notes] in
        notes.add("\(($0.magnification * 10).rounded() / 10) \($0.startAnchor.x) \(Int($0.startLocation.x))")
      })
    #expect(sending(view, .pinch(at: middle, from: 50, to: 100)) == ["2.0 0.5 100"])
  }

  @Test func twoFingersRotate() {
    let view = block.gesture(RotateGesture().onEnded { [notes] in notes.add("\(Int($0.rotation.degrees.rounded()))") })
    #expect(sending(view, .rotation(at: middle, by: .pi / 2)) == ["90"])
  }

  @Test func magnifyingAndRotatingAtOnce() {
    let gesture = MagnificationGesture().simultaneously(with: RotationGesture())
      .onEnded { [notes] in notes.add("\(($0.first ?? 1).rounded()) \($0.second == nil)") }
    #expect(sending(block.gesture(gesture), .pinch(at: middle, from: 50, to: 100)) == ["2.0 true"])
  }

  @Test func oneFingerNeitherMagnifiesNorRotates() {
    let view = block.gesture(MagnifyGesture().onChanged { [notes] _ in notes.add("magnified") })
    #expect(sending(view, .drag(from: middle, to: CGPoint(x: 195, y: 480))) == [])
  }

  /// A view with a tap inside and a long press around it has both.
  @Test func aLongPressDoesNotWaitForATapInside() {
    let notes = Notes()
    let shown = ShownView(
      Block(width: 200, height: 200).onTapGesture { notes.add("tap") }.onLongPressGesture { notes.add("press") })
    defer { shown.screen.close() }
    shown.tap(195, 428)
    #expect(notes.entries == ["tap"])
    shown.screen.window.send(.longPress(at: CGPoint(x: 195, y: 428)))
    shown.update()
    #expect(notes.entries == ["tap", "press"])
  }
}
