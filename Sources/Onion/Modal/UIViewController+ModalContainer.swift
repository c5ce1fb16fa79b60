import UIKit

extension UIViewController {
  /// The controller in a modal container, ready to be presented.
  ///
  /// - Parameters:
  ///   - closeButton: the button's looks and place.
  ///   - onClose: what the button does; nil dismisses the container.
  public func wrappedInModalContainer(
    closeButton: CloseButton = CloseButton(), onClose: (() -> Void)? = nil
  ) -> ModalContainerController {
    ModalContainerController(self, closeButton: closeButton, onClose: onClose)
  }

  /// The nearest modal container around the controller.
  public var modalContainer: ModalContainerController? { nearestAncestor() }

  /// The nearest container of a kind around the controller.
  func nearestAncestor<Container: UIViewController>() -> Container? {
    var candidate = parent
    while let controller = candidate {
      if let container = controller as? Container { return container }
      candidate = controller.parent
    }
    return nil
  }
}
