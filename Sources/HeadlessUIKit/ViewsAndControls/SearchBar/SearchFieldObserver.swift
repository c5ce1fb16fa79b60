import Foundation

/// Observes the field of a search bar.
@MainActor final class SearchFieldObserver: NSObject, UITextFieldDelegate {
  weak var bar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    guard bar.delegate?.searchBarShouldBeginEditing(bar) ?? true else { return false }
    bar.searchController?.barWillBeginEditing()
    return true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.searchController?.barDidBeginEditing()
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    bar.delegate?.searchBarSearchButtonClicked(bar)
    // With a search controller the search key dismisses the keyboard; otherwise the bar's delegate decides.
    if bar.searchController != nil { textField.resignFirstResponder() }
    return false
  }

  /// Called when the user has changed the text.
  func textDidChange() {
    guard let bar else { return }
    bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "")
    bar.searchController?.searchDidChange()
  }
}
