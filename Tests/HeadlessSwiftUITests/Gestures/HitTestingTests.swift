import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Hit testing. Shapes receive touches inside their outline, as introductions to SwiftUI show with a circle above a rectangle
/// ("contentShape" in Hacking with Swift), and views without opacity receive none. The screen's centre is (195, 428.5).
@MainActor @Suite struct HitTestingTests {
  private func taps<Content: View>(_ notes: Notes, _ view: Content, at places: [(CGFloat, CGFloat)]) -> [String] {
    let shown = ShownView(view)
    defer { shown.screen.close() }
    notes.entries = []
    for place in places { shown.tap(place.0, place.1) }
    return notes.entries
  }

  /// The corner of 100 x 100 points is outside of the circle in them.
  private let cornerAndMiddle: [(CGFloat, CGFloat)] = [(150, 383), (195, 428)]

  @Test func aCircleTakesTouchesInItsOutline() {
    let notes = Notes()
    let view = ZStack {
      Rectangle().onTapGesture { notes.add("rectangle") }
      Circle().onTapGesture { notes.add("circle") }
    }
    .frame(width: 100, height: 100)
    #expect(taps(notes, view, at: cornerAndMiddle) == ["rectangle", "circle"])
  }

  @Test func aContentShapeReplacesTheOutline() {
    let notes = Notes()
    let view = Circle().frame(width: 100, height: 100).contentShape(Rectangle()).onTapGesture { notes.add("circle") }
    #expect(taps(notes, view, at: cornerAndMiddle) == ["circle", "circle"])
  }

  @Test func viewsWithoutOpacityTakeNoTouches() {
    let notes = Notes()
    let view = ZStack {
      Rectangle().onTapGesture { notes.add("below") }
      Rectangle().onTapGesture { notes.add("above") }.opacity(0)
    }
    #expect(taps(notes, view, at: [(195, 428)]) == ["below"])
  }

  @Test func aPressEndsWithItsTouch() {
    let notes = Notes()
    let view = Rectangle().onLongPressGesture {
      notes.add("long")
    } onPressingChanged: {
      notes.add("\($0)")
    }
    #expect(taps(notes, view, at: [(195, 428)]) == ["true", "false"])
  }

  /// Clear colours let touches through unless `contentShape(_:)` gives them an area ("Color.clear" in introductions to SwiftUI's hit
  /// testing).
  @Test func clearColorsLetTouchesThrough() {
    let notes = Notes()
    func view(_ above: some View) -> some View {
      ZStack {
        Rectangle().onTapGesture { notes.add("below") }
        above.onTapGesture { notes.add("above") }
      }
    }
    let middle: [(CGFloat, CGFloat)] = [(195, 428)]
    #expect(taps(notes, view(Color.clear), at: middle) == ["below"])
    #expect(taps(notes, view(Rectangle().fill(.clear)), at: middle) == ["below"])
    #expect(taps(notes, view(Color.clear.contentShape(Rectangle())), at: middle) == ["above"])
    #expect(taps(notes, view(Color.white.opacity(0.001)), at: middle) == ["above"])
  }

  /// Clipping doesn't affect touches (https://oleb.net/2022/clipped-hit-testing): a square of 300 points in a frame of 100 takes them
  /// 140 points from its middle.
  @Test func clippedContentTakesTouchesOutsideOfTheClip() {
    let notes = Notes()
    let square = Rectangle().frame(width: 300, height: 300).frame(width: 100, height: 100)
    let outside: [(CGFloat, CGFloat)] = [(335, 428)]
    #expect(taps(notes, square.clipped().onTapGesture { notes.add("tap") }, at: outside) == ["tap"])
    let shaped = square.contentShape(Rectangle()).clipped().onTapGesture { notes.add("tap") }
    #expect(taps(notes, shaped, at: outside).isEmpty)
  }
}
