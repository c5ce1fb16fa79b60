/// A cell that stands where something is dropped until its data has come.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Kept without effect: nothing is dragged and dropped.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
