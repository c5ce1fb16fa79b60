internal import Foundation
internal import InterfaceBuilder

extension UIViewController {
  func _childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    children.first { child in sequence(first: source.source) { $0.parent }.contains { $0 === child } }
  }

  /// Performs the segue with an identifier. If there is none, UIKit raises an exception; here the problem is reported.
  func _performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let segue = core.archive?.segue(withIdentifier: identifier) else {
      let text = "Receiver (\(self)) has no segue with identifier '\(identifier)'"
      if let archive = core.archive {
        archive.source.tell(.error, line: archive.element.line, text)
      } else {
        ResourceProblem(
          severity: .error, path: "\(type(of: self))", line: nil, text: "\(text): it isn't of a storyboard."
        )
        .tell()
      }
      return
    }
    perform(segue, sender: sender)
  }

  /// Creates the destination, calls `prepare(for:sender:)`, and performs the segue.
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
      // Animated as in `show(_:sender:)`, unless the document disables it.
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

  /// Unwinds to the nearest controller that has the unwind action.
  private func unwind(_ segue: InterfaceSegue, sender: Any?) {
    guard let action = segue.unwindAction else { return }
    let source = UIStoryboardUnwindSegueSource(source: self, unwindAction: Selector(action), sender: sender)
    guard let target = unwindTarget(source) else { return }
    let step = UIStoryboardSegue(identifier: segue.identifier, source: self, destination: target)
    step.performHandler = { [weak self, weak step] in
      guard let step else { return }
      self?.goBack(by: step, to: target, animated: segue.animates)
    }
    prepare(for: step, sender: sender)
    _ = RuntimeMembers.call(target, action, step, sender)
    step.perform()
  }

  /// Asks the controllers around this one, from the inside to the outside, and then those that present them; each after the
  /// children that it allows.
  private func unwindTarget(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var inner = self
    while let outer = inner.parent ?? inner.presentingViewController {
      if let target = outer.unwindTarget(within: source) { return target }
      inner = outer
    }
    return nil
  }

  private func unwindTarget(within source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    for child in allowedChildrenForUnwinding(from: source) {
      if let target = child.unwindTarget(within: source) { return target }
    }
    let hasAction = RuntimeMembers.hasMethod(self, source.unwindAction.description)
    return hasAction
      && canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender) ? self : nil
  }

  private func goBack(by step: UIStoryboardSegue, to target: UIViewController, animated: Bool) {
    // Controllers presented by the target or its ancestors are dismissed first.
    let around = Array(sequence(first: target) { $0.parent })
    around.first { $0.core.presented != nil }?.dismiss(animated: animated)
    // From the outside to the inside.
    for (container, child) in zip(around.dropFirst(), around).reversed() {
      if let navigation = container as? UINavigationController, navigation.viewControllers.contains(child) {
        navigation.popToViewController(child, animated: animated)
      } else if let tabs = container as? UITabBarController, tabs.selectedViewController !== child {
        tabs.selectedViewController = child
      }
      container.unwind(for: step, towards: child)
    }
  }
}
