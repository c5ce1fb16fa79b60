import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Touches, positions and accessibility frames follow the effects around a view. The screen's middle is (195, 428.5).
@MainActor @Suite struct TransformedContentTests {
  private let middle = CGPoint(x: 195, y: 428.5)

  /// Taps at distances from the middle of the screen, and returns what the view noted.
  private func taps<Content: View>(_ view: Content, _ notes: Notes, at places: [(CGFloat, CGFloat)]) -> [String] {
    let shown = ShownView(view)
    defer { shown.screen.close() }
    notes.entries = []
    for (x, y) in places { shown.tap(middle.x + x, middle.y + y) }
    return notes.entries
  }

  @Test func aScaledViewTakesTouchesWhereItIsDrawn() {
    let notes = Notes()
    let square = Rectangle().frame(width: 100, height: 100).onTapGesture { notes.add("tap") }
    #expect(taps(square.scaleEffect(2), notes, at: [(90, 0), (110, 0)]).count == 1)
    #expect(taps(square.scaleEffect(0.5), notes, at: [(20, 0), (40, 0)]).count == 1)
    #expect(taps(square.scaleEffect(0), notes, at: [(0, 0)]).isEmpty)
  }

  @Test func aRotatedViewTakesTouchesWhereItIsDrawn() {
    let notes = Notes()
    let line = Rectangle().frame(width: 200, height: 20).onTapGesture { notes.add("tap") }
    #expect(taps(line.rotationEffect(.degrees(90)), notes, at: [(0, 90), (90, 0)]).count == 1)
    // Around its trailing end, the line stands above that end.
    #expect(taps(line.rotationEffect(.degrees(90), anchor: .trailing), notes, at: [(100, -150), (0, 0)]).count == 1)
  }

  /// Without perspective, a turn by 60 degrees halves the width.
  @Test func aTurnedViewTakesTouchesWhereItIsDrawn() {
    let notes = Notes()
    let square = Rectangle().frame(width: 100, height: 100).onTapGesture { notes.add("tap") }
      .rotation3DEffect(.degrees(60), axis: (0, 1, 0), perspective: 0)
    #expect(taps(square, notes, at: [(20, 0), (30, 0)]).count == 1)
  }

  @Test func locationsAreThoseOfTheView() throws {
    var places: [CGPoint] = []
    let view = Rectangle().frame(width: 100, height: 100).onTapGesture(coordinateSpace: .local) { places.append($0) }
      .scaleEffect(2)
    _ = taps(view, Notes(), at: [(-50, 20)])
    // The corner of the scaled view is 100 points to the left of the middle, and above it.
    #expect(places == [CGPoint(x: 25, y: 60)])
  }

  @Test func aDragIsMeasuredInItsCoordinateSpace() {
    func distance(_ space: some CoordinateSpaceProtocol) -> CGFloat {
      var width: CGFloat = 0
      let view = Rectangle().frame(width: 100, height: 100)
        .gesture(DragGesture(coordinateSpace: space).onEnded { width = $0.translation.width })
        .scaleEffect(2)
      let shown = ShownView(view)
      defer { shown.screen.close() }
      shown.screen.window.send(.drag(from: middle, to: CGPoint(x: middle.x + 40, y: middle.y)))
      return width
    }
    #expect(distance(.local) == 20)
    #expect(distance(.global) == 40)
  }

  @Test func namedSpacesAreThoseOfTheViewsAround() {
    var place = CGPoint.zero
    let view = VStack(spacing: 0) {
      Spacer().frame(height: 30)
      Rectangle().frame(width: 50, height: 50)
        .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .named("box")).onEnded { place = $0.startLocation })
    }
    .frame(width: 100, height: 80).coordinateSpace(.named("box"))
    let shown = ShownView(view)
    defer { shown.screen.close() }
    shown.tap(middle.x, middle.y + 15)
    // The square's middle is 30 + 25 points below the top of the box.
    #expect(place == CGPoint(x: 50, y: 55))
  }

  @Test func controlsAreTouchedWhereTheyAreDrawn() throws {
    let notes = Notes()
    let view = Toggle("", isOn: Binding(get: { false }, set: { notes.add("\($0)") })).labelsHidden().scaleEffect(3)
    // A switch is 51 x 31 points, so that a triple one reaches 76 points to the side and 46 upwards.
    #expect(taps(view, notes, at: [(70, 0), (80, 0)]) == ["true"])
    let shown = ShownView(view)
    defer { shown.screen.close() }
    let control = try #require(shown.first(UISwitch.self))
    #expect(control.convert(control.bounds, to: shown.screen.window).width == 153)
  }

  @Test func scrolledContentIsTouchedWhereItIsDrawn() {
    let notes = Notes()
    let view = ScrollView {
      Rectangle().frame(width: 100, height: 100).onTapGesture { notes.add("tap") }
    }
    .frame(width: 100, height: 100).scaleEffect(2)
    #expect(taps(view, notes, at: [(90, 90), (110, 0)]) == ["tap"])
  }

  @Test func framesOnTheScreenAreThoseDrawn() {
    var frames: [CGRect] = []
    let reader = GeometryReader { proxy in
      Color.red.onAppear {
        frames = [proxy.frame(in: .global), proxy.frame(in: .local), proxy.frame(in: .named("box"))]
      }
    }
    let view = reader.frame(width: 100, height: 100).scaleEffect(2).coordinateSpace(.named("box"))
    ShownView(view).screen.close()
    #expect(frames[0] == CGRect(x: 95, y: 328.5, width: 200, height: 200))
    #expect(frames[1] == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(frames[2] == CGRect(x: -50, y: -50, width: 200, height: 200))
  }

  /// The rectangle around a square that is turned by 45 degrees is larger by the root of 2, and so is the one around that rectangle
  /// in the square's own coordinate space.
  @Test func anchorsInARotatedViewGrow() throws {
    struct Key: PreferenceKey {
      static let defaultValue: Anchor<CGRect>? = nil
      static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
      }
    }
    var size = CGSize.zero
    let view = Color.red.anchorPreference(key: Key.self, value: .bounds) { $0 }
      .overlayPreferenceValue(Key.self) { anchor in
        GeometryReader { proxy in Color.clear.onAppear { size = anchor.map { proxy[$0].size } ?? .zero } }
      }
      .frame(width: 100, height: 100).rotationEffect(.degrees(45))
    ShownView(view).screen.close()
    #expect(CGFloat(size.width).isNear(200) && CGFloat(size.height).isNear(200))
  }

  @Test func accessibilityFramesAreThoseDrawn() throws {
    let shown = ShownView(
      Color.red.frame(width: 100, height: 50).accessibilityElement().accessibilityLabel("A")
        .rotationEffect(.degrees(90)))
    defer { shown.screen.close() }
    let found = try #require(shown.controller.view.accessibilityElements?.first as? UIAccessibilityElement)
    #expect(CGFloat(found.accessibilityFrame.width).isNear(50) && CGFloat(found.accessibilityFrame.height).isNear(100))
  }

  /// Apple's documentation of `ignoredByLayout()`: the transform is applied while the view is rendered alone.
  @Test func effectsIgnoredByLayoutDontMoveFrames() {
    struct Double: GeometryEffect {
      func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2)) }
    }
    var widths: [CGFloat] = []
    func view(_ effect: some GeometryEffect) -> some View {
      GeometryReader { proxy in Color.red.onAppear { widths.append(proxy.frame(in: .global).width) } }
        .frame(width: 100, height: 100).modifier(effect)
    }
    ShownView(view(Double())).screen.close()
    ShownView(view(Double().ignoredByLayout())).screen.close()
    #expect(widths == [200, 100])
  }
}
