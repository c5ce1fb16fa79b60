import Foundation
import SwiftUILayout
import Testing

/// Rows of the same height, created on demand.
@MainActor final class RowSource: _LazySource {
  var sections: [_LazySection]
  private let make: (Int) -> _LayoutElement
  private(set) var made: [Int: _LayoutElement] = [:]
  private(set) var shown: [Int] = []

  init(_ sections: [_LazySection], make: @escaping (Int) -> _LayoutElement = { _ in Box(50, 40) }) {
    self.sections = sections
    self.make = make
  }

  func element(at index: Int) -> _LayoutElement {
    if let element = made[index] { return element }
    let element = make(index)
    made[index] = element
    return element
  }

  func didShow(_ indices: [Int]) { shown = indices }
}

/// A scroll view: shows a part of its content.
final class Viewport: _UnaryElement {
  var visible: CGRect
  /// The part of the visible area that a bar at its top covers, in points.
  var barHeight: CGFloat = 0
  private(set) var containers: [_LazyContainerElement] = []

  init(_ child: _LayoutElement, _ visible: CGRect) {
    self.visible = visible
    super.init(child)
  }

  override var visibleRect: CGRect? { visible }
  override var unobscuredRect: CGRect? {
    CGRect(x: visible.minX, y: visible.minY + barHeight, width: visible.width, height: visible.height - barHeight)
  }
  override func lazyContainerWasPlaced(_ container: _LazyContainerElement) {
    if !containers.contains(where: { $0 === container }) { containers.append(container) }
  }

  func scroll(to y: CGFloat) {
    visible.origin.y = y
    for container in containers { container.visibleRectDidChange() }
  }
}

/// Apple's documentation of the lazy stacks and grids.
@MainActor @Suite struct LazyStackTests {
  private let screen = CGRect(x: 0, y: 0, width: 300, height: 400)

  /// 10,000 rows of 40 and 8 between them; those that begin above 400 are created: 9.
  @Test func tenThousandRowsCostWhatIsVisible() {
    let source = RowSource([_LazySection(count: 10_000)])
    let stack = _LazyContainerElement(axis: .vertical, source: source)
    let viewport = Viewport(stack, screen)
    #expect(viewport.layOut(300, nil).width == 300)
    #expect(source.made.count <= 11)
    #expect(source.shown == Array(0...8))
    #expect(viewport.size.height == 479_992)
    viewport.scroll(to: 240_000)
    #expect(source.made.count <= 24)
    // 5,000 rows of 48 begin above; the first one has no spacing before it.
    #expect(source.shown == Array(5_000...5_008))
    #expect(stack.children.count == source.shown.count)
  }

  /// 3 x 40 + 2 x 8, exactly, if everything is visible.
  @Test func theVisiblePartIsExact() {
    let source = RowSource([_LazySection(count: 3)])
    let stack = _LazyContainerElement(axis: .vertical, alignment: .leading, source: source)
    #expect(Viewport(stack, screen).layOut(300, nil) == CGSize(width: 300, height: 136))
    #expect(stack.children.map(\.frame.minY) == [0, 48, 96])
    #expect(stack.children.allSatisfy { $0.frame.minX == 0 })
  }

  /// A row that comes back finds its position again, although it is where it was in the stack.
  @Test func rowsThatComeBackReadTheirPosition() {
    let readers = (0..<20).map { _ in _GeometryReaderElement([Box(5, 5)]) }
    let source = RowSource([_LazySection(count: 20)]) { _FrameElement(readers[$0], width: 50, height: 40) }
    let stack = _LazyContainerElement(axis: .vertical, spacing: 0, source: source)
    let padding = _PaddingElement(stack, insets: EdgeInsets())
    let viewport = Viewport(padding, screen)
    viewport.layOut(300, nil)
    viewport.scroll(to: 400)
    #expect(!source.shown.contains(0))
    padding.insets.top = 30
    viewport.layOut(300, nil)
    var contents = 0
    readers[0].willPlaceContent = { contents += 1 }
    viewport.scroll(to: 0)
    viewport.layOut(300, nil)
    #expect(source.shown.contains(0) && contents >= 1)
    // And not again where nothing moved.
    contents = 0
    viewport.layOut(300, nil)
    #expect(contents == 0)
  }

  @Test func alignmentAndSpacingAreTheStacks() {
    let source = RowSource([_LazySection(count: 2)])
    let stack = _LazyContainerElement(axis: .vertical, alignment: .trailing, spacing: 0, source: source)
    Viewport(stack, screen).layOut(300, nil)
    #expect(stack.children.map(\.frame.origin) == [CGPoint(x: 250, y: 0), CGPoint(x: 250, y: 40)])
  }

  /// As in a stack that isn't lazy: row 6 of the figures.
  @Test func textsAreApartByTheirLeading() {
    let source = RowSource([_LazySection(count: 2)]) { _ in Line(16, lineHeight: 21) }
    let stack = _LazyContainerElement(axis: .vertical, source: source)
    Viewport(stack, screen).layOut(300, nil)
    #expect(agrees(stack.children[1].frame.minY - stack.children[0].frame.maxY, 2))
  }

  @Test func horizontalStacksBeginAtTheRightWhereLinesDo() {
    let source = RowSource([_LazySection(count: 100)])
    let stack = _LazyContainerElement(axis: .horizontal, spacing: 0, source: source)
    let viewport = Viewport(Direction(stack, .rightToLeft), CGRect(x: 4700, y: 0, width: 300, height: 100))
    viewport.layOut(nil, 100)
    viewport.layOut(nil, 100)
    #expect(viewport.size == CGSize(width: 5000, height: 100))
    #expect(source.shown == Array(0...5))
    #expect(stack.children[0].frame == CGRect(x: 4950, y: 30, width: 50, height: 40))
  }

  /// Section headers stay at the top while their section is scrolled, and are pushed away by its end.
  @Test func headersArePinned() throws {
    let section = _LazySection(count: 10, hasHeader: true)
    let source = RowSource([section, section]) { Box(300, $0 % 11 == 0 ? 30 : 40) }
    let stack = _LazyContainerElement(axis: .vertical, spacing: 0, pinnedViews: .sectionHeaders, source: source)
    let viewport = Viewport(stack, screen)
    viewport.layOut(300, nil)
    viewport.layOut(300, nil)
    let header = try #require(source.made[0])
    #expect(header.frame.minY == 0)
    viewport.scroll(to: 100)
    #expect(header.frame.minY == 100)
    #expect(stack.children.last === header || stack.children.contains { $0 === header })
    // The section is 430 long: its header leaves with it.
    viewport.scroll(to: 410)
    #expect(header.frame.minY == 400)
    #expect(try #require(source.made[11]).frame.minY == 430)
    // A bar of 20 points pushes both down: the first section ends at 430, below the bar's edge at 425.
    viewport.barHeight = 20
    viewport.scroll(to: 405)
    #expect(header.frame.minY == 400)
    viewport.scroll(to: 100)
    #expect(header.frame.minY == 120)
  }

  @Test func footersArePinned() throws {
    let section = _LazySection(count: 20, hasFooter: true)
    let source = RowSource([section]) { Box(300, $0 == 20 ? 30 : 40) }
    let stack = _LazyContainerElement(axis: .vertical, spacing: 0, pinnedViews: .sectionFooters, source: source)
    Viewport(stack, screen).layOut(300, nil)
    #expect(try #require(source.made[20]).frame.minY == 370)
  }

  @Test func changedRowsAreMeasuredAnew() {
    let rows = [_PaddingElement(Box(10, 40), length: 0), _PaddingElement(Box(10, 40), length: 0)]
    let source = RowSource([_LazySection(count: 2)]) { rows[$0] }
    let viewport = Viewport(_LazyContainerElement(axis: .vertical, spacing: 0, source: source), screen)
    #expect(viewport.layOut(300, nil).height == 80)
    rows[0].insets.top = 20
    #expect(viewport.layOut(300, nil).height == 100)
    #expect(rows[1].frame.minY == 60)
  }

  @Test func elementsHaveFramesBeforeTheyAreMade() {
    let source = RowSource([_LazySection(count: 1_000)])
    let stack = _LazyContainerElement(axis: .vertical, spacing: 0, source: source)
    Viewport(stack, screen).layOut(300, nil)
    #expect(stack.frame(ofElement: 500) == CGRect(x: 0, y: 20_000, width: 300, height: 40))
    #expect(stack.frame(ofElement: 1_000) == nil)
  }
}

/// Apple's documentation of `GridItem` and `LazyVGrid`.
@MainActor @Suite struct LazyGridTests {
  private let screen = CGRect(x: 0, y: 0, width: 300, height: 400)

  private func columns(_ items: [GridItem], _ width: CGFloat) -> [CGRect] {
    let source = RowSource([_LazySection(count: 12)]) { _ in Filler() }
    let grid = _LazyContainerElement(axis: .vertical, items: items, source: source)
    Viewport(grid, screen).layOut(width, nil)
    return grid.children.map(\.frame).filter { $0.minY == 0 }
  }

  private func widths(_ items: [GridItem], _ width: CGFloat) -> [CGFloat] { columns(items, width).map(\.width) }

  /// (300 - 2 x 8) / 3.
  @Test func flexibleColumnsAreEqual() {
    let frames = columns([GridItem(), GridItem(), GridItem()], 300)
    #expect(frames.count == 3 && frames.allSatisfy { agrees($0.width, 94.667) })
    #expect(agrees(frames[2].minX, 205.333))
  }

  /// 300 - 100 - 8 remain.
  @Test func fixedColumnsAreTakenOffFirst() {
    #expect(widths([GridItem(.fixed(100)), GridItem()], 300) == [100, 192])
  }

  /// The first is proposed 146 and takes 50; the second gets the rest.
  @Test func eachColumnIsOfferedAnEqualShareOfTheRest() {
    #expect(widths([GridItem(.flexible(maximum: 50)), GridItem()], 300) == [50, 242])
    #expect(widths([GridItem(), GridItem(.flexible(maximum: 50))], 300) == [146, 50])
  }

  /// (300 + 8) / (80 + 8) = 3.5: three columns of (300 - 16) / 3.
  @Test func adaptiveItemsAreAsManyColumnsAsFit() {
    let frames = columns([GridItem(.adaptive(minimum: 80))], 300)
    #expect(frames.count == 3 && frames.allSatisfy { agrees($0.width, 94.667) })
    #expect(widths([GridItem(.adaptive(minimum: 80, maximum: 90))], 300) == [90, 90, 90])
    #expect(widths([GridItem(.adaptive(minimum: 80), spacing: 0)], 320) == [80, 80, 80, 80])
    #expect(widths([GridItem(.adaptive(minimum: 500))], 300) == [500])
  }

  @Test func spacingFollowsItsColumn() {
    let frames = columns(
      [GridItem(.fixed(50), spacing: 20), GridItem(.fixed(50), spacing: 99), GridItem(.fixed(10))], 300)
    #expect(frames.map(\.minX) == [0, 70, 219])
  }

  /// Lines are as high as their highest cells, with a spacing of 8; cells are centred, and fill their line if they can.
  @Test func linesAreAsHighAsTheirHighestCells() {
    let cells = [Box(20, 10), Box(20, 50), Filler()]
    let source = RowSource([_LazySection(count: 3)]) { cells[$0] }
    let grid = _LazyContainerElement(
      axis: .vertical, items: [GridItem(.fixed(100)), GridItem(.fixed(100))], source: source)
    #expect(Viewport(grid, screen).layOut(300, nil) == CGSize(width: 208, height: 68))
    #expect(cells[0].frame.origin == CGPoint(x: 40, y: 20))
    #expect(cells[1].frame.origin == CGPoint(x: 148, y: 0))
    #expect(cells[2].frame == CGRect(x: 0, y: 58, width: 100, height: 10))
  }

  @Test func itemsAndGridsAlignTheirCells() {
    let cells = [Box(20, 10), Box(20, 50)]
    let source = RowSource([_LazySection(count: 2)]) { cells[$0] }
    let items = [GridItem(.fixed(100), alignment: .bottomTrailing), GridItem(.fixed(100))]
    let grid = _LazyContainerElement(axis: .vertical, items: items, alignment: .leading, source: source)
    Viewport(grid, screen).layOut(300, nil)
    #expect(cells[0].frame.origin == CGPoint(x: 80, y: 40))
    #expect(cells[1].frame.origin == CGPoint(x: 108, y: 0))
  }

  @Test func headersTakeALineOfTheirOwn() {
    let source = RowSource([_LazySection(count: 3, hasHeader: true)]) { $0 == 0 ? Filler() : Box(10, 20) }
    let grid = _LazyContainerElement(axis: .vertical, items: [GridItem(), GridItem()], spacing: 0, source: source)
    Viewport(grid, screen).layOut(300, nil)
    #expect(source.made[0]?.frame == CGRect(x: 0, y: 0, width: 300, height: 10))
    #expect(source.made[1]?.frame.minY == 10 && source.made[2]?.frame.minY == 10)
    #expect(source.made[3]?.frame.minY == 30)
  }

  @Test func tenThousandCellsCostWhatIsVisible() {
    let source = RowSource([_LazySection(count: 10_000)])
    let grid = _LazyContainerElement(axis: .vertical, items: [GridItem(), GridItem()], source: source)
    let viewport = Viewport(grid, screen)
    viewport.layOut(300, nil)
    #expect(source.made.count <= 22)
    #expect(viewport.size.height == 239_992)
  }

  /// Rows of a horizontal grid share the height.
  @Test func horizontalGridsHaveRows() {
    let source = RowSource([_LazySection(count: 4)]) { _ in Box(30, 10) }
    let grid = _LazyContainerElement(axis: .horizontal, items: [GridItem(), GridItem()], source: source)
    let viewport = Viewport(grid, screen)
    #expect(viewport.layOut(nil, 108) == CGSize(width: 68, height: 108))
    #expect(source.made[1]?.frame.origin == CGPoint(x: 0, y: 78))
    #expect(source.made[2]?.frame.origin == CGPoint(x: 38, y: 20))
  }
}
