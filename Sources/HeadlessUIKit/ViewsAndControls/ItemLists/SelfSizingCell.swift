/// A cell whose size follows its content.
@MainActor protocol SelfSizingCell: UIView {
  /// Has the list measure the cell again, unless its `selfSizingInvalidation` is `.disabled`.
  func contentSizeDidChange()
}

extension UIView {
  /// Has the list measure the cell again that this view is in: the size of its content changed.
  package func _contentSizeOfCellDidChange() {
    var view = superview
    while let current = view {
      if let cell = current as? any SelfSizingCell { return cell.contentSizeDidChange() }
      view = current.superview
    }
  }
}
