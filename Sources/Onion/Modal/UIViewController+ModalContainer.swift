import UIKit

extension UIViewController {
  /// The controller in a modal container, ready to be presented.
  ///
  /// - Parameters:
  ///   - closeButton: the button's looks and place.
  ///   - style: how the container is presented; as UIKit does by itself where nothing is said.
  ///   - onClose: what the button does; nil dismisses the container.
  public func wrappedInModalContainer(
    closeButton: CloseButton = CloseButton(), style: ModalStyle? = nil, onClose: (() -> Void)? = nil
  ) -> ModalContainerController {
    let container = ModalContainerController(self, closeButton: closeButton, onClose: onClose)
    if let style { container.setModalStyle(style) }
    return container
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
