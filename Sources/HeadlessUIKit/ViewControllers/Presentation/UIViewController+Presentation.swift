import Foundation

extension UIViewController {
  // MARK: Presentation controllers

  var chosenPresentationStyle: UIModalPresentationStyle {
    core.presentationStyle == .automatic ? .pageSheet : core.presentationStyle
  }

  func choosePresentationStyle(_ style: UIModalPresentationStyle) {
    let old = chosenPresentationStyle
    core.presentationStyle = style
    if old != chosenPresentationStyle { forgetUnusedPresentationController() }
  }

  /// The controller's style with `.automatic` resolved, which a subclass may return.
  var resolvedPresentationStyle: UIModalPresentationStyle {
    modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
  }

  /// Returns the presentation controller if it has the given class.
  func presentation<Controller: UIPresentationController>() -> Controller? { presentationController as? Controller }

  var _activePresentationController: UIPresentationController? {
    core.presenter != nil ? core.presentation : parent?.activePresentationController
  }

  var _presentationController: UIPresentationController? {
    if let made = core.presentation { return made }
    if let parent { return parent._presentationController }
    guard modalPresentationStyle != .none else { return nil }
    return makePresentationController(presenting: nil, source: self)
  }

  private func makePresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    if let made = core.presentation { return made }
    let style = resolvedPresentationStyle
    let custom =
      style == .custom
      ? transitioningDelegate?.presentationController(forPresented: self, presenting: presenting, source: source) : nil
    let own =
      style == .popover ? nil : (self as? any PresentationChoosing)?.ownPresentationController(presenting: presenting)
    let made = custom ?? own ?? makeSystemPresentationController(style: style, presenting: presenting)
    core.presentation = made
    return made
  }

  /// The system's own controller for a style.
  func makeSystemPresentationController(
    style: UIModalPresentationStyle, presenting: UIViewController?
  ) -> UIPresentationController {
    switch style {
    case .custom: return UIPresentationController(presentedViewController: self, presenting: presenting)
    case .fullScreen: return _UIFullscreenPresentationController(presentedViewController: self, presenting: presenting)
    case .currentContext:
      return _UICurrentContextPresentationController(presentedViewController: self, presenting: presenting)
    case .overCurrentContext:
      return _UIOverCurrentContextPresentationController(presentedViewController: self, presenting: presenting)
    case .popover: return UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .overFullScreen, .none:
      return _UIOverFullscreenPresentationController(presentedViewController: self, presenting: presenting)
    case .pageSheet, .formSheet, .automatic:
      let sheet = UISheetPresentationController(presentedViewController: self, presenting: presenting)
      sheet.adaptedStyle = style == .automatic ? .pageSheet : style
      return sheet
    }
  }

  /// Notifies the parent or the presentation controller.
  func preferredContentSizeDidChange() {
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      core.presentation?.effective.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Whether the presented controller determines the status bar.
  var coversStatusBar: Bool {
    (core.presentation?.effective.presentationStyle ?? resolvedPresentationStyle) == .fullScreen
  }

  /// Discards an unused presentation controller after a change of the style.
  func forgetUnusedPresentationController() {
    if core.presenter == nil { core.presentation = nil }
  }

  var _transitionCoordinator: TransitionCoordinator? {
    core.coordinator ?? core.presented?.core.coordinator ?? parent?._transitionCoordinator
  }

  /// The topmost controller presented by this one and those above it.
  var topmostPresented: UIViewController {
    var controller = self
    while let next = controller.core.presented { controller = next }
    return controller
  }

  // MARK: Presenting

  func _show(_ controller: UIViewController, sender: Any?) {
    if let parent { parent.show(controller, sender: sender) } else { present(controller, animated: true) }
  }

  func _showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if let parent {
      parent.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  func _present(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    BackgroundUse.check("\(type(of: self)).present(_:animated:completion:)")
    if presented.core.isBeingDismissed {
      return UsageWarning.print("Attempt to present \(presented) from \(self) while it is being dismissed.")
    }
    checkPresentable(presented)
    (presented as? any PresentationChoosing)?.willBePresented()
    guard let window = windowForPresenting else {
      let presenter = rootAncestor
      return UsageWarning.print(
        "Attempt to present \(presented) on \(presenter) (from \(self)) whose view is not in the window hierarchy.")
    }
    window.finishTransitions()
    let presenter = presenter(of: presented)
    if let other = presenter.core.presented {
      return UsageWarning.print(
        "Attempt to present \(presented) on \(presenter) (from \(self)) which is already presenting \(other).")
    }
    let presentation = presented.makePresentationController(presenting: presenter, source: self)
    presentation.prepareToPresent()
    let controller = presentation.adapt(to: presenter.traitCollection)
    var transition = PresentationTransition(
      presentation.effective, presented: controller, presenter: presenter, animated: animated)
    transition.original = presentation
    transition.present(from: self, in: window, completion: completion)
  }

  /// The window of the controller's view, else of the nearest ancestor: a controller below the top of a stack can present, and so
  /// can one whose view isn't loaded yet. A controller that is about to appear has to wait.
  private var windowForPresenting: UIWindow? {
    if let window = viewIfLoaded?.window { return window }
    guard core.appearance != .appearing else { return nil }
    return sequence(first: self, next: \.parent).lazy.compactMap { $0.viewIfLoaded?.window }.first
  }

  private func checkPresentable(_ presented: UIViewController) {
    if let presenter = presented.core.presenter {
      fatalError(
        "Application tried to present modally a view controller \(presented) that is already being presented by "
          + "\(presenter).")
    }
    if let parent = presented.parent {
      fatalError(
        "Application tried to present modally a view controller \(presented) that has a parent view controller "
          + "\(parent).")
    }
    if presented === self { fatalError("Application tried to present modally a view controller on itself: \(self)") }
    var depth = 0
    var presenter = core.presenter
    while let current = presenter {
      depth += 1
      presenter = current.core.presenter
    }
    if depth >= UIViewController.greatestDepth {
      fatalError(
        "\(UIViewController.greatestDepth) view controllers are presented on each other: that is too many to be shown. Does "
          + "\(self) present another in its viewDidAppear again and again?")
    }
  }

  /// The top of the containment; in the current context, the nearest ancestor that defines one.
  private func presenter(of presented: UIViewController) -> UIViewController {
    if (presented as? any PresentationChoosing)?.isPresentedBySource == true { return self }
    switch presented.resolvedPresentationStyle {
    case .currentContext, .overCurrentContext: break
    case .custom:
      let presentation = presented.makePresentationController(presenting: rootAncestor, source: self)
      if presentation.shouldPresentInFullscreen { return rootAncestor }
    default: return rootAncestor
    }
    var controller = self
    while !controller.definesPresentationContext, let parent = controller.parent { controller = parent }
    return controller
  }

  // MARK: Dismissing

  func _dismiss(animated: Bool, completion: (() -> Void)?) {
    BackgroundUse.check("\(type(of: self)).dismiss(animated:completion:)")
    if let presented = presentedViewController, let presenter = presented.core.presenter {
      presenter.viewIfLoaded?.window?.finishTransitions()
      presented.viewIfLoaded?.window?.finishTransitions()
      guard presenter.core.presented === presented, !presented.core.isBeingDismissed,
        let presentation = presented.core.presentation?.effective
      else {
        completion?()
        return
      }
      PresentationTransition(presentation, presented: presented, presenter: presenter, animated: animated)
        .dismiss(completion: completion)
    } else if let presenting = presentingViewController {
      presenting._dismiss(animated: animated, completion: completion)
    } else {
      completion?()
    }
  }

  /// Removes the controllers that this one presents without showing it again, because it leaves its window.
  func abandonPresentation() {
    guard let presented = core.presented, let presentation = presented.core.presentation?.effective else { return }
    PresentationTransition(presentation, presented: presented, presenter: self, animated: false).abandon()
  }
}
