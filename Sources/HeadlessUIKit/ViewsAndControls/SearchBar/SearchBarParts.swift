import Foundation

/// What a search bar is made of.
@MainActor final class SearchBarParts {
  let background = _UIBarBackground()
  let field = UISearchTextField()
  let cancel = UIButton(type: .system)
  let scopes = UISegmentedControl()
  let scopeBackground = UIImageView()
  /// The bookmark or the list of results, in the field.
  let icon = UIButton(type: .system)
  let prompt = UILabel()
  var backgrounds = BarBackgroundImages()
  var fieldImages = StateImages()
  var icons: [UISearchBar.Icon: StateImages] = [:]
  var iconOffsets: [UISearchBar.Icon: UIOffset] = [:]

  init() {
    cancel.setTitle("Cancel", for: .normal)
    cancel.titleLabel?.font = .systemFont(ofSize: SearchMetrics.current.fontSize)
    prompt.font = .systemFont(ofSize: SearchMetrics.current.promptFontSize)
    prompt.textAlignment = .center
    scopeBackground.isUserInteractionEnabled = false
    icon.tintColor = .secondaryLabel
  }
}

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
