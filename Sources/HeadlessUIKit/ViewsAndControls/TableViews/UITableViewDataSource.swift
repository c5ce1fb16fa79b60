public import Foundation

/// Provides the number of a table's rows, and their cells. All but the first two methods are optional.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// Never called: this interaction with rows isn't simulated.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

// Optional in UIKit.
extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { OptionalMethod.missing(1) }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMethod.missing(nil)
  }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalMethod.missing(nil)
  }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.missing(true)
  }
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.missing(false)
  }
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { OptionalMethod.missing(nil) }
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { OptionalMethod.missing(index) }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { OptionalMethod.missing() }
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { OptionalMethod.missing() }
}
