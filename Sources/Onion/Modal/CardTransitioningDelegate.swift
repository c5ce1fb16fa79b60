import UIKit

/// Presents controllers as cards. Controllers reference their transitioning delegate weakly; this one lives as long as the app.
///
/// Controllers use it after `UIViewController.setModalStyle(_:)`.
final class CardTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  static let shared = CardTransitioningDelegate()

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    CardPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
