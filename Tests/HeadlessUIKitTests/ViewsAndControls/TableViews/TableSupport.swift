import Foundation
import UIKit

@testable import HeadlessUIKit

/// Rows with titles, several sections of them, and a log of the table's calls.
@MainActor class ListSource: NSObject, UITableViewDataSource {
  var sections: [[String]]
  var style = UITableViewCell.CellStyle.default
  var configure: ((UITableViewCell, IndexPath) -> Void)?
  var title: String?
  var indexTitles: [String]?
  var sectionOfIndexTitle: ((String, Int) -> Int)?
  var made = 0
  var asked: [IndexPath] = []

  init(_ sections: [[String]]) { self.sections = sections }

  convenience init(rows: Int) { self.init([(0..<rows).map { "Row \($0)" }]) }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }

  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    sectionOfIndexTitle?(title, index) ?? index
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath)
    let cell: UITableViewCell
    if let reused = tableView.dequeueReusableCell(withIdentifier: "row") {
      cell = reused
    } else {
      made += 1
      cell = UITableViewCell(style: style, reuseIdentifier: "row")
    }
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    configure?(cell, indexPath)
    return cell
  }
}

/// A table on the tall screen of 400 x 800 points, at 2x, without a status bar.
@MainActor struct ShownTable {
  let table: UITableView
  let source: ListSource
  let screen: HostedScreen

  init(
    _ style: UITableView.Style = .plain, _ source: ListSource, delegate: (any UITableViewDelegate)? = nil,
    insets: UIEdgeInsets = .zero, size: CGSize = CGSize(width: 400, height: 800), margin: CGFloat? = 16,
    traits change: (inout any UIMutableTraits) -> Void = { _ in }, prepare: (UITableView) -> Void = { _ in }
  ) {
    let traits = UITraitCollection.standard.modifyingTraits {
      $0.displayScale = 2
      change(&$0)
    }
    let table = UITableView(frame: .zero, style: style)
    self.table = table
    self.source = source
    // The margin of narrow phones, whatever the screen's width.
    let configuration = ScreenConfiguration(size: size, safeAreaInsets: insets, traits: traits, minimumMargin: margin)
    screen = HostedScreen(configuration) {
      let controller = UIViewController()
      controller.view = table
      table.dataSource = source
      table.delegate = delegate
      prepare(table)
      return controller
    }
  }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell! {
    table.cellForRow(at: IndexPath(row: row, section: section))
  }

  func layOut() { screen.window.layoutIfNeeded() }

  func close() { screen.close() }
}
