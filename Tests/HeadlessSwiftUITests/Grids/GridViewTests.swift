import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Grids as Apple's documentation of `Grid`, `GridItem` and their modifiers describes them.
@MainActor @Suite struct GridViewTests {
  /// The frames of the blocks relative to the first block's.
  private func places(_ view: some View) -> [CGPoint] {
    let shown = ShownView(view)
    defer { shown.screen.close() }
    let frames = shown.frames("Block")
    return frames.map { CGPoint(x: $0.minX - frames[0].minX, y: $0.minY - frames[0].minY) }
  }

  /// Columns of 20 and 30 points, 6 apart, and rows of 10, 4 apart.
  @Test func columnsAreAsWideAsTheirWidestCells() {
    let grid = Grid(alignment: .leading, horizontalSpacing: 6, verticalSpacing: 4) {
      GridRow {
        Block()
        Block(width: 30)
      }
      GridRow {
        Block(width: 20)
        Block()
      }
    }
    #expect(ElementHost(grid).size() == CGSize(width: 56, height: 24))
    #expect(
      places(grid) == [CGPoint(x: 0, y: 0), CGPoint(x: 26, y: 0), CGPoint(x: 0, y: 14), CGPoint(x: 26, y: 14)])
  }

  @Test func cellsSpanColumnsAndViewsOutsideOfRowsSpanAll() {
    let grid = Grid(alignment: .leading, horizontalSpacing: 6, verticalSpacing: 4) {
      GridRow {
        Block(width: 20)
        Block(width: 30)
        Block()
      }
      GridRow {
        Block(width: 40).gridCellColumns(2)
        Block()
      }
      Block(width: 60)
    }
    #expect(ElementHost(grid).size() == CGSize(width: 72, height: 38))
    #expect(
      places(grid) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 26, y: 0), CGPoint(x: 62, y: 0), CGPoint(x: 0, y: 14), CGPoint(x: 62, y: 14),
        CGPoint(x: 0, y: 28),
      ])
  }

  /// The first column is aligned at its trailing edge, the last row at its bottom.
  @Test func columnsRowsAndCellsHaveAlignmentsOfTheirOwn() {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Block(width: 40, height: 30)
        Block(width: 40)
      }
      GridRow(alignment: .bottom) {
        Block().gridColumnAlignment(.trailing)
        Block(height: 20)
      }
      GridRow {
        Block(width: 10, height: 40)
        Block().gridCellAnchor(.bottomTrailing)
      }
    }
    #expect(
      places(grid) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 30, y: 40), CGPoint(x: 40, y: 30), CGPoint(x: 30, y: 50),
        CGPoint(x: 70, y: 80),
      ])
  }

  @Test func unsizedCellsDontMakeTheGridWider() {
    @ViewBuilder func grid(_ axes: Axis.Set) -> some View {
      Grid(horizontalSpacing: 4, verticalSpacing: 0) {
        GridRow {
          Block()
          Block(width: 20)
        }
        Color.red.frame(height: 1).gridCellUnsizedAxes(axes)
      }
    }
    #expect(ElementHost(grid([])).size(300, 200) == CGSize(width: 300, height: 11))
    #expect(ElementHost(grid(.horizontal)).size(300, 200) == CGSize(width: 34, height: 11))
  }

  /// Columns of 50 and 30 points, 10 apart, in the middle of 390 points: blocks of 10 points in the middle of their cells.
  @Test func lazyColumnsOfFixedWidths() {
    let grid = ScrollView {
      LazyVGrid(columns: [GridItem(.fixed(50), spacing: 10), GridItem(.fixed(30))], spacing: 5) {
        ForEach(0..<3, id: \.self) { _ in Block() }
      }
    }
    #expect(places(grid) == [CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0), CGPoint(x: 0, y: 15)])
  }

  @Test func lazyRowsFillDownFirst() {
    let grid = ScrollView(.horizontal) {
      LazyHGrid(rows: [GridItem(.fixed(50), spacing: 10), GridItem(.fixed(30), alignment: .top)], spacing: 5) {
        ForEach(0..<3, id: \.self) { _ in Block() }
      }
    }
    // The second block is at the top of its row, 60 points below the top of the first one, whose block is 20 below it.
    #expect(places(grid) == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 40), CGPoint(x: 15, y: 0)])
  }

  /// (390 + 10) / (100 + 10) = 3.6: three columns of (390 - 20) / 3 points. Then two flexible columns, of which one has at most
  /// 80 points: 390 - 80 - 10 are left for the other.
  @Test func lazyColumnsThatAdaptAndThatAreFlexible() {
    func widths(_ columns: [GridItem]) -> [CGFloat] {
      let shown = ShownView(
        ScrollView {
          LazyVGrid(columns: columns, spacing: 0) {
            ForEach(0..<4, id: \.self) { index in Text("\(index)").frame(maxWidth: .infinity).background { Color.red } }
          }
        })
      defer { shown.screen.close() }
      return shown.frames("Color").map { ($0.width * 100).rounded() / 100 }
    }
    let adaptive = widths([GridItem(.adaptive(minimum: 100), spacing: 10)])
    #expect(adaptive.count == 4 && adaptive.allSatisfy { abs($0 - 123.33) < 0.4 })
    let flexible = widths([GridItem(.flexible(minimum: 10, maximum: 80), spacing: 10), GridItem(.flexible())])
    #expect(flexible == [80, 300, 80, 300])
  }
}
