/// What a search bar tells its search controller.
@MainActor protocol SearchBarOwner: AnyObject {
  /// Whether the search is shown.
  var isActive: Bool { get set }
  func barWillBeginEditing()
  func barDidBeginEditing()
  func searchDidChange()
  func scopeDidChange()
  func barHeightMayHaveChanged()
}
