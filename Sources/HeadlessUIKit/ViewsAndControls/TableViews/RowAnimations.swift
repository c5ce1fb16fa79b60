import Foundation

/// The animations of rows in an update.
struct RowAnimations {
  /// The animation of rows without one of their own.
  var standard = UITableView.RowAnimation.automatic
  /// By their positions after the update.
  private var inserted: [IndexPath: UITableView.RowAnimation] = [:]
  private var insertedSections: [Int: UITableView.RowAnimation] = [:]
  /// By their positions before the update.
  private var deleted: [IndexPath: UITableView.RowAnimation] = [:]
  private var deletedSections: [Int: UITableView.RowAnimation] = [:]

  init(standard: UITableView.RowAnimation = .automatic) { self.standard = standard }

  /// The animation of a row that comes, by its position after the update.
  ///
  /// - Parameter origin: the position of a reloaded row before the update; nil for a row that is new.
  func ofInserted(_ path: IndexPath, from origin: IndexPath?) -> UITableView.RowAnimation {
    if let origin { return ofDeleted(origin) }
    return inserted[path] ?? insertedSections[path.section] ?? standard
  }

  /// The animation of a row that goes or is reloaded, by its position before the update.
  func ofDeleted(_ path: IndexPath) -> UITableView.RowAnimation {
    deleted[path] ?? deletedSections[path.section] ?? standard
  }

  mutating func insert(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
    for path in paths { inserted[path] = animation }
  }

  mutating func insert(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    for section in sections { insertedSections[section] = animation }
  }

  mutating func delete(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
    for path in paths { deleted[path] = animation }
  }

  mutating func delete(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    for section in sections { deletedSections[section] = animation }
  }
}

extension TableContents {
  func insert(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
    rowAnimations.insert(paths, animation)
    update { $0.insertedItems += paths }
  }

  func delete(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
    rowAnimations.delete(paths, animation)
    update { $0.deletedItems += paths }
  }

  func reload(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
    rowAnimations.delete(paths, animation)
    update { $0.reloadedItems += paths }
  }

  func insert(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    rowAnimations.insert(sections, animation)
    update { $0.insertedSections.formUnion(sections) }
  }

  func delete(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    rowAnimations.delete(sections, animation)
    update { $0.deletedSections.formUnion(sections) }
  }

  func reload(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    rowAnimations.delete(sections, animation)
    update { $0.reloadedSections.formUnion(sections) }
  }
}
