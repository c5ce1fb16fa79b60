/// Where a cell's item stands in the tree of its section.
@MainActor struct OutlineState {
  /// How many parents it has.
  let level: Int
  let isExpanded: Bool
  /// Opens or closes its children.
  let toggle: () -> Void
}
