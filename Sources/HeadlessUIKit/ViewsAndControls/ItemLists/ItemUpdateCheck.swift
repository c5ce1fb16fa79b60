import Foundation

/// Checks whether a data source's counts match the changes made by the app, and describes a mismatch in UIKit's words.
struct ItemUpdateCheck {
  let updates: ItemUpdates
  /// The number of items in each section.
  let before: [Int]
  let after: [Int]
  /// The view's description.
  let view: String
  var words = Words.table

  /// UIKit's terms for the two kinds of lists.
  struct Words: Sendable {
    let item: String
    let view: String
    /// Whether scrolling to the first item of an empty section is allowed.
    let firstItemStandsForSection: Bool

    static let table = Words(item: "row", view: "table view", firstItemStandsForSection: false)
    static let collection = Words(item: "item", view: "collection view", firstItemStandsForSection: true)

    var items: String { item + "s" }
    var title: String { view.prefix(1).uppercased() + view.dropFirst() }
  }

  var fault: String? { sectionPlaceFault ?? sectionCountFault ?? itemPlaceFault ?? itemCountFault }

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
    let name = words.view
    return "Invalid update: invalid number of sections. The number of sections contained in the \(name) after the "
      + "update (\(after.count)) must be equal to the number of sections contained in the \(name) before the update "
      + "(\(before.count)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, "
      + "\(deleted) deleted). \(words.title): \(view)"
  }

  private var itemPlaceFault: String? {
    for path in updates.deletedItems + updates.reloadedItems {
      let count = before.indices.contains(path.section) ? before[path.section] : 0
      if path.item >= count {
        return "attempt to delete \(words.item) \(path.item) from section \(path.section) which only contains "
          + "\(count) \(words.items) before the update"
      }
    }
    for path in updates.insertedItems {
      let count = after.indices.contains(path.section) ? after[path.section] : 0
      if path.item >= count {
        return "attempt to insert \(words.item) \(path.item) into section \(path.section), but there are only "
          + "\(count) \(words.items) in section \(path.section) after the update"
      }
    }
    return nil
  }

  private var itemCountFault: String? {
    let places = ItemPlaces(updates)
    let insertedItems = Dictionary(grouping: updates.insertedItems, by: \.section)
    let deletedItems = Dictionary(grouping: updates.deletedItems, by: \.section)
    let moves = Dictionary(grouping: updates.movedItems, by: \.0.section)
    let arrivals = Dictionary(grouping: updates.movedItems, by: \.1.section)
    for section in before.indices where !updates.reloadedSections.contains(section) {
      guard let new = places.section(section), after.indices.contains(new) else { continue }
      let (inserted, deleted) = (insertedItems[new]?.count ?? 0, deletedItems[section]?.count ?? 0)
      let movedIn = arrivals[new]?.count { $0.0.section != section } ?? 0
      let movedOut = moves[section]?.count { $0.1.section != new } ?? 0
      if after[new] == before[section] + inserted - deleted + movedIn - movedOut { continue }
      let name = words.items
      return
        "Invalid update: invalid number of \(name) in section \(section). The number of \(name) contained in an "
        + "existing section after the update (\(after[new])) must be equal to the number of \(name) contained in that "
        + "section before the update (\(before[section])), plus or minus the number of \(name) inserted or deleted "
        + "from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(name) moved "
        + "into or out of that section (\(movedIn) moved in, \(movedOut) moved out). \(words.title): \(view)"
    }
    return nil
  }
}
