import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Heights of rows and headers that depend on their contents, in points.
@MainActor @Suite struct TableRowHeightTests {
  private final class Rows: NSObject, UITableViewDataSource {
    let fill: (UITableViewCell) -> Void

    init(_ fill: @escaping (UITableViewCell) -> Void) { self.fill = fill }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      fill(cell)
      return cell
    }
  }

  private func show(_ table: UITableView, scale: CGFloat, width: CGFloat = 390) -> HostedScreen {
    let traits = UITraitCollection.standard.modifyingTraits { $0.displayScale = scale }
    return HostedScreen(ScreenConfiguration(size: CGSize(width: width, height: 800), traits: traits)) {
      let controller = UIViewController()
      controller.view = table
      return controller
    }
  }

  /// Recorded: contents of 48 points make rows of 48.33 at 3 pixels a point and of 48.5 at 2.
  @Test(arguments: [3, 2] as [CGFloat]) func theSeparatorLiesBelowAContentThatSaysItsHeight(scale: CGFloat) throws {
    let rows = Rows { cell in
      let box = makeSubview(of: cell.contentView)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        box.leftAnchor.constraint(equalTo: cell.contentView.leftAnchor),
        box.rightAnchor.constraint(equalTo: cell.contentView.rightAnchor),
        box.heightAnchor.constraint(equalToConstant: 48),
      ])
    }
    let conflicts = LayoutConflict.count
    for style in [UITableViewCell.SeparatorStyle.singleLine, .none] {
      let table = UITableView()
      table.dataSource = rows
      table.separatorStyle = style
      let screen = show(table, scale: scale)
      defer { screen.close() }
      let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
      let pixel = style == .none ? 0 : 1 / scale
      #expect(abs(cell.frame.minY - (48 + pixel)) < 0.001 && abs(cell.frame.height - (48 + pixel)) < 0.001)
      #expect(cell.contentView.frame.height == 48)
    }
    #expect(LayoutConflict.count == conflicts)
  }

  /// Recorded at 3 pixels a point: 44.33 with one text, 60 with a second one.
  @Test(arguments: [(nil, 44.333), ("Detail", 60)] as [(String?, CGFloat)])
  func rowsWithAConfigurationHaveTheSeparatorsPixel(detail: String?, height: CGFloat) throws {
    let rows = Rows { cell in
      var configuration = detail == nil ? cell.defaultContentConfiguration() : .subtitleCell()
      configuration.text = "Text"
      configuration.secondaryText = detail
      cell.contentConfiguration = configuration
    }
    let table = UITableView()
    table.dataSource = rows
    let screen = show(table, scale: 3)
    defer { screen.close() }
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(abs(cell.frame.minY - height) < 0.001)
  }

  private final class Headers: NSObject, UITableViewDelegate {
    let height: CGFloat
    let view: UIView?

    init(_ height: CGFloat, _ view: UIView?) { (self.height, self.view) = (height, view) }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { height }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { view }
  }

  /// Recorded on iOS 17.2.
  @Test func aGroupWhoseDelegateWantsNoHeaderHasNone() {
    func top(_ delegate: Headers) -> CGFloat? {
      let shown = ShownTable(.grouped, ListSource(rows: 2), delegate: delegate)
      defer { shown.close() }
      return shown.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY
    }
    #expect(top(Headers(0, nil)) == 0)
    #expect(top(Headers(UITableView.automaticDimension, nil)) == 35)
    #expect(top(Headers(12, nil)) == 12)
  }

  @Test func headersTakeOverTheirTablesMargins() throws {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let label = makeSubview(of: header.contentView)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: header.contentView.layoutMarginsGuide.leadingAnchor),
      label.topAnchor.constraint(equalTo: header.contentView.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 9),
      label.heightAnchor.constraint(equalToConstant: 9),
    ])
    let delegate = Headers(30, header)
    let shown = ShownTable(
      .plain, ListSource(rows: 2), delegate: delegate,
      prepare: { $0.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20) })
    defer { shown.close() }
    #expect(header.preservesSuperviewLayoutMargins)
    #expect(label.convert(label.bounds, to: shown.table).minX == 20)
  }
}
