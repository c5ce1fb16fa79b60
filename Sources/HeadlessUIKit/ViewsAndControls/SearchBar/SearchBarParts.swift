import Foundation

/// The parts of a search bar.
@MainActor final class SearchBarParts {
  let background = _UIBarBackground()
  let field = UISearchTextField()
  let cancel = UIButton(type: .system)
  let scopes = UISegmentedControl()
  let scopeBackground = UIImageView()
  /// The bookmark or results button in the text field.
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

/// The events of a search bar for its search controller.
@MainActor protocol SearchBarOwner: AnyObject {
  /// Whether the search interface is shown.
  var isActive: Bool { get set }
  func barWillBeginEditing()
  func barDidBeginEditing()
  func searchDidChange()
  func scopeDidChange()
  func barHeightMayHaveChanged()
}
