import Foundation

extension UIView {
  func _resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    if afterUpdates { layoutIfNeeded() }
    return _UIReplicantView(of: self, rect: rect, capInsets: capInsets)
  }
}
