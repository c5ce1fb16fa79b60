import Foundation

extension UINavigationController {
  func _pushViewController(_ controller: UIViewController, animated: Bool) {
    if controller is UINavigationController {
      fatalError("Pushing a navigation controller is not supported")
    }
    // Only children are on the stack: what isn't one needn't be looked for.
    guard controller.parent === self else { return append(controller, animated: animated) }
    if navigation.controllers.contains(where: { $0 === controller }) {
      fatalError("Pushing the same view controller instance more than once is not supported (\(controller))")
    }
    change(to: navigation.controllers + [controller], animated: animated, operation: .push)
  }

  /// Like `change`, without a check of the current stack.
  private func append(_ controller: UIViewController, animated: Bool) {
    // The pending change's own array: two references to one array would copy it.
    let previous = viewIfLoaded?.window == nil ? nil : navigation.pending?.previous ?? navigation.controllers
    navigation.controllers.append(controller)
    addChild(controller)
    receive(controller)
    if animated { fadeBar() }
    navigationBar.append(controller.navigationItem)
    stackDidChange(animated: animated, operation: .push, previous: previous)
  }

  /// Takes away what is above the lowest `count` controllers, and returns it.
  func pop(downTo count: Int, animated: Bool) -> [UIViewController]? {
    guard count > 0, navigation.controllers.count > count else { return nil }
    let popped = Array(navigation.controllers[count...])
    change(to: Array(navigation.controllers[..<count]), animated: animated, operation: .pop)
    return popped
  }

  func _setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    var known: Set<ObjectIdentifier> = []
    for controller in controllers {
      if controller is UINavigationController { fatalError("Pushing a navigation controller is not supported") }
      if !known.insert(ObjectIdentifier(controller)).inserted {
        fatalError("All view controllers in a navigation controller must be distinct (\(controllers))")
      }
    }
    let top = controllers.last
    // A controller that becomes the top one and was below it is popped to; any other one is pushed.
    let isKnown = navigation.controllers.contains { $0 === top }
    change(to: controllers, animated: animated, operation: isKnown ? .pop : .push)
  }

  private func change(to controllers: [UIViewController], animated: Bool, operation: Operation) {
    let old = navigation.controllers
    let removed = old.filter(Set(controllers.map(ObjectIdentifier.init)).lacks)
    let added = controllers.filter(Set(old.map(ObjectIdentifier.init)).lacks)
    for controller in removed { controller.willMove(toParent: nil) }
    navigation.controllers = controllers
    for controller in added {
      // One that was about to leave stays.
      navigation.leaving.removeAll { $0 === controller }
      addChild(controller)
    }
    for controller in removed { release(controller) }
    for controller in added { receive(controller) }
    if animated { fadeBar() }
    navigationBar.setItems(controllers.map(\.navigationItem), animated: animated)
    stackDidChange(animated: animated, operation: operation, previous: old)
  }

  private func stackDidChange(animated: Bool, operation: Operation, previous: [UIViewController]?) {
    tabBarController?.navigationStackDidChange(of: self)
    guard let top = navigation.controllers.last, top !== (navigation.running?.to ?? navigation.shown) else {
      if navigation.running == nil { navigation.pending = nil }
      return barsDidChange()
    }
    schedule(animated: animated, operation: operation, previous: previous)
  }

  /// Goes back where a tap on the back button does.
  func goBack() {
    guard navigation.controllers.count > 1 else { return }
    if let delegate = self as? any UINavigationBarDelegate, let item = navigationBar.topItem {
      let isAllowed = OptionalMethod.call { delegate.navigationBar(navigationBar, shouldPop: item) }
      if isAllowed == false { return }
    }
    popViewController(animated: true)
  }

  /// Takes back a change that an interaction has called off.
  func restore(_ controllers: [UIViewController]) {
    let removed = navigation.controllers.filter { controller in !controllers.contains { $0 === controller } }
    navigation.leaving.removeAll { controller in controllers.contains { $0 === controller } }
    navigation.arriving = []
    navigation.controllers = controllers.filter { $0.parent === self }
    for controller in removed {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    navigationBar.setItems(navigation.controllers.map(\.navigationItem), animated: false)
    barsDidChange()
  }

  /// The controller on the screen stays a child until it has disappeared.
  private func release(_ controller: UIViewController) {
    if let index = navigation.arriving.firstIndex(where: { $0 === controller }) {
      navigation.arriving.remove(at: index)
    }
    if controller === navigation.shown || controller === navigation.running?.from {
      navigation.leaving.append(controller)
    } else {
      controller.removeFromParent()
    }
  }

  /// The new top controller is completely a child when it has appeared.
  private func receive(_ controller: UIViewController) {
    if controller === navigation.controllers.last {
      navigation.arriving.append(controller)
    } else {
      controller.core.move.end(.toParent)
      controller.didMove(toParent: self)
    }
  }

  private func schedule(animated: Bool, operation: Operation, previous: [UIViewController]?) {
    let window = viewIfLoaded?.window
    var pending = PendingNavigation(
      animated: animated, operation: operation,
      previous: window == nil ? nil : navigation.pending?.previous ?? previous)
    pending.coordinator = navigation.pending?.coordinator
    pending.endsInTransactions = navigation.pending?.endsInTransactions ?? []
    if animated, SystemMotion.isShown { pending.endsInTransactions.append([TransactionGroup].waiting.begin()) }
    if animated, window != nil, pending.coordinator == nil, let top = topViewController {
      let coordinator = TransitionCoordinator(
        container: navigation.transitionView, isAnimated: true, from: navigation.shown, to: top)
      coordinator.transitionDuration = SystemMotion.pushDuration
      pending.coordinator = coordinator
      if core.coordinator == nil { core.coordinator = coordinator }
    }
    navigation.pending = pending
    viewIfLoaded?.setNeedsLayout()
    window?.afterUpdate {}
  }

  /// In pictures of moments the bar fades from the old items to the new ones. On iOS titles and buttons also move.
  private func fadeBar() {
    guard SystemMotion.isShown, viewIfLoaded?.window != nil, navigation.shown != nil else { return }
    let transition = CATransition()
    transition.duration = SystemMotion.pushDuration
    transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    navigationBar.layer.add(transition, forKey: kCATransition)
  }
}

extension Set<ObjectIdentifier> {
  /// Whether an object isn't one of these.
  fileprivate func lacks(_ object: AnyObject) -> Bool { !contains(ObjectIdentifier(object)) }
}
