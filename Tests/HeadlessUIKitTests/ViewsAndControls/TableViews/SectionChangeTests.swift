import Foundation
import Testing
import UIKit

/// Changes of whole sections, and the calls that a table makes to its delegate for headers and footers.
@MainActor @Suite struct SectionChangeTests {
  private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names: [String]
    var events: [String] = []

    init(_ names: [String]) { self.names = names }

    func numberOfSections(in tableView: UITableView) -> Int { names.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = names[indexPath.section]
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { names[section] }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 12 }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "footer")
    }
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { indexPath.section }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      events.append("header \(section)")
    }
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
      events.append("footer \(section)")
    }
  }

  private func shown(_ names: [String], _ body: (UITableView, Sections) throws -> Void) rethrows {
    let sections = Sections(names)
    let controller = UITableViewController(style: .plain)
    controller.tableView.rowHeight = 40
    controller.tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "footer")
    controller.tableView.dataSource = sections
    controller.tableView.delegate = sections
    let screen = Screens.show(controller)
    defer { screen.close() }
    try body(controller.tableView, sections)
  }

  private func texts(_ table: UITableView) -> [String?] {
    (0..<table.numberOfSections).map { table.cellForRow(at: IndexPath(row: 0, section: $0))?.textLabel?.text }
  }

  @Test func insertedSectionsComeWhereTheyAreSaidTo() {
    shown(["A", "C"]) { table, sections in
      sections.names = ["A", "B", "C"]
      table.insertSections([1], with: .automatic)
      table.layoutIfNeeded()
      #expect(texts(table) == ["A", "B", "C"])
    }
  }

  @Test func movedSectionsTakeTheirRowsAlong() {
    shown(["A", "B", "C"]) { table, sections in
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
      sections.names = ["B", "C", "A"]
      table.moveSection(0, toSection: 2)
      table.layoutIfNeeded()
      #expect(texts(table) == ["B", "C", "A"])
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 2)) === cell)
    }
  }

  @Test func footersAreAsHighAsTheDelegateSays() throws {
    try shown(["A", "B"]) { table, sections in
      #expect(table.rectForFooter(inSection: 0).height == 12 && table.rectForHeader(inSection: 0).height == 30)
      let footer = try #require(table.footerView(forSection: 1))
      #expect(footer.reuseIdentifier == "footer")
      #expect(Set(sections.events) == ["header 0", "footer 0", "header 1", "footer 1"])
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 1))?.indentationLevel == 1)
    }
  }

  @Test func settersWithAnAnimationSetACellsFlags() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.setSelected(true, animated: true)
    cell.setHighlighted(true, animated: true)
    #expect(cell.isSelected && cell.isHighlighted)
    cell.setSelected(false, animated: false)
    #expect(!cell.isSelected && cell.isHighlighted)
  }
}
