import Foundation
import SwiftUILayout
import Testing

/// A screen of 400 x 800 with a safe area that contains the content.
final class Screen: _UnaryElement {
  var insets: [SafeAreaContext.Inset]

  init(_ child: _LayoutElement, _ insets: [SafeAreaContext.Inset] = [.init(top: 60, bottom: 34)]) {
    self.insets = insets
    super.init(child)
  }

  override var safeArea: SafeAreaContext {
    SafeAreaContext(layers: [.init(bounds: CGRect(x: 0, y: 0, width: 400, height: 800), insets: insets)])
  }

  override var containerSize: CGSize? { CGSize(width: 400, height: 706) }

  override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let (top, bottom) = (insets.reduce(0) { $0 + $1.top }, insets.reduce(0) { $0 + $1.bottom })
    let room = ProposedViewSize(width: 400, height: 800 - top - bottom)
    let own = child.sizeThatFits(room)
    child.place(
      at: CGPoint(x: (400 - own.width) / 2, y: top + (800 - top - bottom - own.height) / 2), proposal: room)
  }

  func layOutScreen() { layOut(400, 800) }
}

/// Apple's documentation of the safe area's modifiers.
@MainActor @Suite struct SafeAreaTests {
  @Test func contentIgnoresTheSafeAreaWhereItTouchesIt() {
    let filler = Filler()
    let screen = Screen(_IgnoresSafeAreaElement(filler))
    screen.layOutScreen()
    #expect(filler.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    let box = Box(100, 100)
    Screen(_IgnoresSafeAreaElement(box)).layOutScreen()
    #expect(box.frame.origin == CGPoint(x: 150, y: 363), "what doesn't touch an edge stays")
  }

  @Test func onlyTheGivenEdgesAreIgnored() {
    let filler = Filler()
    Screen(_IgnoresSafeAreaElement(filler, edges: .bottom)).layOutScreen()
    #expect(filler.frame == CGRect(x: 0, y: 60, width: 400, height: 740))
  }

  /// A background at the top of the screen extends under the status bar, and its text doesn't.
  @Test func backgroundsReachBehindBars() {
    let (title, background) = (Box(400, 44), Filler())
    let bar = _SecondaryElement(title, background: _IgnoresSafeAreaElement(background, edges: .top))
    Screen(_StackElement(column: [bar, Filler()], spacing: 0)).layOutScreen()
    #expect(title.frame.minY == 60)
    #expect(background.frame == CGRect(x: 0, y: 0, width: 400, height: 104))
  }

  /// The keyboard covers 300 in addition to the container's 34.
  @Test func theKeyboardIsARegionOfItsOwn() {
    let insets: [SafeAreaContext.Inset] = [.init(top: 60, bottom: 34), .init(regions: .keyboard, bottom: 300)]
    func frame(_ regions: SafeAreaRegions) -> CGRect {
      let filler = Filler()
      Screen(_IgnoresSafeAreaElement(filler, regions: regions), insets).layOutScreen()
      return filler.frame
    }
    #expect(frame(.keyboard) == CGRect(x: 0, y: 60, width: 400, height: 706))
    #expect(frame(.container) == CGRect(x: 0, y: 0, width: 400, height: 466))
    #expect(frame(.all) == CGRect(x: 0, y: 0, width: 400, height: 800))
  }

  /// A bar of 50 at the bottom: the content ends above it, and may ignore it; the bar's background extends to the screen's edge.
  @Test func insetsTakeRoomOffTheSafeArea() {
    let (content, bar, behind) = (Filler(), Box(400, 50), Filler())
    let inset = _SecondaryElement(bar, background: _IgnoresSafeAreaElement(behind))
    Screen(_SafeAreaInsetElement(content, inset: inset, edge: .bottom, spacing: 0)).layOutScreen()
    #expect(content.frame == CGRect(x: 0, y: 60, width: 400, height: 656))
    #expect(bar.frame.minY == 716)
    #expect(behind.frame.maxY == 800)
    let ignoring = Filler()
    Screen(
      _SafeAreaInsetElement(_IgnoresSafeAreaElement(ignoring), inset: Box(400, 50), edge: .bottom, spacing: 0)
    ).layOutScreen()
    #expect(ignoring.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
  }

  /// Row 37: without spacing, the preference of both, otherwise 8.
  @Test func insetsKeepADistance() {
    let content = Filler()
    Screen(_SafeAreaInsetElement(content, inset: Box(400, 50), edge: VerticalEdge.top)).layOutScreen()
    #expect(content.frame.minY == 118)
    let texts = _SafeAreaInsetElement(Line.subheadline(), inset: Line.body(), edge: VerticalEdge.top)
    #expect(agrees(texts.sizeThatFits(.unspecified).height, 40.667))
  }

  @Test func insetsAreAlignedAlongTheirEdge() {
    let bar = Box(100, 50)
    Screen(_SafeAreaInsetElement(Filler(), inset: bar, edge: .bottom, alignment: .trailing)).layOutScreen()
    #expect(bar.frame.minX == 300)
    let side = Box(30, 30)
    let element = _SafeAreaInsetElement(Filler(), inset: side, edge: HorizontalEdge.leading, alignment: .top)
    Direction(Screen(element), .rightToLeft).layOut(400, 800)
    #expect(side.frame.origin == CGPoint(x: 370, y: 60))
  }

  @Test func paddingOfTheSafeAreaCanBeIgnored() {
    let (content, ignoring) = (Filler(), Filler())
    let insets = EdgeInsets(top: 0, leading: 20, bottom: 10, trailing: 20)
    Screen(_SafeAreaPaddingElement(content, insets: insets)).layOutScreen()
    #expect(content.frame == CGRect(x: 20, y: 60, width: 360, height: 696))
    let pair = _SecondaryElement(Filler(), background: _IgnoresSafeAreaElement(ignoring))
    Screen(_SafeAreaPaddingElement(pair, insets: insets)).layOutScreen()
    #expect(ignoring.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
  }

  @Test func elementsKnowTheirInsets() {
    let (filler, box) = (Filler(), Box(100, 100))
    Screen(_StackElement(column: [box, filler], spacing: 0)).layOutScreen()
    #expect(filler.safeAreaInsets(of: filler.size).bottom == 34)
    #expect(filler.safeAreaInsets(of: filler.size).top == 0)
    #expect(box.safeAreaInsets(of: box.size).top == 60)
  }

  /// The view above grows by 40: the filler's edge leaves the top, and its background with it.
  @Test func whatIsMovedIsPlacedAnew() {
    let (moved, background) = (Box(400, 44), Filler())
    let above = _PaddingElement(Box(400, 0), length: 0)
    let bar = _SecondaryElement(moved, background: _IgnoresSafeAreaElement(background, edges: .top))
    let screen = Screen(_StackElement(column: [above, bar, Filler()], spacing: 0))
    screen.layOutScreen()
    #expect(background.frame.minY == 0)
    above.insets.top = 40
    screen.layOutScreen()
    #expect(moved.frame.minY == 100 && background.frame.minY == 100)
  }

  @Test func aChangedSafeAreaIsFollowed() {
    let filler = Filler()
    let screen = Screen(_FrameElement(_IgnoresSafeAreaElement(filler, regions: .keyboard), width: 400, height: nil))
    screen.layOutScreen()
    screen.insets.append(.init(regions: .keyboard, bottom: 300))
    screen.invalidateLayout()
    screen.layOutScreen()
    #expect(filler.frame == CGRect(x: 0, y: 60, width: 400, height: 706))
  }
}

/// Apple's documentation of `containerRelativeFrame`.
@MainActor @Suite struct ContainerRelativeFrameTests {
  @Test func framesAreAsLargeAsTheContainer() {
    let filler = Filler()
    Screen(_ContainerRelativeFrameElement(filler, axes: .horizontal)).layOutScreen()
    #expect(filler.size.width == 400)
    let box = Box(10, 10)
    let framed = _ContainerRelativeFrameElement(box, axes: [.horizontal, .vertical], alignment: .topLeading) {
      length, axis in axis == .horizontal ? length / 2 : length / 4
    }
    Screen(framed).layOutScreen()
    #expect(framed.size == CGSize(width: 200, height: 176.5))
    #expect(box.frame.origin == framed.frame.origin)
  }

  /// (400 - 3 x 20) / 4 = 85; two of them and the spacing between: 190.
  @Test func framesSpanPartsOfTheContainer() {
    let framed = _ContainerRelativeFrameElement(Filler(), axes: .horizontal, count: 4, span: 2, spacing: 20)
    Screen(framed).layOutScreen()
    #expect(framed.size.width == 190)
  }
}
