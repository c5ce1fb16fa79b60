import Foundation
import SwiftUILayout
import Testing

/// Apple's documentation of `Grid`, `GridRow` and the modifiers of their cells.
@MainActor @Suite struct GridTests {
  private func rows(_ rows: [[_LayoutElement]], alignments: [VerticalAlignment?] = []) -> [_LayoutElement] {
    rows.enumerated().flatMap { index, cells in
      let row = _GridRow(alignment: alignments.indices.contains(index) ? alignments[index] : nil)
      return cells.map { _TraitElement($0, key: _GridRowKey.self, value: row) }
    }
  }

  private func spanning(_ cell: _LayoutElement, _ columns: Int) -> _LayoutElement {
    _TraitElement(cell, key: _GridCellColumnsKey.self, value: columns)
  }

  /// A text of words, each 10 high, without spaces: as many in a line as fit.
  private final class Words: _LayoutElement {
    let words: [CGFloat]

    init(_ words: [CGFloat]) { self.words = words }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      var lines: [CGFloat] = [0]
      for word in words {
        if let last = lines.last, last > 0, last + word > proposal.width ?? .infinity { lines.append(0) }
        lines[lines.count - 1] += word
      }
      return CGSize(width: lines.max() ?? 0, height: 10 * CGFloat(lines.count))
    }
  }

  private func unsized(_ cell: _LayoutElement, _ axes: Axis.Set) -> _LayoutElement {
    _TraitElement(cell, key: _GridCellUnsizedAxesKey.self, value: axes)
  }

  /// Columns 40 and 50 wide, rows 20 and 30 high, 8 points apart.
  @Test func columnsAreAsWideAsTheirWidestCells() {
    let cells = [[Box(30, 10), Box(50, 20)], [Box(40, 10), Box(20, 30)]]
    let grid = _GridElement(rows(cells))
    #expect(grid.layOut(500, 500) == CGSize(width: 98, height: 58))
    #expect(cells[0][0].frame.origin == CGPoint(x: 5, y: 5))
    #expect(cells[0][1].frame.origin == CGPoint(x: 48, y: 0))
    #expect(cells[1][0].frame.origin == CGPoint(x: 0, y: 38))
    #expect(cells[1][1].frame.origin == CGPoint(x: 63, y: 28))
  }

  @Test func spacingAndAlignmentAreTheGrids() {
    let cells = [[Box(30, 10), Box(50, 20)], [Box(40, 10), Box(20, 30)]]
    let grid = _GridElement(rows(cells), alignment: .bottomTrailing, horizontalSpacing: 1, verticalSpacing: 2)
    #expect(grid.layOut() == CGSize(width: 91, height: 52))
    #expect(cells[0][0].frame.origin == CGPoint(x: 10, y: 10))
    #expect(cells[1][1].frame.origin == CGPoint(x: 71, y: 22))
  }

  /// Equal parts of 208 - 8; the fixed column is first.
  @Test func flexibleColumnsShareTheRoom() {
    let (first, second) = (Filler(), Filler())
    _GridElement(rows([[first, second]])).layOut(208, 30)
    #expect(first.size == CGSize(width: 100, height: 30) && second.frame.minX == 108)
    let filler = Filler()
    _GridElement(rows([[filler, Box(50, 10)], [Box(20, 10), Box(60, 10)]])).layOut(208, 100)
    #expect(filler.size == CGSize(width: 140, height: 82))
  }

  /// Recorded (swift-markdown-ui's tables): with an open height, columns that fit into an equal share have what they need, and
  /// texts wrap in equal shares of the rest; what one leaves of these goes to none.
  @Test func columnsWithoutAHeightHaveTheirLargestWidthsFirst() {
    let words = Words([50, 50, 50, 50, 50, 50])
    let grid = _GridElement(rows([[Box(102, 10), words]]), horizontalSpacing: 1)
    #expect(grid.layOut(343, nil).width == 303)
    let four = (0..<4).map { _ in Words([40, 40]) }
    #expect(_GridElement(rows([four]), horizontalSpacing: 1).layOut(263, nil).width == 163)
  }

  /// Recorded (swift-markdown-ui's tables in styles without `fixedSize`): with a height, a text wraps in its equal share.
  @Test func columnsWithAHeightKeepWhatTheyTookOfEqualShares() {
    let words = Words([50, 50, 50, 50, 50, 50])
    let grid = _GridElement(rows([[Box(102, 10), words]]), horizontalSpacing: 1)
    #expect(grid.layOut(343, 600).width == 253)
    #expect(grid.layOut(403, 600).width == 403, "the ideal width fits")
    let filler = Filler()
    _GridElement(rows([[Box(102, 10), Words([90, 90]), filler]]), horizontalSpacing: 0).layOut(402, 600)
    #expect(filler.size.width == 210)
  }

  /// The cell of 100 spans columns of 30 and 30: they get 31 more each, with the 8 between them.
  @Test func spanningCellsWidenTheirColumns() {
    let (wide, second) = (Box(130, 10), Box(30, 10))
    let grid = _GridElement(rows([[Box(30, 10), second], [spanning(wide, 2)]]))
    #expect(grid.layOut().width == 130)
    #expect(second.frame.minX == 84.5)
    let narrow = Box(20, 10)
    _GridElement(rows([[Box(30, 10), Box(30, 10)], [spanning(narrow, 2)]])).layOut()
    #expect(narrow.frame.minX == 24)
  }

  /// A divider makes the grid as wide as the proposal, unless it is excluded from the grid's widths.
  @Test func viewsOutsideOfRowsSpanAllColumns() {
    let (line, second) = (Filler(), Box(30, 10))
    let divided = _GridElement(rows([[Box(30, 10), second]]) + [_DividerElement(line, thickness: 1)])
    #expect(divided.layOut(200, nil).width == 200)
    #expect(line.size == CGSize(width: 200, height: 1))
    #expect(second.frame.midX == 152)
    let other = Filler()
    let hugging = _GridElement(
      rows([[Box(30, 10), Box(30, 10)]]) + [unsized(_DividerElement(other, thickness: 1), .horizontal)])
    #expect(hugging.layOut(200, nil).width == 68)
    #expect(other.size.width == 68)
  }

  @Test func unsizedCellsTakeWhatTheOthersNeed() {
    let filler = Filler()
    let grid = _GridElement(
      rows([[unsized(filler, [.horizontal, .vertical]), Box(50, 20)], [Box(40, 10), Box(20, 30)]]))
    #expect(grid.layOut(500, 500) == CGSize(width: 98, height: 58))
    #expect(filler.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test func columnsRowsAndCellsHaveTheirOwnAlignments() {
    let (aligned, below, anchored) = (Box(20, 10), Box(10, 10), Box(10, 10))
    let column = _TraitElement(
      aligned, key: _GridColumnAlignmentKey.self, value: HorizontalAlignment.trailing)
    let anchor = _TraitElement(anchored, key: _GridCellAnchorKey.self, value: UnitPoint(x: 0.25, y: 1))
    let cells = [[column, Box(50, 30)], [below, Box(50, 30)], [Box(60, 50), anchor]]
    _GridElement(rows(cells, alignments: [.top, .bottom]), horizontalSpacing: 0, verticalSpacing: 0).layOut()
    #expect(aligned.frame.origin == CGPoint(x: 40, y: 0))
    #expect(below.frame.origin == CGPoint(x: 50, y: 50))
    #expect(anchored.frame.origin == CGPoint(x: 70, y: 100))
  }

  /// Apple documents that an anchor places a cell in its area: it isn't aligned with the others, and needs no more than its size.
  @Test func anchoredCellsAreNotAligned() {
    let (small, anchored) = (Box(20, 10), Box(10, 30))
    let anchor = _TraitElement(anchored, key: _GridCellAnchorKey.self, value: UnitPoint.center)
    let grid = _GridElement(
      rows([[Box(60, 10), Box(40, 10)], [small, anchor]], alignments: [.top, .bottom]), alignment: .topLeading,
      horizontalSpacing: 0, verticalSpacing: 0)
    #expect(grid.layOut(500, 500) == CGSize(width: 100, height: 40))
    #expect(small.frame.origin == CGPoint(x: 0, y: 30))
    #expect(anchored.frame.origin == CGPoint(x: 75, y: 10))
  }

  /// Body's baseline is 5 below caption's.
  @Test func rowsAlignBaselines() {
    let (body, caption) = (Line.body(), Line.caption())
    _GridElement(rows([[body, caption]], alignments: [.firstTextBaseline])).layOut()
    #expect(body.frame.minY == 0 && agrees(caption.frame.minY, 5))
  }

  /// Row 38: the views' preferred spacing, as in stacks.
  @Test func rowsOfTextsAreSpacedLikeTexts() {
    let (upper, lower) = (Line.body(), Line.subheadline())
    _GridElement(rows([[upper, Line.body()], [lower, Line.caption()]])).layOut()
    #expect(agrees(lower.frame.minY - upper.frame.maxY, 2.333))
  }

  @Test func columnsBeginAtTheRightWhereLinesDo() {
    let cells = [[Box(30, 10), Box(50, 20)]]
    Direction(_GridElement(rows(cells)), .rightToLeft).layOut()
    #expect(cells[0][0].frame.minX == 58 && cells[0][1].frame.minX == 0)
  }

  @Test func theLayoutAgreesWithTheElement() {
    func cells() -> [_LayoutElement] {
      rows([[Filler(), Box(50, 20)], [spanning(Box(130, 10), 2)], [Box(9, 9), Line.body()]]) + [Filler()]
    }
    let grid = _GridElement(cells(), alignment: .topLeading, verticalSpacing: 3)
    let layout = GridLayout(alignment: .topLeading, verticalSpacing: 3)
    let element = _LayoutProtocolElement(cells(), layout: AnyLayout(layout))
    #expect(element.layOut(300, 200) == grid.layOut(300, 200))
    #expect(element.children.map(\.frame) == grid.children.map(\.frame))
  }
}

/// Apple's documentation of `ViewThatFits`.
@MainActor @Suite struct ViewThatFitsTests {
  @Test func theFirstThatFitsIsShown() {
    let choices = [Box(200, 20), Box(100, 40), Box(50, 60)]
    let element = _ViewThatFitsElement(choices)
    #expect(element.layOut(150, 50) == CGSize(width: 100, height: 40))
    #expect(element.shown === choices[1])
    #expect(element.layOut(300, 50) == CGSize(width: 200, height: 20))
    #expect(element.layOut(10, 10) == CGSize(width: 50, height: 60), "the last if none fits")
    #expect(element.layOut() == CGSize(width: 200, height: 20), "open lengths fit all")
  }

  @Test func onlyTheAxesCountThatItIsFor() {
    let choices = [Box(200, 20), Box(100, 40)]
    #expect(_ViewThatFitsElement(choices, axes: .vertical).layOut(10, 30) == CGSize(width: 200, height: 20))
    #expect(_ViewThatFitsElement(choices, axes: .horizontal).layOut(150, 10) == CGSize(width: 100, height: 40))
  }

  /// The ideal width is used, not the smallest possible one.
  @Test func idealLengthsAreCompared() {
    let (flexible, small) = (Stretch(20...300, ideal: 200), Box(60, 10))
    let element = _ViewThatFitsElement([flexible, small], axes: .horizontal)
    element.layOut(100, 10)
    #expect(element.shown === small)
    #expect(element.layOut(250, 10).width == 250)
  }
}
