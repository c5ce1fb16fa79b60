/// A cell that stands where something is dropped until its data has come.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Stored but unused: drag and drop isn't simulated.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
