private enum ScrollTargetAnchorKey: TransactionKey {
  static var defaultValue: UnitPoint? { nil }
}

extension Transaction {
  /// The point of the visible area at which a scroll view shows the view that the binding of `scrollPosition(id:anchor:)` names; nil for
  /// the modifier's own anchor.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollTargetAnchorKey.self] }
    set { self[ScrollTargetAnchorKey.self] = newValue }
  }
}
