import Foundation

/// Finds out whether the data source's numbers fit what an app said it changed, and says in UIKit's words where not.
struct TableUpdateCheck {
  let updates: TableUpdates
  /// The number of rows of every section.
  let before: [Int]
  let after: [Int]
  let table: String

  var fault: String? { sectionPlaceFault ?? sectionCountFault ?? rowPlaceFault ?? rowCountFault }

  private var sectionPlaceFault: String? {
    if let section = updates.deletedSections.first(where: { $0 >= before.count }) {
      return "attempt to delete section \(section), but there are only \(before.count) sections before the update"
    }
    if let section = updates.insertedSections.first(where: { $0 >= after.count }) {
      return "attempt to insert section \(section) but there are only \(after.count) sections after the update"
    }
    return nil
  }

  private var sectionCountFault: String? {
    let inserted = updates.insertedSections.count
    let deleted = updates.deletedSections.count
    if after.count == before.count + inserted - deleted { return nil }
    return "Invalid update: invalid number of sections. The number of sections contained in the table view after the "
      + "update (\(after.count)) must be equal to the number of sections contained in the table view before the update "
      + "(\(before.count)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, "
      + "\(deleted) deleted). Table view: \(table)"
  }

  private var rowPlaceFault: String? {
    for path in updates.deletedRows + updates.reloadedRows {
      let rows = before.indices.contains(path.section) ? before[path.section] : 0
      if path.row >= rows {
        return "attempt to delete row \(path.row) from section \(path.section) which only contains \(rows) rows before "
          + "the update"
      }
    }
    for path in updates.insertedRows {
      let rows = after.indices.contains(path.section) ? after[path.section] : 0
      if path.row >= rows {
        return "attempt to insert row \(path.row) into section \(path.section), but there are only \(rows) rows in "
          + "section \(path.section) after the update"
      }
    }
    return nil
  }

  private var rowCountFault: String? {
    for section in before.indices where !updates.reloadedSections.contains(section) {
      guard let new = updates.newSection(section), after.indices.contains(new) else { continue }
      let inserted = updates.insertedRows.count { $0.section == new }
      let deleted = updates.deletedRows.count { $0.section == section }
      let movedIn = updates.movedRows.count { $0.1.section == new && $0.0.section != section }
      let movedOut = updates.movedRows.count { $0.0.section == section && $0.1.section != new }
      if after[new] == before[section] + inserted - deleted + movedIn - movedOut { continue }
      return
        "Invalid update: invalid number of rows in section \(section). The number of rows contained in an existing "
        + "section after the update (\(after[new])) must be equal to the number of rows contained in that section "
        + "before the update (\(before[section])), plus or minus the number of rows inserted or deleted from that "
        + "section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of rows moved into or out "
        + "of that section (\(movedIn) moved in, \(movedOut) moved out). Table view: \(table)"
    }
    return nil
  }
}
