import UIKit

extension UIViewController {
  /// Returns the controller in a modal container, for a presentation.
  ///
  /// - Parameters:
  ///   - closeButton: the button's appearance and position.
  ///   - style: the style in which the container is presented; by default UIKit's.
  ///   - onClose: the button's action; nil dismisses the container.
  public func wrappedInModalContainer(
    closeButton: CloseButton = CloseButton(), style: ModalStyle? = nil, onClose: (() -> Void)? = nil
  ) -> ModalContainerController {
    let container = ModalContainerController(self, closeButton: closeButton, onClose: onClose)
    if let style { container.setModalStyle(style) }
    return container
  }

  /// The nearest enclosing modal container.
  public var modalContainer: ModalContainerController? { nearestAncestor() }

  /// The nearest enclosing container with a type.
  func nearestAncestor<Container: UIViewController>() -> Container? {
    var candidate = parent
    while let controller = candidate {
      if let container = controller as? Container { return container }
      candidate = controller.parent
    }
    return nil
  }
}
