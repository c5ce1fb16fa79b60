import Foundation
import Testing

@testable import HeadlessUIKit

/// Rows whose height depends on constraints.
@MainActor @Suite struct ConstrainedRowTests {
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.preservesSuperviewLayoutMargins = true
      let box = makeSubview(of: cell.contentView)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
        box.heightAnchor.constraint(equalToConstant: CGFloat(60 + 20 * indexPath.row)),
        box.leftAnchor.constraint(equalTo: cell.contentView.leftAnchor),
        box.rightAnchor.constraint(equalTo: cell.contentView.rightAnchor),
      ])
      return cell
    }
  }

  private func show(_ table: UITableView, _ source: Source) -> HostedScreen {
    HostedScreen(ScreenConfiguration(size: CGSize(width: 400, height: 800), traits: .standard)) {
      let controller = UIViewController()
      controller.view = table
      table.dataSource = source
      return controller
    }
  }

  @Test func askingForASizeMovesNothing() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
    let box = makeSubview(of: cell.contentView)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor), box.heightAnchor.constraint(equalToConstant: 60),
      box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
    ])
    cell.layoutIfNeeded()
    let before = cell.contentView.frame
    #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 60)
    #expect(before.width == 300 && cell.contentView.frame == before)
  }

  /// The cell is created with a height of 44, and its constraints require more: they are solved after its content has the height.
  @Test func noConflictIsReportedOnTheWay() {
    let (table, source) = (UITableView(), Source())
    let conflicts = LayoutConflict.count
    let screen = show(table, source)
    defer { screen.close() }
    #expect(LayoutConflict.count == conflicts)
    // The separator's pixel is below the content.
    let heights = table.visibleCells.map(\.contentView.frame.height)
    #expect(heights == [80, 100, 120, 140])
    let pixel = 1 / table.traitCollection.displayScale
    for (cell, height) in zip(table.visibleCells, heights) { #expect(abs(cell.frame.height - height - pixel) < 0.001) }
  }

  /// Recorded with table margins of 55: 11 above the first row's content, as in every other row.
  @Test func theFirstRowDoesNotTakeTheTablesTopMargin() {
    let (table, source) = (UITableView(), Source())
    table.layoutMargins = UIEdgeInsets(top: 55, left: 55, bottom: 55, right: 55)
    let screen = show(table, source)
    defer { screen.close() }
    let margins = table.visibleCells.map(\.contentView.layoutMargins)
    #expect(margins.count == 4 && margins.allSatisfy { $0 == margins[1] })
    #expect(margins[0].top < 20 && margins[0].left == 55)
  }

  private final class WideSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let box = makeSubview(of: cell.contentView)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        box.leftAnchor.constraint(equalTo: cell.contentView.leftAnchor),
        box.rightAnchor.constraint(equalTo: cell.contentView.rightAnchor),
        box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
      ])
      return cell
    }
  }

  @Test func rowsInSightAreMeasuredForATablesNewWidth() throws {
    let source = WideSource()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    table.dataSource = source
    table.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first)
    #expect(cell.contentView.frame.size == CGSize(width: 400, height: 200))
    table.frame.size.width = 300
    table.layoutIfNeeded()
    #expect(cell === table.visibleCells.first && cell.contentView.frame.size == CGSize(width: 300, height: 150))
  }

  private final class Asked: UIView {
    static var count = 0

    override var intrinsicContentSize: CGSize {
      Asked.count += 1
      return CGSize(width: 40, height: 10)
    }
  }

  private final class Stacked: UILabel {
    static var count = 0

    override var intrinsicContentSize: CGSize {
      Stacked.count += 1
      return super.intrinsicContentSize
    }
  }

  private final class StackSource: NSObject, UITableViewDataSource {
    let count: Int

    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let label = Stacked()
      label.text = "Some words"
      label.numberOfLines = 0
      let stack = UIStackView(arrangedSubviews: [label, Asked()])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        stack.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      ])
      return cell
    }
  }

  /// The layout of a cell, including the separator and the background that it adds, doesn't affect the others.
  @Test func contentsAreMeasuredAsOftenHoweverManyRowsThereAre() {
    func asked(rows: Int) -> (views: Int, labels: Int) {
      (Asked.count, Stacked.count) = (0, 0)
      let (table, source) = (UITableView(), StackSource(rows))
      let screen = HostedScreen(ScreenConfiguration(size: CGSize(width: 400, height: 3000), traits: .standard)) {
        let controller = UIViewController()
        controller.view = table
        table.dataSource = source
        return controller
      }
      defer { screen.close() }
      #expect(table.visibleCells.count == rows)
      return (Asked.count / rows, Stacked.count / rows)
    }
    let (few, many) = (asked(rows: 10), asked(rows: 40))
    #expect(many.views <= few.views && many.labels <= few.labels, "\(few), \(many)")
  }
}
