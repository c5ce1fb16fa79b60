internal import Foundation

/// Sections and their items at one moment, each known by an identifier that occurs once.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private var sections: [SectionIdentifierType] = []
  private var items: [[ItemIdentifierType]] = []
  private var known: Set<ItemIdentifierType> = []

  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  // MARK: Asking

  public var numberOfItems: Int { known.count }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  public var itemIdentifiers: [ItemIdentifierType] { items.flatMap { $0 } }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[place(of: identifier)].count }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[place(of: identifier)]
  }
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    path(of: identifier).map { sections[$0.section] }
  }
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let path = path(of: identifier) else { return nil }
    return items[..<path.section].reduce(path.item) { $0 + $1.count }
  }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

  /// The position of an item; nil if it isn't in the snapshot.
  func path(of identifier: ItemIdentifierType) -> IndexPath? {
    guard known.contains(identifier) else { return nil }
    for (section, list) in items.enumerated() {
      if let item = list.firstIndex(of: identifier) { return IndexPath(item: item, section: section) }
    }
    return nil
  }

  /// The item at a position; nil if there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard items.indices.contains(path.section), items[path.section].indices.contains(path.item) else { return nil }
    return items[path.section][path.item]
  }

  func items(at section: Int) -> [ItemIdentifierType] { items[section] }

  private func place(of section: SectionIdentifierType) -> Int {
    guard let place = sections.firstIndex(of: section) else {
      fatalError("Invalid parameter not satisfying: section != NSNotFound: \(section) isn't in the snapshot.")
    }
    return place
  }

  private func existingPath(of item: ItemIdentifierType) -> IndexPath {
    guard let path = path(of: item) else {
      fatalError("Invalid item identifier specified for destination: \(item) isn't in the snapshot.")
    }
    return path
  }

  // MARK: Items

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard !sections.isEmpty else {
      fatalError("There are currently no sections in the data source. Please add a section first.")
    }
    let section = sectionIdentifier.map { place(of: $0) } ?? sections.count - 1
    insert(identifiers, at: IndexPath(item: items[section].count, section: section))
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: existingPath(of: beforeIdentifier))
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let path = existingPath(of: afterIdentifier)
    insert(identifiers, at: IndexPath(item: path.item + 1, section: path.section))
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], at path: IndexPath) {
    let before = known.count
    known.formUnion(identifiers)
    guard known.count == before + identifiers.count else {
      fatalError(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n"
          + duplicates(in: identifiers).map { "    \($0)" }.joined(separator: ",\n") + "\n)}")
    }
    items[path.section].insert(contentsOf: identifiers, at: path.item)
  }

  private func duplicates(in identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
    var seen = Set(itemIdentifiers)
    return identifiers.filter { !seen.insert($0).inserted }
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    known.subtract(gone)
    for section in items.indices { items[section].removeAll { gone.contains($0) } }
  }

  public mutating func deleteAllItems() {
    sections = []
    items = []
    known = []
  }

  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    remove(identifier)
    let path = existingPath(of: toIdentifier)
    items[path.section].insert(identifier, at: path.item)
  }

  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    remove(identifier)
    let path = existingPath(of: toIdentifier)
    items[path.section].insert(identifier, at: path.item + 1)
  }

  private mutating func remove(_ identifier: ItemIdentifierType) {
    let path = existingPath(of: identifier)
    items[path.section].remove(at: path.item)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { _ = existingPath(of: item) }
    reloadedItemIdentifiers += identifiers
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { _ = existingPath(of: item) }
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: place(of: toIdentifier))
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: place(of: toIdentifier) + 1)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
    guard Set(sections + identifiers).count == sections.count + identifiers.count else {
      fatalError("Fatal: supplied section identifiers are not unique. Identifiers: \(identifiers)")
    }
    sections.insert(contentsOf: identifiers, at: place)
    items.insert(contentsOf: identifiers.map { _ in [] }, at: place)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      let place = place(of: identifier)
      known.subtract(items[place])
      sections.remove(at: place)
      items.remove(at: place)
    }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    let (section, list) = take(identifier)
    let place = place(of: toIdentifier)
    sections.insert(section, at: place)
    items.insert(list, at: place)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    let (section, list) = take(identifier)
    let place = place(of: toIdentifier) + 1
    sections.insert(section, at: place)
    items.insert(list, at: place)
  }

  private mutating func take(_ identifier: SectionIdentifierType) -> (SectionIdentifierType, [ItemIdentifierType]) {
    let place = place(of: identifier)
    return (sections.remove(at: place), items.remove(at: place))
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers { _ = place(of: section) }
    reloadedSectionIdentifiers += identifiers
  }

  /// The same content without pending reloads.
  var settled: Self {
    var copy = self
    copy.reloadedSectionIdentifiers = []
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
