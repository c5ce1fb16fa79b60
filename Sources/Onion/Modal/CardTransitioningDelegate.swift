import UIKit

/// Presents as a card. Controllers hold their transitioning delegate weakly; this one lives as long as the app.
///
/// `UIViewController.setModalStyle(_:)` is how a controller gets it.
final class CardTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  static let shared = CardTransitioningDelegate()

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    CardPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
