import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// The index at a table's trailing edge: 15 points wide, its lines as high as a font of 11 points.
@MainActor @Suite struct TableIndexTests {
  private func source(sections: Int = 5, rows: Int = 10) -> ListSource {
    let source = ListSource((0..<sections).map { section in (0..<rows).map { "\(section).\($0)" } })
    source.indexTitles = (0..<sections).map { String(UnicodeScalar(UInt8(65 + $0))) }
    return source
  }

  private func index(of shown: ShownTable) -> UITableViewIndex? {
    shown.table.subviews.compactMap { $0 as? UITableViewIndex }.first
  }

  @Test func theIndexStaysAtItsEdgeAndTakesItsWidthFromTheRows() throws {
    let shown = ShownTable(.plain, source())
    defer { shown.close() }
    let index = try #require(self.index(of: shown))
    #expect(numbers(index) == [385, 0, 15, 800] && index.titles == ["A", "B", "C", "D", "E"])
    #expect(shown.cell(0).contentView.frame.width == 385)
    let separator = try #require(shown.cell(0).subviews.first { $0 is _UITableViewCellSeparatorView })
    #expect(separator.frame.maxX == 385)
    shown.table.contentOffset.y = 100
    shown.layOut()
    #expect(numbers(index) == [385, 100, 15, 800])
    #expect(shown.table.subviews.last === index)
  }

  @Test func aTableWithFewRowsOrWithoutTitlesHasNone() {
    let source = source()
    let shown = ShownTable(.plain, source, prepare: { $0.sectionIndexMinimumDisplayRowCount = 51 })
    defer { shown.close() }
    #expect(self.index(of: shown) == nil && shown.cell(0).contentView.frame.width == 400)
    shown.table.sectionIndexMinimumDisplayRowCount = 50
    shown.layOut()
    #expect(self.index(of: shown) != nil && shown.cell(0).contentView.frame.width == 385)
    source.indexTitles = nil
    shown.table.reloadSectionIndexTitles()
    shown.layOut()
    #expect(self.index(of: shown) == nil && shown.cell(0).contentView.frame.width == 400)
  }

  @Test func bulletsStandForTitlesThatHaveNoRoom() {
    #expect(UITableViewIndex.entries(count: 3, room: 3) == [0, 1, 2])
    #expect(UITableViewIndex.entries(count: 27, room: 6) == [0, nil, 13, nil, 26])
    #expect(UITableViewIndex.entries(count: 27, room: 2) == [0])
    #expect(UITableViewIndex.entries(count: 27, room: 0) == [])
  }

  /// Five lines of 13.13 points, centred in 800.
  @Test func aTouchScrollsToTheSectionOfItsTitle() throws {
    let source = source()
    let shown = ShownTable(.plain, source)
    defer { shown.close() }
    shown.screen.window.send(.tap(at: CGPoint(x: 392, y: 400 + 13)))
    let third = shown.table.rect(forSection: 3)
    #expect(abs(shown.table.contentOffset.y - third.minY) < 0.6)
    source.sectionOfIndexTitle = { title, _ in title == "A" ? 1 : 0 }
    shown.screen.window.send(.tap(at: CGPoint(x: 392, y: 400 - 26)))
    #expect(abs(shown.table.contentOffset.y - shown.table.rect(forSection: 1).minY) < 0.6)
  }

  @Test func coloursAreTheTables() throws {
    let shown = ShownTable(.plain, source())
    defer { shown.close() }
    let index = try #require(self.index(of: shown))
    shown.table.sectionIndexColor = .green
    shown.table.sectionIndexBackgroundColor = .yellow
    let context = CGContext(recordingIn: index.bounds, scale: 1)
    UIGraphicsPushContext(context)
    index.draw(index.bounds)
    UIGraphicsPopContext()
    let items = context.takeItems()
    #expect(items.flatMap(\.filledRects) == [index.bounds])
    let colors = items.compactMap { if case .glyphs(_, _, let color) = $0 { color.hexadecimal } else { nil } }
    #expect(colors == Array(repeating: "#00FF00", count: 5))
  }
}
