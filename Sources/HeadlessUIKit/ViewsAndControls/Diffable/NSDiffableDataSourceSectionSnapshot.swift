/// The items of one section, in a tree: items may have children, which are visible while their parent is expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// All items, a parent before its children, with their levels.
  private var nodes: [(item: ItemIdentifierType, level: Int)] = []
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  // MARK: Asking

  public var items: [ItemIdentifierType] { nodes.map(\.item) }
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }
  /// The items whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] {
    var shown: [ItemIdentifierType] = []
    var closed = Int.max
    for node in nodes {
      if node.level > closed { continue }
      closed = expanded.contains(node.item) ? .max : node.level
      shown.append(node.item)
    }
    return shown
  }

  public func index(of item: ItemIdentifierType) -> Int? { nodes.firstIndex { $0.item == item } }
  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
  public func level(of item: ItemIdentifierType) -> Int { nodes[place(of: item)].level }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) && contains(item) }
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    let place = place(of: child)
    return nodes[..<place].last { $0.level < nodes[place].level }?.item
  }

  /// The tree below an item.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    let place = place(of: parent)
    let range = (includingParent ? place : place + 1)..<end(of: place)
    let base = nodes[place].level + (includingParent ? 0 : 1)
    var part = Self()
    part.nodes = nodes[range].map { ($0.item, $0.level - base) }
    part.expanded = expanded.intersection(part.items)
    return part
  }

  /// The tree in words, an item a line.
  public func visualDescription() -> String {
    nodes.map { node in
      String(repeating: "  ", count: node.level) + (expanded.contains(node.item) ? "- " : "+ ") + "\(node.item)"
    }.joined(separator: "\n")
  }

  private func place(of item: ItemIdentifierType) -> Int {
    guard let place = index(of: item) else {
      fatalError("Supplied identifier is not in the section snapshot: \(item)")
    }
    return place
  }

  /// The place after an item and all that is below it.
  private func end(of place: Int) -> Int {
    var next = place + 1
    while next < nodes.count, nodes[next].level > nodes[place].level { next += 1 }
    return next
  }

  // MARK: Changing

  /// - Parameter parent: nil for items at the root.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    check(items)
    guard let parent else {
      nodes += items.map { ($0, 0) }
      return
    }
    let place = place(of: parent)
    nodes.insert(contentsOf: items.map { ($0, nodes[place].level + 1) }, at: end(of: place))
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    check(items)
    let place = place(of: item)
    nodes.insert(contentsOf: items.map { ($0, nodes[place].level) }, at: place)
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    check(items)
    let place = place(of: item)
    nodes.insert(contentsOf: items.map { ($0, nodes[place].level) }, at: end(of: place))
  }

  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    insert(snapshot, place(of: item), item)
  }

  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    insert(snapshot, end(of: place(of: item)), item)
  }

  private mutating func insert(_ snapshot: Self, _ place: Int, _ sibling: ItemIdentifierType) {
    check(snapshot.items)
    let base = level(of: sibling)
    nodes.insert(contentsOf: snapshot.nodes.map { ($0.item, $0.level + base) }, at: place)
    expanded.formUnion(snapshot.expanded)
  }

  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    let place = place(of: parent)
    nodes.removeSubrange(place + 1..<end(of: place))
    check(snapshot.items)
    let base = nodes[place].level + 1
    nodes.insert(contentsOf: snapshot.nodes.map { ($0.item, $0.level + base) }, at: place + 1)
    expanded.formUnion(snapshot.expanded)
  }

  /// Removes items with their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let place = index(of: item) else { continue }
      nodes.removeSubrange(place..<end(of: place))
    }
    expanded.formIntersection(self.items)
  }

  public mutating func deleteAll() {
    nodes = []
    expanded = []
  }

  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  private func check(_ items: [ItemIdentifierType]) {
    guard Set(self.items + items).count == nodes.count + items.count else {
      fatalError("Fatal: supplied item identifiers are not unique. Identifiers: \(items)")
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
