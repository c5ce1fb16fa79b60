/// The round corners of inset groups, which their first and last cells have.
@MainActor enum GroupCorners {
  /// - Parameter place: whether the cell is the first, the last of its group; nil for cells in other lists.
  static func round(_ cell: UIView, _ place: (isFirst: Bool, isLast: Bool)?) {
    guard let place else { return }
    var corners: CACornerMask = []
    if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    let layer = cell.layer
    layer.maskedCorners = corners
    layer.cornerCurve = .continuous
    layer.cornerRadius = corners.isEmpty ? 0 : ListMetrics.current.groupRadius
    layer.masksToBounds = !corners.isEmpty
  }
}
