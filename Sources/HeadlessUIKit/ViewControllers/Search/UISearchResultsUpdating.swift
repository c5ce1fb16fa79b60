public import Foundation

/// Shows what a search finds.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The search bar has become the first responder, or its text, tokens or scope are others.
  func updateSearchResults(for searchController: UISearchController)
  /// A suggestion was touched. Optional.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}
