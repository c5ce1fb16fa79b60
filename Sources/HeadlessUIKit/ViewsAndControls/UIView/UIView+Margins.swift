import Foundation

extension UIView {
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Safe area

  private var isInVisibleWindow: Bool { core.window.map { !$0.isHidden } ?? false }

  /// The part of the superview's safe area insets that reaches into this view, and what its controller adds. A view beyond the
  /// superview keeps the part that it has, edge by edge: below the screen all of the bottom and nothing of the top. Transforms
  /// change nothing: a view that is scaled or moved by one keeps the insets of its place. Without a visible window there
  /// are none.
  private var currentSafeArea: UIEdgeInsets {
    guard isInVisibleWindow else { return .zero }
    var insets = inheritedSafeArea
    if let controller = core.viewController { insets = insets + controller.additionalSafeAreaInsets }
    return insets
  }

  /// The part of the superview's insets that reaches into the view.
  private var inheritedSafeArea: UIEdgeInsets {
    guard let superview else { return .zero }
    return superview.safeAreaForSubviews.reaching(into: untransformedFrame, of: superview.bounds)
  }

  private var isRootOfFreeController: Bool { core.viewController.map { $0.parent == nil } ?? false }

  /// Whether the view has the part of its superview's insets that its place gives it, and nothing of its own.
  private var isPlain: Bool {
    core.viewController == nil && !(self is UIScrollView) && !(self is UIWindow)
      && safeAreaForSubviews == core.safeAreaInsets
  }

  /// The view has another place. The root view of a controller without a parent keeps its insets when only the plain views around it
  /// move: its controller's surroundings are the same (recorded on iOS by a library that moves such a view's superviews while it
  /// draws it in tiles).
  func updateSafeAreaAtNewPlace() { updateSafeArea(isMoveOfPlainView: isPlain) }

  /// - Parameters:
  ///   - known: whether the view is in a scroll view; nil where that isn't known yet.
  ///   - isMove: whether the cause is that a plain view has another place, and no controller's view lies between it and this one.
  func updateSafeArea(isInsideScrollView known: Bool? = nil, isMoveOfPlainView isMove: Bool = false) {
    let insets = (self as? UIWindow)?.screenSafeAreaInsets ?? currentSafeArea
    guard insets != core.safeAreaInsets else {
      // The view may have moved all the same, and with it the superview's margins, or a child's place in its parent.
      if preservesSuperviewLayoutMargins || core.viewController?.parent != nil { updateMargins() }
      core.guides.existingKeyboard?.ownerSizeDidChange()
      return
    }
    guard core.safeAreaChanges.begin("The safe area never settles: it is changed in safeAreaInsetsDidChange of", self)
    else {
      return
    }
    defer { core.safeAreaChanges.end() }
    let told = core.safeAreaInsets
    core.safeAreaInsets = insets
    core.guides.invalidateSystemGuides()
    let passes = layoutPasses
    let isInPass = passes.isInPass
    let isInside = isInPass ? known ?? isInsideScrollView : false
    if isInside { passes.postpone(self, told: told) } else { announceSafeArea() }
    updateMargins()
    setNeedsLayout()
    let isInsideHere = isInPass ? isInside || hasLayoutInterior : nil
    let isMove = isMove && isPlain
    for subview in subviews where !(isMove && subview.isRootOfFreeController) {
      subview.updateSafeArea(isInsideScrollView: isInsideHere, isMoveOfPlainView: isMove)
    }
  }

  func announceSafeArea() {
    safeAreaInsetsDidChange()
    core.viewController?.viewSafeAreaInsetsDidChange()
  }

  /// The window appeared, disappeared or is another: additional insets begin or cease to count in all that is inside.
  func updateSafeAreaOfTree() {
    updateSafeArea()
    for subview in subviews { subview.updateSafeAreaOfTree() }
  }

  // MARK: Margins

  func setMargins(_ insets: UIEdgeInsets) {
    core.margins.asked = .absolute(insets)
    updateMargins()
  }

  func setMargins(_ insets: NSDirectionalEdgeInsets) {
    core.margins.asked = .directional(insets)
    updateMargins()
  }

  /// The requested margins, at least the system's minimum in a controller's view, at least the superview's if they are preserved;
  /// plus the safe area's insets.
  var effectiveMargins: UIEdgeInsets {
    let asked = core.margins.insets(isRightToLeft: isRightToLeft)
    var margins = asked ?? standardMargins
    if let controller = core.viewController {
      let minimum = controller.systemMinimumLayoutMargins.edgeInsets(isRightToLeft: isRightToLeft)
      if controller.viewRespectsSystemMinimumLayoutMargins {
        margins = asked.map { UIEdgeInsets.larger($0, minimum) } ?? minimum
      } else if asked == nil {
        margins = .zero
      }
    }
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    if preservesSuperviewLayoutMargins, let superview {
      margins = .larger(margins, superview.marginsForSubviews.reaching(into: frame, of: superview.bounds))
    }
    return margins
  }

  func updateMargins() {
    let margins = layoutMargins
    guard margins != core.margins.known else { return }
    core.margins.known = margins
    core.guides.invalidateSystemGuides()
    invalidateLayoutSlot()
    layoutMarginsDidChange()
    core.viewController?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    for subview in subviews where subview.preservesSuperviewLayoutMargins { subview.updateMargins() }
  }

  /// The system's minimum may have changed for every controller's view in the tree.
  func updateMarginsOfTree() {
    updateMargins()
    for subview in subviews { subview.updateMarginsOfTree() }
  }

  /// Sets the margins without notifications: the view has just become a controller's.
  func adoptMargins() {
    core.margins.known = layoutMargins
    core.guides.invalidateSystemGuides()
  }

  /// The margins, and as much more on both sides as keeps a column of text readable.
  var readableInsets: UIEdgeInsets {
    let margins = layoutMargins
    let available = bounds.width - margins.left - margins.right
    let excess = max(0, available - ReadableWidth.of(traitCollection.preferredContentSizeCategory))
    return UIEdgeInsets(
      top: margins.top, left: margins.left + excess / 2, bottom: margins.bottom, right: margins.right + excess / 2)
  }
}
