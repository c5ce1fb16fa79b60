import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

@MainActor @Suite struct ScrollPlaceTests {
  private func column() -> some View {
    VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Block(width: 100, height: 100).id($0) } }
  }

  @Test func anAnchorDecidesWhatIsVisibleFirst() throws {
    let shown = ShownView(ScrollView { column() }.frame(height: 300).defaultScrollAnchor(.bottom))
    // 20 blocks of 100 points in 300.
    #expect(try #require(shown.first(UIScrollView.self)).contentOffset.y == 1700)
  }

  @Test func marginsAreAroundTheContent() throws {
    let shown = ShownView(
      ScrollView { Block(width: 100, height: 100) }.frame(width: 300, height: 300).contentMargins(20))
    #expect(try #require(shown.first(UIScrollView.self)).contentSize == CGSize(width: 140, height: 140))
    let frame = try #require(shown.frames("Block").first)
    // The scroll view has the width of its content, 140, and is at (390 - 140) / 2.
    #expect(frame.minX == 145)
  }

  /// Apple's documentation of `containerRelativeFrame`: a carousel's pages are as wide as the visible area between the margins.
  @Test(arguments: [true, false]) func pagesAreAsWideAsTheVisibleAreaBetweenTheMargins(isLazy: Bool) throws {
    let page = ForEach(0..<4, id: \.self) { _ in Color.red.frame(height: 50).containerRelativeFrame(.horizontal) }
    let shown = ShownView(
      ScrollView(.horizontal) {
        if isLazy { LazyHStack(spacing: 10) { page } } else { HStack(spacing: 10) { page } }
      }
      .frame(width: 300, height: 50).contentMargins(.horizontal, 20))
    shown.update()
    let scrollView = try #require(shown.first(UIScrollView.self))
    // Four pages of 300 - 2 x 20 points, three gaps and the margins.
    #expect(scrollView.contentOffset.x == 0 && scrollView.contentSize.width == 1110)
    // The scroll view is at (390 - 300) / 2.
    let pages = shown.frames("Color").sorted { $0.minX < $1.minX }
    #expect(pages.prefix(2).map(\.minX) == [65, 335])
    #expect(pages.prefix(2).map(\.width) == [260, 260])
  }

  struct Positioned: View {
    @State var position = ScrollPosition(edge: .bottom)
    let keep: (Binding<ScrollPosition>) -> Void
    var body: some View {
      keep($position)
      return ScrollView {
        VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Block(width: 100, height: 100).id($0) } }
      }
      .frame(height: 300).scrollPosition($position)
    }
  }

  @Test func aPositionScrolls() throws {
    var position: Binding<ScrollPosition>?
    let shown = ShownView(Positioned { position = $0 })
    shown.update()
    let scroll = try #require(shown.first(UIScrollView.self))
    #expect(scroll.contentOffset.y == 1700)
    position?.wrappedValue.scrollTo(id: 5, anchor: .top)
    shown.update()
    #expect(scroll.contentOffset.y == 500)
    position?.wrappedValue.scrollTo(y: 120)
    shown.update()
    #expect(scroll.contentOffset.y == 120)
  }

  @Test func placesOfScrollViewsAreFollowed() throws {
    let notes = Notes()
    let shown = ShownView(
      ScrollView { column() }.frame(height: 300)
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: {
          notes.add("\(Int($1))")
        })
    let scroll = try #require(shown.first(UIScrollView.self))
    scroll.contentOffset.y = 250
    shown.update()
    #expect(notes.entries.last == "250")
  }

  private struct Following: View {
    @State private var id: Int?
    let keep: (Binding<Int?>) -> Void
    var body: some View {
      keep($id)
      return ScrollView {
        VStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in Block(width: 100, height: 100) } }.scrollTargetLayout()
      }
      .frame(height: 300).scrollPosition(id: $id)
    }
  }

  @Test func scrollingSetsTheIdentifierOfTheFirstVisibleTarget() throws {
    var id: Binding<Int?>?
    let shown = ShownView(Following { id = $0 })
    defer { shown.screen.close() }
    shown.update()
    #expect(id?.wrappedValue == nil)
    let scroll = try #require(shown.first(UIScrollView.self))
    scroll.contentOffset.y = 450
    shown.update()
    #expect(id?.wrappedValue == 4)
    #expect(scroll.contentOffset.y == 450)
    id?.wrappedValue = 12
    shown.update()
    // The smallest movement shows the view at the bottom: 1300 points down, minus the height of 300.
    #expect(scroll.contentOffset.y == 1000 && id?.wrappedValue == 12)
  }

  private struct Fixed: ScrollTargetBehavior {
    let notes: (ScrollTargetBehaviorContext) -> Void
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      notes(context)
      target.rect.origin.y = 120
    }
  }

  /// Drags up by 240 points in a scroll view of 300 points about the middle of the screen.
  private func offset(_ view: some View) throws -> CGFloat {
    let shown = ShownView(view.frame(height: 300))
    defer { shown.screen.close() }
    shown.screen.window.send(.drag(from: CGPoint(x: 195, y: 560), to: CGPoint(x: 195, y: 320)))
    shown.update()
    return try #require(shown.first(UIScrollView.self)).contentOffset.y
  }

  @Test func aBehaviorDecidesWhereADragEnds() throws {
    var seen: [ScrollTargetBehaviorContext] = []
    #expect(try offset(ScrollView { column() }.scrollTargetBehavior(Fixed { seen.append($0) })) == 120)
    #expect(seen.map(\.contentSize.height) == [2000] && seen.map { $0.containerSize.height.rounded() } == [300])
    #expect(seen.map(\.axes) == [.vertical])
  }

  @Test func pagesAreOfTheContainersHeight() throws {
    let offset = try offset(ScrollView { column() }.scrollTargetBehavior(.paging))
    // A frame rounded to pixels may be slightly less than 300 points.
    #expect(offset > 1 && abs(offset.remainder(dividingBy: 300)) < 1)
  }

  @Test func aFastGestureLeadsToTheNextPage() throws {
    let pages = HStack(spacing: 0) { ForEach(0..<5, id: \.self) { _ in Block(width: 390, height: 100) } }
    let shown = ShownView(ScrollView(.horizontal) { pages }.scrollTargetBehavior(.paging))
    defer { shown.screen.close() }
    let scroll = try #require(shown.first(UIScrollView.self))
    let y = scroll.convert(scroll.bounds, to: shown.screen.window).midY
    shown.screen.window.send(.swipe(from: CGPoint(x: 300, y: y), to: CGPoint(x: 60, y: y)))
    shown.update()
    #expect(scroll.contentOffset.x == 390)
  }

  @Test func viewsOfATargetLayoutAreAlignedWithTheTop() throws {
    let view = ScrollView { column().scrollTargetLayout().padding(.top, 30) }.scrollTargetBehavior(.viewAligned)
    let offset = try offset(view)
    // Views begin 30 points below the top.
    #expect(offset > 0 && (offset - 30).truncatingRemainder(dividingBy: 100) == 0)
  }

  @Test func phasesFollowTheVisiblePart() {
    let configuration = ScrollTransitionConfiguration.interactive
    #expect(configuration.phase(low: 0, high: 100, length: 300) == .identity)
    #expect(configuration.phase(low: -10, high: 90, length: 300) == .topLeading)
    #expect(configuration.phase(low: 250, high: 350, length: 300) == .bottomTrailing)
    let half = configuration.threshold(.visible(0.5))
    #expect(half.phase(low: -40, high: 60, length: 300) == .identity)
    #expect(half.phase(low: 260, high: 360, length: 300) == .bottomTrailing)
    #expect(configuration.threshold(.centered).phase(low: 100, high: 200, length: 300) == .identity)
  }

  /// A quarter of the view is hidden: a quarter of the effect on a straight curve, and less on one that begins slowly.
  @Test func interactiveTransitionsFollowTheVisiblePart() {
    // Curves are computed to 1/1000.
    func thousandths(
      _ configuration: ScrollTransitionConfiguration, _ phase: ScrollTransitionPhase, _ low: CGFloat
    ) -> Double { (configuration.amount(phase, low: low, high: low + 100, length: 300) * 1000).rounded() }
    let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
    #expect(thousandths(linear, .topLeading, -25) == 250)
    #expect(thousandths(linear, .bottomTrailing, 250) == 500)
    #expect(thousandths(linear, .bottomTrailing, 310) == 1000)
    #expect(thousandths(linear.threshold(.visible(0.5)), .topLeading, -75) == 500)
    // The centre is at 150, and the view is hidden with its own at -50.
    #expect(thousandths(linear.threshold(.centered), .topLeading, 0) == 500)
    #expect(thousandths(.animated, .topLeading, -25) == 1000)
    #expect(thousandths(.interactive, .bottomTrailing, 250) == 500)
    #expect(thousandths(.interactive, .topLeading, -25) < 250)
  }

  /// Half of the last block is below the visible area, so that it moves by half of 40 points.
  @Test func effectsAreBetweenThoseOfThePhases() {
    let blocks = VStack(spacing: 0) {
      ForEach(0..<4, id: \.self) { _ in
        Block(width: 100, height: 100).scrollTransition(.interactive(timingCurve: .linear)) { effect, phase in
          effect.offset(x: phase.value * 40).opacity(phase.isIdentity ? 1 : 0.5)
        }
      }
    }
    let shown = ShownView(ScrollView { blocks }.frame(height: 350))
    defer { shown.screen.close() }
    shown.update()
    #expect(shown.frames("Block").map { ($0.minX * 100).rounded() / 100 } == [145, 145, 145, 165])
  }

  /// A scroll view is as wide as its content, and content that is relative to it as wide as what is proposed.
  @Test func framesAcrossTheAxisAreRelativeToTheProposal() throws {
    let third = Color.red.frame(height: 50).containerRelativeFrame(.horizontal) { length, _ in length / 3 }
    let shown = ShownView(ScrollView { third })
    defer { shown.screen.close() }
    #expect(shown.frames("Color") == [CGRect(x: 130, y: 47, width: 130, height: 50)])
    let pages = ShownView(ScrollView(.horizontal) { Color.red.containerRelativeFrame([.horizontal, .vertical]) })
    defer { pages.screen.close() }
    #expect(pages.frames("Color") == [CGRect(x: 0, y: 47, width: 390, height: 763)])
  }

  /// `scrollTarget` makes a view a target by itself: here each third block, at 0, 300, 600...
  @Test func viewsAreTargetsByThemselves() throws {
    let blocks = VStack(spacing: 0) {
      ForEach(0..<20, id: \.self) { Block(width: 100, height: 100).scrollTarget(isEnabled: $0 % 3 == 0) }
    }
    let offset = try offset(ScrollView { blocks }.scrollTargetBehavior(.viewAligned))
    #expect(offset > 0 && offset.truncatingRemainder(dividingBy: 300) == 0)
  }
}
