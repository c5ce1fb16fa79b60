internal import Foundation
internal import InterfaceBuilder

extension InterfaceLoader {
  /// The controllers that an element's relationships lead to, in order.
  func relatedControllers(of element: DocumentElement, relationships: Set<String>) -> [UIViewController] {
    element.items(of: "connections").compactMap { child in
      guard case .segue(let segue) = InterfaceConnection(child), segue.kind == "relationship",
        relationships.contains(segue.relationship ?? "")
      else { return nil }
      return makeDestination(of: segue, child)
    }
  }

  /// Creates the controller of a segue's destination, in this storyboard or in a referenced one.
  func makeDestination(
    of segue: InterfaceSegue, _ element: DocumentElement, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let storyboard, let id = segue.destination else { return nil }
    guard let scene = source.document.scene(ofController: id) else {
      tell(.error, element, "a segue leads to \(id), which is no scene of the storyboard.")
      return nil
    }
    return storyboard.makeController(of: scene, source, from: element, creator: creator)
  }

  /// Connects a segue to its trigger: a control, a bar item, a gesture recognizer. Cells trigger theirs when they are selected, and
  /// containers when they are loaded.
  func prepareSegue(_ segue: InterfaceSegue, from object: AnyObject) {
    guard segue.kind != "relationship", segue.kind != "embed" else { return }
    guard let controller = sceneController else { return }
    let trigger = SegueTrigger(segue, controller: controller)
    switch object {
    case let control as UIControl:
      let event: UIControl.Event = control is UIButton ? .touchUpInside : .primaryActionTriggered
      // As in UIKit's controls, so that tests find the target and send its action.
      control.addTarget(trigger, action: SegueTrigger.action, for: event)
      controller.core.segueTriggers.append(trigger)
    case let item as UIBarButtonItem:
      item.tapHandler = { [weak item] in trigger.fire(sender: item) }
      item.target = trigger
      item.action = SegueTrigger.action
    case let recognizer as UIGestureRecognizer:
      recognizer.core.targets.add { [weak recognizer] in
        if let recognizer, recognizer.state == .ended || recognizer.state == .began { trigger.fire(sender: recognizer) }
      }
    case let cell as UITableViewCell:
      if segue.trigger == "accessoryAction" || segue.trigger == "detailAction" || segue.trigger == "accessory" {
        cell.parts.accessorySegue = trigger
      } else {
        cell.parts.selectionSegue = trigger
      }
    case let cell as UICollectionViewCell: cell.selectionSegue = trigger
    // A controller's own are performed by code.
    default: break
    }
  }

  func performEmbedSegues(of object: AnyObject, _ element: DocumentElement) {
    guard let container = object as? UIView, let controller = sceneController else { return }
    for child in element.items(of: "connections") {
      guard case .segue(let segue) = InterfaceConnection(child), segue.kind == "embed" else { continue }
      let underWay = ScenesUnderWay.current ?? ScenesUnderWay()
      guard underWay.embeddings < InterfaceLoader.deepestEmbedding else {
        tell(
          .error, child,
          "scenes embed each other in a circle, or more than \(InterfaceLoader.deepestEmbedding) deep; "
            + "the rest is left out.")
        continue
      }
      underWay.embeddings += 1
      defer { underWay.embeddings -= 1 }
      ScenesUnderWay.$current.withValue(underWay) {
        controller.perform(segue, sender: nil, container: container, element: child)
      }
    }
  }

  private static let deepestEmbedding = 16
}

/// Triggers a segue when it is tapped.
@MainActor final class SegueTrigger: NSObject, SegueFiring {
  static var action: Selector { Selector("perform:", SegueTrigger.fire(sender:)) }

  private let segue: InterfaceSegue
  private weak var controller: UIViewController?

  init(_ segue: InterfaceSegue, controller: UIViewController) {
    self.segue = segue
    self.controller = controller
  }

  /// Asks the controller whether the segue may be, and performs it.
  func fire(sender: Any?) {
    guard let controller else { return }
    if let identifier = segue.identifier ?? Optional("") {
      guard controller.shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    }
    controller.perform(segue, sender: sender)
  }
}
