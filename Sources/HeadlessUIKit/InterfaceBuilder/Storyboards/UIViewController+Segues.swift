internal import Foundation
internal import InterfaceBuilder

extension UIViewController {
  /// Performs the segue of an identifier. Where UIKit throws an exception because there is none, the problem is told and
  /// nothing happens.
  func performNamedSegue(_ identifier: String, _ sender: Any?) {
    guard let segue = core.archive?.segue(withIdentifier: identifier) else {
      let text = "Receiver (\(self)) has no segue with identifier '\(identifier)'"
      if let archive = core.archive {
        archive.source.tell(.error, line: archive.element.line, text)
      } else {
        InterfaceProblem(
          severity: .error, path: "\(type(of: self))", line: nil, text: "\(text): it isn't of a storyboard."
        )
        .tell()
      }
      return
    }
    perform(segue, sender: sender)
  }

  /// Makes the destination, hands it over by `prepare(for:sender:)`, and takes the step.
  func perform(
    _ segue: InterfaceSegue, sender: Any?, container: UIView? = nil, element: DocumentElement? = nil
  ) {
    guard let archive = core.archive else { return }
    let loader = InterfaceLoader(
      archive.source, storyboard: archive.storyboard, traits: traitCollection, objects: archive.objects)
    if segue.kind == "unwind" { return unwind(segue, sender: sender) }
    let place = element ?? archive.element
    let destination = loader.makeDestination(of: segue, place, creator: creator(of: segue, sender: sender))
    guard let destination else { return }
    let step = makeStep(segue, to: destination, loader, place)
    step.performHandler = { [weak self, weak step] in
      guard let self, let step else { return }
      self.take(segue, step, container: container, sender: sender)
    }
    if segue.kind == "presentation" || segue.kind == "modal" || segue.kind == "popoverPresentation"
      || segue.kind == "popover"
    {
      preparePresentation(segue, destination, archive, sender: sender)
    }
    prepare(for: step, sender: sender)
    step.perform()
  }

  /// The method of this controller that makes the destination; nil where the document names none.
  private func creator(of segue: InterfaceSegue, sender: Any?) -> ((NSCoder) -> UIViewController?)? {
    guard let name = segue.destinationCreationSelector, RuntimeMembers.hasMethod(self, name) else { return nil }
    return { [weak self] coder in
      guard let self, let result = RuntimeMembers.call(self, name, coder, sender) else { return nil }
      return result as? UIViewController
    }
  }

  private func makeStep(
    _ segue: InterfaceSegue, to destination: UIViewController, _ loader: InterfaceLoader, _ element: DocumentElement
  ) -> UIStoryboardSegue {
    guard let name = segue.customClass,
      let custom = loader.customClass(
        named: name, module: segue.customModule, isOfTarget: true, as: UIStoryboardSegue.self, element: element)
    else {
      return UIStoryboardSegue(identifier: segue.identifier, source: self, destination: destination)
    }
    return UIStoryboardSegue.make(custom, identifier: segue.identifier, source: self, destination: destination)
  }

  // MARK: The step

  private func take(_ segue: InterfaceSegue, _ step: UIStoryboardSegue, container: UIView?, sender: Any?) {
    let destination = step.destination
    switch segue.kind {
    case "embed": if let container { embed(destination, in: container) }
    case "show":
      // As `show(_:sender:)` animates it; a document may say no.
      if segue.animates {
        show(destination, sender: sender)
      } else {
        UIView.performWithoutAnimation { show(destination, sender: sender) }
      }
    case "push":
      (navigationController ?? self as? UINavigationController)?
        .pushViewController(destination, animated: segue.animates)
    case "showDetail", "replace": showDetailViewController(destination, sender: sender)
    case "presentation", "modal", "popoverPresentation", "popover":
      present(destination, animated: segue.animates)
    default: break
    }
  }

  private func embed(_ child: UIViewController, in container: UIView) {
    addChild(child)
    child.view.frame = container.bounds
    child.view.translatesAutoresizingMaskIntoConstraints = true
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.didMove(toParent: self)
  }

  private func preparePresentation(
    _ segue: InterfaceSegue, _ destination: UIViewController, _ archive: ControllerArchive, sender: Any?
  ) {
    if let style = segue.modalPresentationStyle.flatMap({ InterfaceNames.presentationStyles[$0] }) {
      destination.modalPresentationStyle = style
    }
    if let style = segue.modalTransitionStyle.flatMap({ InterfaceNames.transitionStyles[$0] }) {
      destination.modalTransitionStyle = style
    }
    guard segue.kind.hasPrefix("popover") else { return }
    destination.modalPresentationStyle = .popover
    guard let popover = destination.popoverPresentationController else { return }
    if let item = archive.objects[segue.popoverAnchorBarButtonItem ?? ""] as? UIBarButtonItem {
      popover.barButtonItem = item
    } else if let anchor = archive.objects[segue.popoverAnchorView ?? ""] as? UIView ?? sender as? UIView {
      popover.sourceView = anchor
      popover.sourceRect = anchor.bounds
    } else if let item = sender as? UIBarButtonItem {
      popover.barButtonItem = item
    }
    let directions: [String: UIPopoverArrowDirection] = ["up": .up, "down": .down, "left": .left, "right": .right]
    if !segue.popoverArrowDirections.isEmpty {
      popover.permittedArrowDirections = segue.popoverArrowDirections.reduce(into: []) { result, name in
        result.formUnion(directions[name] ?? [])
      }
    }
  }

  // MARK: The way back

  /// Goes back to the nearest controller on the way that has the unwind action.
  private func unwind(_ segue: InterfaceSegue, sender: Any?) {
    guard let action = segue.unwindAction else { return }
    guard let target = unwindTarget(action, sender: sender) else { return }
    let step = UIStoryboardSegue(identifier: segue.identifier, source: self, destination: target)
    step.performHandler = { [weak self] in self?.goBack(to: target, animated: segue.animates) }
    prepare(for: step, sender: sender)
    _ = RuntimeMembers.call(target, action, step, sender)
    step.perform()
  }

  private func unwindTarget(_ action: String, sender: Any?) -> UIViewController? {
    let selector = Selector(action)
    var candidate = wayBack
    while let controller = candidate {
      if RuntimeMembers.hasMethod(controller, action),
        controller.canPerformUnwindSegueAction(selector, from: self, sender: sender)
      {
        return controller
      }
      candidate = controller.wayBack
    }
    return nil
  }

  /// The controller that was shown before this one: below it on the stack, around it, or the one that presents it.
  private var wayBack: UIViewController? {
    if let navigation = parent as? UINavigationController {
      let stack = navigation.viewControllers
      if let index = stack.firstIndex(where: { $0 === self }), index > 0 { return stack[index - 1] }
      return navigation.wayBack
    }
    if let parent { return parent }
    guard let presenter = presentingViewController else { return nil }
    return presenter.innermostVisible
  }

  /// Where a container presents, its visible controller is who the step came from.
  private var innermostVisible: UIViewController {
    if let navigation = self as? UINavigationController {
      return navigation.topViewController?.innermostVisible ?? self
    }
    if let tabs = self as? UITabBarController { return tabs.selectedViewController?.innermostVisible ?? self }
    return self
  }

  private func goBack(to target: UIViewController, animated: Bool) {
    // What the target or a controller around it presents goes first.
    var holder: UIViewController? = target
    while let controller = holder {
      if controller.core.presented != nil {
        controller.dismiss(animated: animated)
        break
      }
      holder = controller.parent
    }
    if let navigation = target.navigationController, navigation.viewControllers.contains(where: { $0 === target }) {
      navigation.popToViewController(target, animated: animated)
    }
  }
}
