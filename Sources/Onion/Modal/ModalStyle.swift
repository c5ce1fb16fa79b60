import UIKit

/// How a presented controller lies over what presents it.
public enum ModalStyle: Sendable {
  /// Over everything.
  case fullScreen
  /// As a card: from the lower edge where width is compact, in the middle elsewhere. What is below shows through, dimmed.
  case card
}

extension UIViewController {
  /// Presents a controller in one of Onion's styles. This is the one place where presentation style and transitioning
  /// delegate are set together.
  ///
  /// - Parameters:
  ///   - controller: what to present.
  ///   - style: how it lies over this controller.
  ///   - animated: whether it is seen coming.
  ///   - completion: called when it is there.
  public func present(
    _ controller: UIViewController, as style: ModalStyle, animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    controller.setModalStyle(style)
    present(controller, animated: animated, completion: completion)
  }

  /// Has the controller presented in a style by the controller that presents it.
  public func setModalStyle(_ style: ModalStyle) {
    switch style {
    case .fullScreen:
      modalPresentationStyle = .fullScreen
      transitioningDelegate = nil
    case .card:
      modalPresentationStyle = .custom
      transitioningDelegate = CardTransitioningDelegate.shared
    }
  }
}
