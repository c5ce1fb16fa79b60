import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// The positions of rows and the rows that have cells, in points at 2x.
@MainActor @Suite struct TableLayoutTests {
  @Test func rowsOfOneLineAre44PointsLessThePixelOfTheSeparator() {
    let shown = ShownTable(.plain, ListSource(rows: 3))
    defer { shown.close() }
    #expect(numbers(shown.cell(0)) == [0, 0, 400, 43.5])
    #expect(numbers(shown.cell(2)) == [0, 87, 400, 43.5])
    #expect(shown.table.contentSize == CGSize(width: 400, height: 130.5))
  }

  /// Recorded on iOS 17.5 and 18.5. Phones of 375 and 390 points have 16; those of 414 and more have margins of 20 in any case.
  @Test(arguments: [(375, 16), (390, 16), (393, 20), (402, 20), (430, 20)] as [(CGFloat, CGFloat)])
  func contentAndSeparatorsStandAtTheTablesMargin(_ width: CGFloat, _ margin: CGFloat) throws {
    for style in [UITableView.Style.plain, .grouped] {
      let shown = ShownTable(style, ListSource(rows: 2), size: CGSize(width: width, height: 800), margin: nil)
      defer { shown.close() }
      #expect(shown.cell(0).textLabel?.frame.minX == margin)
      let separators = shown.cell(0).subviews.filter { $0 is _UITableViewCellSeparatorView }
      #expect(separators.last?.frame.minX == margin)
      #expect(shown.table.separatorInset.left == margin)
    }
  }

  @Test func onlyRowsInSightHaveCells() {
    let source = ListSource(rows: 5000)
    let shown = ShownTable(.plain, source, prepare: { $0.rowHeight = 40 })
    defer { shown.close() }
    #expect(source.made == 20)
    #expect(shown.table.indexPathsForVisibleRows?.map(\.row) == Array(0..<20))
    #expect(shown.table.contentSize.height == 200_000)
    shown.table.contentOffset.y = 100_010
    shown.layOut()
    #expect(shown.table.indexPathsForVisibleRows?.map(\.row) == Array(2500..<2521))
    #expect(source.made == 21)
    #expect(shown.table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
  }

  @Test func rowsAreAsHighAsTheConstraintsOfTheirCells() {
    let source = ListSource(rows: 2)
    source.configure = { cell, path in
      let box = Box(10, path.row == 0 ? 100 : 30)
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
        box.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
      ])
    }
    let shown = ShownTable(.plain, source)
    defer { shown.close() }
    // 120 and 50 points, each with the separator's pixel.
    #expect(numbers(shown.cell(0)) == [0, 0, 400, 120.5])
    #expect(numbers(shown.cell(1)) == [0, 120.5, 400, 50.5])
    #expect(numbers(shown.cell(1).contentView.subviews.last!) == [16, 10, 10, 30])
  }

  @Test func aSubtitleStandsUnderItsTitle() {
    let source = ListSource(rows: 1)
    source.style = .subtitle
    source.configure = { cell, _ in cell.detailTextLabel?.text = "Detail" }
    let shown = ShownTable(.plain, source)
    defer { shown.close() }
    // Storyboards of Xcode 11 to 15 show the same: 55.5 high, the texts at 10 and 31.5.
    #expect(numbers(shown.cell(0)) == [0, 0, 400, 55.5])
    #expect(shown.cell(0).textLabel?.frame.minY == 10)
    #expect(shown.cell(0).textLabel?.frame.height == 20.5)
    #expect(shown.cell(0).detailTextLabel?.frame.minY == 31.5)
    #expect(shown.cell(0).detailTextLabel?.frame.height == 14.5)
  }

  /// 20 and a third, a point, 14 and a third are 35 and two thirds: ten points remain above and below in a row of 55 and two
  /// thirds, although the thirds aren't exact in binary.
  @Test func everySubtitleRowHasItsTextsAtTheSamePlace() {
    let source = ListSource(rows: 7)
    source.style = .subtitle
    source.configure = { cell, _ in cell.detailTextLabel?.text = "Detail" }
    let shown = ShownTable(.plain, source) { $0.displayScale = 3 }
    defer { shown.close() }
    for row in 0..<7 {
      #expect(abs((shown.cell(row).textLabel?.frame.minY ?? 0) - 10) < 1e-6, "row \(row)")
    }
  }

  @Test func titlesBesideValuesStandAtTheirSideInBothDirections() throws {
    func row(_ direction: UITraitEnvironmentLayoutDirection, _ configure: ((UITableViewCell, IndexPath) -> Void)? = nil)
      -> UILabel?
    {
      let source = ListSource(rows: 1)
      source.style = .value2
      source.configure = configure
      let shown = ShownTable(.plain, source, traits: { $0.layoutDirection = direction })
      defer { shown.close() }
      shown.layOut()
      return shown.cell(0).textLabel
    }
    let left = try #require(row(.leftToRight))
    let right = try #require(row(.rightToLeft))
    #expect(left.textAlignment == .right && left.frame.minX == 16)
    #expect(right.textAlignment == .left && right.frame.maxX == 384)
    #expect(row(.rightToLeft) { cell, _ in cell.textLabel?.textAlignment = .center }?.textAlignment == .center)
  }

  @Test func textEndsEightPointsBeforeTheChevron() {
    let source = ListSource(rows: 1)
    source.configure = { cell, _ in cell.accessoryType = .disclosureIndicator }
    let shown = ShownTable(.plain, source, size: CGSize(width: 375, height: 667))
    defer { shown.close() }
    #expect(numbers(shown.cell(0).contentView) == [0, 0, 348.5, 43.5])
    #expect(numbers(shown.cell(0).textLabel!) == [16, 0, 324.5, 43.5])
  }

  @Test func aDelegatesHeightsCountAndAreAskedForInSightAlone() {
    final class Delegate: NSObject, UITableViewDelegate {
      var asked: Set<Int> = []
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked.insert(indexPath.row)
        return 100
      }
    }
    let delegate = Delegate()
    let shown = ShownTable(.plain, ListSource(rows: 100), delegate: delegate)
    defer { shown.close() }
    #expect(numbers(shown.cell(7)) == [0, 700, 400, 100])
    #expect(delegate.asked == Set(0..<8))
    // Eight rows are known, the others count as rows of one line.
    #expect(shown.table.contentSize.height == 800 + 92 * 43.5)
  }

  @Test func withoutEstimatesEveryHeightIsAskedForAtOnce() {
    final class Delegate: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 100 }
    }
    let delegate = Delegate()
    let shown = ShownTable(.plain, ListSource(rows: 100), delegate: delegate, prepare: { $0.estimatedRowHeight = 0 })
    defer { shown.close() }
    #expect(shown.table.contentSize.height == 10_000)
  }

  @Test func classesAreMadeAsTheyAreRegistered() {
    final class Mine: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { nil }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    table.register(Mine.self, forCellReuseIdentifier: "mine")
    let cell = table.dequeueReusableCell(withIdentifier: "mine", for: IndexPath(row: 0, section: 0))
    #expect(cell is Mine)
    #expect(cell.reuseIdentifier == "mine")
    #expect(cell.detailTextLabel != nil)
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
  }
}
