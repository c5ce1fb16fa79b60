import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Headers, footers and groups, in points at 2x.
@MainActor @Suite struct TableSectionTests {
  @Test func plainHeadersHaveRoomAboveThemAndStayAtTheTop() {
    let source = ListSource([(0..<30).map(String.init), (0..<30).map(String.init)])
    source.title = "Title"
    let shown = ShownTable(.plain, source)
    defer { shown.close() }
    let table = shown.table
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 400, height: 28.5))
    #expect(shown.cell(0).frame.minY == 50.5)
    table.contentOffset.y = 300
    shown.layOut()
    #expect(table.headerView(forSection: 0)?.frame.minY == 300)
    // It moves out with its section, which ends at 50.5 + 30 * 43.5.
    table.contentOffset.y = 1345.5
    shown.layOut()
    #expect(table.headerView(forSection: 0)?.frame.maxY == 1355.5)
  }

  @Test func plainHeadersCoverTheRowsBelowThemWhileTheyStay() throws {
    let source = ListSource([(0..<30).map(String.init)])
    source.title = "Title"
    let shown = ShownTable(.plain, source)
    defer { shown.close() }
    func backgrounds() throws -> [UIView] {
      try #require(shown.table.headerView(forSection: 0)).subviews.filter { $0 is _UISystemBackgroundView }
    }
    #expect(try backgrounds().isEmpty)
    shown.table.contentOffset.y = 100
    shown.layOut()
    let header = try #require(shown.table.headerView(forSection: 0))
    #expect(header.configurationState.isPinned)
    let background = try #require(backgrounds().first)
    #expect(background.frame == header.bounds)
    #expect(background.subviews.contains { ($0 as? UIVisualEffectView)?.effect is UIBlurEffect })
    shown.table.contentOffset.y = 0
    shown.layOut()
    #expect(try backgrounds().isEmpty)
  }

  @Test func aHeadersOwnBackgroundIsTheOnlyOne() throws {
    let source = ListSource([(0..<30).map(String.init)])
    source.title = "Title"
    let shown = ShownTable(.plain, source)
    defer { shown.close() }
    let header = try #require(shown.table.headerView(forSection: 0))
    header.backgroundView = UIView()
    shown.table.contentOffset.y = 100
    shown.layOut()
    #expect(!header.subviews.contains { $0 is _UISystemBackgroundView })
  }

  @Test func groupsWithoutTitlesStandThirtyFivePointsApart() {
    let shown = ShownTable(.grouped, ListSource([["a"], ["b"]]))
    defer { shown.close() }
    #expect(shown.cell(0).frame.minY == 35)
    #expect(shown.cell(0, 1).frame.minY == 35 + 43.5 + 35)
    // 35, a row of 43.5, 35, another row, and the last footer's 17.5.
    #expect(shown.table.contentSize.height == 174.5)
  }

  @Test func groupsAreNearerToTheTablesOwnHeaderThanToItsTop() {
    let shown = ShownTable(.grouped, ListSource([["a"], ["b"]]))
    defer { shown.close() }
    shown.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    shown.layOut()
    #expect(shown.cell(0).frame.minY == 100 + 17.5)
    #expect(numbers(shown.cell(0, 1)) == [0, 196, 400, 43.5])
    // A header of minimal height is the usual way to remove the space at the top.
    shown.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: CGFloat.leastNormalMagnitude))
    shown.layOut()
    #expect(shown.cell(0).frame.minY == 17.5)
    shown.table.tableHeaderView = nil
    shown.layOut()
    #expect(shown.cell(0).frame.minY == 35)
  }

  @Test func insetGroupsHaveTheTablesMarginsAtTheirSidesAndRoundCorners() {
    let shown = ShownTable(.insetGrouped, ListSource([["a", "b", "c"]]))
    defer { shown.close() }
    #expect(numbers(shown.cell(0)) == [16, 35, 368, 43.5])
    #expect(shown.cell(0).layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(shown.cell(0).layer.cornerRadius == 10)
    #expect(shown.cell(1).layer.cornerRadius == 0)
    #expect(shown.cell(2).layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(shown.cell(0).textLabel?.frame.minX == 16)
  }

  @Test func separatorsStartWithTheTextAndEndBeforeTheLastRowOfAGroup() {
    func separators(_ cell: UITableViewCell) -> [[Double]] {
      cell.subviews.filter { $0 is _UITableViewCellSeparatorView }.map { numbers($0) }
    }
    let plain = ShownTable(.plain, ListSource([["a", "b"]]))
    #expect(separators(plain.cell(0)) == [[16, 43, 384, 0.5]])
    #expect(separators(plain.cell(1)) == [[16, 43, 384, 0.5]])
    plain.close()
    let inset = ShownTable(.insetGrouped, ListSource([["a", "b"]]))
    #expect(separators(inset.cell(0)) == [[16, 43, 352, 0.5]])
    #expect(separators(inset.cell(1)) == [])
    inset.close()
    let grouped = ShownTable(.grouped, ListSource([["a", "b"]]))
    #expect(separators(grouped.cell(0)) == [[0, 0, 400, 0.5], [16, 43, 384, 0.5]])
    #expect(separators(grouped.cell(1)) == [[0, 43, 400, 0.5]])
    grouped.close()
    let none = ShownTable(.plain, ListSource([["a"]]), prepare: { $0.separatorStyle = .none })
    #expect(separators(none.cell(0)) == [])
    none.close()
  }

  @Test func aDelegatesViewIsTheHeader() {
    final class Delegate: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }
    }
    let delegate = Delegate()
    let shown = ShownTable(
      .plain, ListSource([["a"]]), delegate: delegate, prepare: { $0.sectionHeaderTopPadding = 0 })
    defer { shown.close() }
    #expect(shown.cell(0).frame.minY == 40)
    #expect(shown.table.subviews.contains { $0.frame == CGRect(x: 0, y: 0, width: 400, height: 40) })
  }

  /// Also if its constraints determine its height, and there is no estimate.
  @Test func aPlainTablesHeadersHaveRoomAboveThem() {
    final class Delegate: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let (view, part) = (UIView(), UIView())
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        NSLayoutConstraint.activate([
          part.topAnchor.constraint(equalTo: view.topAnchor), part.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          part.heightAnchor.constraint(equalToConstant: 30),
        ])
        return view
      }
    }
    let delegate = Delegate()
    let shown = ShownTable(.plain, ListSource([["a"], ["b"]]), delegate: delegate)
    defer { shown.close() }
    #expect(numbers(shown.table.rectForHeader(inSection: 0)) == [0, 22, 400, 30])
    #expect(shown.cell(0).frame.minY == 52)
    #expect(shown.table.rectForHeader(inSection: 1).minY == shown.cell(0).frame.maxY + 22)
  }

  @Test func theTablesOwnHeaderAndFooterKeepTheirHeights() {
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    let shown = ShownTable(
      .plain, ListSource([["a"]]),
      prepare: {
        $0.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
        $0.tableFooterView = footer
      })
    defer { shown.close() }
    #expect(shown.table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 400, height: 50))
    #expect(shown.cell(0).frame.minY == 50)
    #expect(footer.frame == CGRect(x: 0, y: 93.5, width: 400, height: 30))
    #expect(shown.table.contentSize.height == 123.5)
  }

  @Test func contentStaysOutOfTheSafeAreaAtTheSides() {
    let shown = ShownTable(
      .plain, ListSource(rows: 1), insets: UIEdgeInsets(0, 59, 21, 59), size: CGSize(width: 852, height: 393))
    defer { shown.close() }
    #expect(numbers(shown.cell(0)) == [0, 0, 852, 43.5])
    #expect(numbers(shown.cell(0).contentView) == [59, 0, 734, 43.5])
    #expect(shown.cell(0).textLabel?.frame.minX == 16)
  }

  @Test func cellsMirrorFromRightToLeft() {
    let source = ListSource(rows: 1)
    source.configure = { cell, _ in cell.accessoryType = .disclosureIndicator }
    let shown = ShownTable(.plain, source, traits: { $0.layoutDirection = .rightToLeft })
    defer { shown.close() }
    #expect(numbers(shown.cell(0).contentView) == [26.5, 0, 373.5, 43.5])
    #expect(shown.cell(0).textLabel?.frame.maxX == 357.5)
  }

  @Test func scrollingToARowSettlesOnItsMeasuredPlace() {
    let source = ListSource(rows: 100)
    source.configure = { cell, path in
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = path.row % 2 == 0 ? "a" : "a\nb\nc\nd"
    }
    let shown = ShownTable(.plain, source)
    defer { shown.close() }
    shown.table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: false)
    shown.layOut()
    #expect(shown.cell(99).frame.maxY == shown.table.contentSize.height)
    #expect(shown.table.bounds.maxY == shown.table.contentSize.height)
    shown.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
    shown.layOut()
    #expect(shown.cell(50).frame.minY == shown.table.contentOffset.y)
  }

  /// A content configuration of the test that contains the state it was updated for.
  private struct StateContent: UIContentConfiguration {
    var isPinned: Bool?

    func makeContentView() -> any UIView & UIContentView { StateView(self) }

    func updated(for state: any UIConfigurationState) -> StateContent {
      StateContent(isPinned: (state as? UIViewConfigurationState)?.isPinned)
    }
  }

  private final class StateView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ configuration: any UIContentConfiguration) {
      self.configuration = configuration
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func aHeadersContentFollowsItsStateByDefault() throws {
    let source = ListSource([(0..<30).map(String.init)])
    source.title = "Title"
    let shown = ShownTable(.plain, source)
    defer { shown.close() }
    let header = try #require(shown.table.headerView(forSection: 0))
    func shownState() -> Bool? {
      (header.contentView as? StateView).map { $0.configuration as? StateContent }??.isPinned
    }
    header.contentConfiguration = StateContent()
    #expect(shownState() == false)
    shown.table.contentOffset.y = 100
    shown.layOut()
    #expect(shownState() == true)
    header.automaticallyUpdatesContentConfiguration = false
    header.contentConfiguration = StateContent()
    shown.layOut()
    #expect(header.contentView is StateView && shownState() == nil)
  }

  @Test func aSubclassMaySayItsStyle() {
    final class GroupedTable: UITableView {
      override var style: Style { .insetGrouped }
    }
    let table = GroupedTable(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(table.style == .insetGrouped && table.backgroundColor == .systemGroupedBackground)
    #expect(UITableView(frame: .zero).style == .plain)
  }
}
