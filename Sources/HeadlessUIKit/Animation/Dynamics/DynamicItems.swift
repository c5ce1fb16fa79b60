/// Items of a behaviour that takes several, each once.
@MainActor struct DynamicItems {
  private(set) var all: [any UIDynamicItem]

  init(_ items: [any UIDynamicItem] = []) {
    all = items
  }

  mutating func add(_ item: any UIDynamicItem) {
    if !contains(item) { all.append(item) }
  }

  mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }

  func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }
}
