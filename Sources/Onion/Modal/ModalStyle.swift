import UIKit

/// The style of a modal presentation.
public enum ModalStyle: Sendable {
  /// Covers the whole screen.
  case fullScreen
  /// As a card: at the bottom in compact width, otherwise in the middle. The content below is visible and dimmed.
  case card
}

extension UIViewController {
  /// Presents a controller in one of Onion's styles. Only this method sets both the presentation style and the transitioning
  /// delegate.
  ///
  /// - Parameters:
  ///   - controller: the controller to present.
  ///   - style: the style of the presentation.
  ///   - animated: whether the presentation is animated.
  ///   - completion: called after the presentation.
  public func present(
    _ controller: UIViewController, as style: ModalStyle, animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    controller.setModalStyle(style)
    present(controller, animated: animated, completion: completion)
  }

  /// Sets the style in which the controller will be presented.
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
