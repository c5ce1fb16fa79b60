import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Separators: effects, and the lines below the last row. In points at 2x.
@MainActor @Suite struct TableSeparatorTests {
  private func fillers(_ shown: ShownTable) -> [UIView] {
    shown.table.subviews.filter { $0 is _UITableViewCellSeparatorView }.sorted { $0.frame.minY < $1.frame.minY }
  }

  @Test func linesGoOnBelowTheLastRow() throws {
    let shown = ShownTable(.plain, ListSource(rows: 2), prepare: { $0.rowHeight = 50 })
    defer { shown.close() }
    #expect(fillers(shown).isEmpty)
    shown.table.fillerRowHeight = 100
    shown.layOut()
    // Below 100 points of rows, the lines end at 200, 300 and so on to the end of the screen, half a point thick.
    #expect(fillers(shown).map(\.frame.maxY) == [200, 300, 400, 500, 600, 700])
    #expect(numbers(try #require(fillers(shown).first)) == [16, 199.5, 384, 0.5])
    shown.table.fillerRowHeight = UITableView.automaticDimension
    shown.layOut()
    #expect(fillers(shown).count == 13)
    shown.table.tableFooterView = UIView()
    shown.layOut()
    #expect(fillers(shown).isEmpty)
  }

  @Test func groupsHaveNoLinesBelowThem() {
    let shown = ShownTable(.grouped, ListSource(rows: 2), prepare: { $0.fillerRowHeight = 50 })
    defer { shown.close() }
    #expect(fillers(shown).isEmpty)
  }

  @Test func anEffectIsInEverySeparator() throws {
    let shown = ShownTable(.plain, ListSource(rows: 1))
    defer { shown.close() }
    let separator = try #require(shown.cell(0).subviews.compactMap { $0 as? _UITableViewCellSeparatorView }.first)
    #expect(separator.backgroundColor == .separator && separator.subviews.isEmpty)
    let vibrancy = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular))
    shown.table.separatorEffect = vibrancy
    shown.layOut()
    let view = try #require(separator.subviews.first as? UIVisualEffectView)
    #expect(view.effect == vibrancy && view.frame == separator.bounds)
    #expect(separator.backgroundColor == nil && view.contentView.backgroundColor == .separator)
    shown.table.separatorEffect = UIBlurEffect(style: .light)
    shown.layOut()
    #expect(view.contentView.backgroundColor == nil)
    shown.table.separatorEffect = nil
    shown.layOut()
    #expect(separator.backgroundColor == .separator && separator.subviews.isEmpty)
  }
}
