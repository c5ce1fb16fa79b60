public import Foundation

extension UIView {
  /// A view that shows what this one looks like; nil for one without an area.
  ///
  /// - Parameter afterUpdates: whether what waits for layout is laid out before.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// The same of a part of the bounds. Where the view that is returned gets another size, what lies within `capInsets` of the
  /// part's edges isn't stretched away from them.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    if afterUpdates { layoutIfNeeded() }
    return _UIReplicantView(of: self, rect: rect, capInsets: capInsets)
  }
}
