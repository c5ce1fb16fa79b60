public import Foundation
public import HeadlessUIKit

/// Receives the events of a page. Only tests call it: no page is displayed.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?)
    -> [UIActivity]
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

// Optional in SafariServices.
extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) { OptionalMethod.missing() }
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) { OptionalMethod.missing() }
  public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {
    OptionalMethod.missing()
  }
  public func safariViewController(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity] { OptionalMethod.missing([]) }
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) { OptionalMethod.missing() }
}
