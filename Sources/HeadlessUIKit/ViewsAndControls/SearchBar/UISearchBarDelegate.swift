public import Foundation

/// Observes the user's actions on a search bar.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Optional.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Optional.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Optional.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Optional.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Optional: the user changed the text. Changes by the app aren't reported.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Optional.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Optional: the keyboard's search key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Optional.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Optional.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Optional.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Optional: the user chose another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

// Optional in UIKit.
extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { OptionalMethod.missing(true) }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { OptionalMethod.missing() }
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { OptionalMethod.missing(true) }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { OptionalMethod.missing() }
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { OptionalMethod.missing() }
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { OptionalMethod.missing(true) }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { OptionalMethod.missing() }
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { OptionalMethod.missing() }
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { OptionalMethod.missing() }
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { OptionalMethod.missing() }
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    OptionalMethod.missing()
  }
}
