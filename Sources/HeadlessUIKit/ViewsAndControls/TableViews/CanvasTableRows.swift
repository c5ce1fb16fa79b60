internal import Foundation

/// Shows a table's prototypes as rows, as Interface Builder's canvas does.
@MainActor final class CanvasTableRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let contents: StaticTableContents

  init(_ contents: StaticTableContents) {
    self.contents = contents
    super.init()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    contents.sections[section].cells.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    contents.cell(at: indexPath) ?? UITableViewCell()
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    contents.height(at: indexPath) ?? tableView.rowHeight
  }
}
