public import Foundation

/// Lays a controller's view over others, and takes it away.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UITraitChangeObservable, UIContentContainer,
  RuntimeInitializable
{
  private unowned let presented: UIViewController
  private weak var presenting: UIViewController?
  /// Holds `containerView`, and the covered view.
  var stage: PresentationStage?
  /// Replaces this one if the traits require another style.
  var adapted: UIPresentationController?
  var traitObservers: [TraitObserver] = []

  // Repeated by RuntimeInitializable.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  open var presentedViewController: UIViewController { presented }
  /// The presented controller itself until another one presents it.
  open var presentingViewController: UIViewController { presented.core.presenter ?? presenting ?? presented }
  open var presentationStyle: UIModalPresentationStyle { presented.resolvedPresentationStyle }
  /// Subclasses have a property of this name with a delegate of their own kind, as in UIKit.
  @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The adaptive style for the current traits; `.none` for the presentation's own.
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    askedAdaptiveStyle(for: traitCollection) ?? defaultAdaptiveStyle(for: traitCollection)
  }
  /// The default adaptive style.
  func defaultAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// About to be presented: the last moment to find out what the presentation needs.
  func prepareToPresent() {}

  /// Whether touches outside the presented view reach the views below.
  var letsTouchesThrough: Bool { false }

  /// The views that fade in and out with the presented view: dimming views.
  var fadingViews: [UIView] { [] }
  /// Whether the system fades the presented view itself, instead of moving it.
  var fades: Bool { false }

  /// Taken off the screen without a dismissal: what is below is to be as it was.
  func wasAbandoned() {}

  // MARK: Views

  /// The container of the presented view and its decorations; nil while nothing is presented.
  open var containerView: UIView? { effective.stage?.container }
  /// The presented controller's view, or one around it that subclasses give.
  open var presentedView: UIView? { presented.view }

  /// In points, in the container's coordinates; by default all of it.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the container covers the window, and not just the presentation context.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether what is below leaves the hierarchy once it is covered.
  open var shouldRemovePresentersView: Bool { false }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: Transitions

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Environment

  /// Traits that the presented controller has instead of the inherited ones.
  open var overrideTraitCollection: UITraitCollection? {
    didSet {
      presented.core.traitsFromParent = overrideTraitCollection
      presented.traitSourcesDidChange()
    }
  }
  open var traitOverrides = UITraitOverrides() {
    didSet { effective.stage?.container.traitOverrides = traitOverrides }
  }
  open var traitCollection: UITraitCollection { containerView?.traitCollection ?? presented.traitCollection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }

  /// The container has other traits than before; they are current ones.
  func traitsDidChange(from previous: UITraitCollection, to current: UITraitCollection) {
    traitCollectionDidChange(previous)
    for observer in traitObservers { observer.traitsDidChange(from: previous, to: current) }
  }

  open var preferredContentSize: CGSize { presented.preferredContentSize }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Does nothing by default; subclasses override it.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presented.viewWillTransition(
      to: self.size(forChildContentContainer: presented, withParentContainerSize: size), with: coordinator)
  }
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presented.willTransition(to: presented.traits(inheriting: newCollection), with: coordinator)
  }
}

extension UIPresentationController: TraitObserverHolder {}
