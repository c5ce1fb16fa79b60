public import Foundation

/// Hears of a search that begins and ends.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Optional: presents the controller; by default it is presented above the one whose bar it has.
  func presentSearchController(_ searchController: UISearchController)
  /// Optional.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Optional.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Optional.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Optional.
  func didDismissSearchController(_ searchController: UISearchController)
}

// Optional in UIKit.
extension UISearchControllerDelegate {
  public func presentSearchController(_ searchController: UISearchController) { OptionalMethod.missing() }
  public func willPresentSearchController(_ searchController: UISearchController) { OptionalMethod.missing() }
  public func didPresentSearchController(_ searchController: UISearchController) { OptionalMethod.missing() }
  public func willDismissSearchController(_ searchController: UISearchController) { OptionalMethod.missing() }
  public func didDismissSearchController(_ searchController: UISearchController) { OptionalMethod.missing() }
}
