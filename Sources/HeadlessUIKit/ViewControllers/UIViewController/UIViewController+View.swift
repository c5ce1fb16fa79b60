import Foundation

extension UIViewController {
  func _loadViewIfNeeded() {
    BackgroundUse.check("\(type(of: self)).view")
    guard core.view == nil else { return }
    // UIKit would call loadView() recursively until the stack overflows.
    guard !core.isLoadingView else {
      UsageWarning.print(
        "loadView() of \(type(of: self)) asks for `view` before there is one: UIKit calls loadView() for that again, without an "
          + "end. Set `view` first, or ask for `viewIfLoaded`. A plain view is used until then.")
      return setView(plainView())
    }
    core.isLoadingView = true
    loadView()
    core.isLoadingView = false
    guard core.view != nil else {
      fatalError(
        "-[UIViewController loadViewIfNeeded] loadView of \(type(of: self)) returned without setting the view.")
    }
    let loaded = core.view
    viewDidLoad()
    guard core.view == nil, let loaded else { return }
    UsageWarning.print(
      "viewDidLoad() of \(type(of: self)) sets `view` to nil: the next access to `view` would load it again, and set it to nil "
        + "again. The view that was loaded is kept.")
    setView(loaded)
  }

  func _loadView() {
    if !loadArchivedView() { view = plainView() }
  }

  private func plainView() -> UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  func setView(_ view: UIView?) {
    if let old = core.view {
      old.core.viewController = nil
      old.updateSafeArea()
    }
    core.view = view
    core.traits = nil
    guard let view else { return }
    if let other = view.core.viewController, other !== self {
      fatalError(
        "A view can only be associated with at most one view controller at a time! View \(view) is associated with "
          + "\(other). Clear this association before associating this view with \(self).")
    }
    view.core.viewController = self
    view.adoptMargins()
    if view.window != nil || view.superview != nil { view._updateTraitsIfNeeded() }
    view.updateSafeArea()
  }

  var _systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let screen = viewIfLoaded?.screenConfiguration ?? UIScreen.main.configuration
    let margin = screen.systemMinimumMargin
    let leading = isBesideParentsView ? min(margin, UIViewController.marginWithinParent) : margin
    return NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: margin)
  }

  /// Recorded on iOS 17.2, in points.
  private static let marginWithinParent: CGFloat = 8

  /// Whether this is a child in the app's own container and its view lies outside of the parent's view. Transforms are ignored, as
  /// for the safe area.
  ///
  /// Recorded for a view that was moved off the screen, in both layout directions. Whether a view in the middle of its parent has
  /// the smaller margin too isn't known; here it doesn't.
  private var isBesideParentsView: Bool {
    guard let parent, !parent.isSystemContainer, let own = viewIfLoaded, let outer = parent.viewIfLoaded, own !== outer
    else {
      return false
    }
    var left = own.bounds.minX
    var view = own
    while view !== outer {
      guard let superview = view.superview else { return false }
      left += view.untransformedFrame.minX - view.bounds.minX
      view = superview
    }
    return left >= outer.bounds.maxX || left + own.bounds.width <= outer.bounds.minX
  }

  /// UIKit's own containers place their children themselves.
  private var isSystemContainer: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
      || self is UIPageViewController || self is UISearchController
  }
}

extension UIViewController: UIAppearanceContainer {}

/// See ``RuntimeInitializable``.
extension RuntimeInitializable where Self: UIViewController {
  /// Creates a controller of a class that is known only at run time.
  @_silgen_name("HeadlessUIKit_UIViewController_init") @preconcurrency @MainActor public init()

  @_silgen_name("HeadlessUIKit_UIViewController_init") @MainActor @usableFromInline
  static func makeEmpty() -> Self {
    guard emptyInitializers.prepare(self) else { return makeOfRuntimeClass(nibName: nil, bundle: nil) }
    return unsafeDowncast(UIResponder.makeByEmptyInitializer(self), to: self)
  }
}

extension UIViewController {
  /// The context of the app extension that this controller or its parent belongs to; nil in apps.
  public var extensionContext: NSExtensionContext? { core.extensionContext ?? parent?.extensionContext }

  /// Makes this the controller of an app extension. The system calls it, and so can tests.
  public func beginRequest(with context: NSExtensionContext) { core.extensionContext = context }
}
