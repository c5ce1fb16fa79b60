internal import Foundation
internal import HeadlessUIKit

/// A UIKit view that extends under the adjacent safe area and lays out its own content in it: navigation controllers, lists, tabs.
class ExpandingElement: _PlatformElement {
  let controller: UIViewController?

  init(_ view: UIView, controller: UIViewController? = nil) {
    self.controller = controller
    super.init(view)
  }

  override var followsAllUpdates: Bool { true }

  /// How far the view extends beyond the element's frame, in points.
  private var overhang = UIEdgeInsets.zero

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 480))
  }

  override func frame(at origin: CGPoint, scale: CGFloat) -> CGRect {
    let own = super.frame(at: origin, scale: scale)
    guard let host = view.superview else { return own }
    let (bounds, safe) = (host.bounds, host.bounds.inset(by: host.safeAreaInsets))
    let reach = takesInsets ? safeAreaReach : containerReach(own, bounds, host.safeAreaInsets)
    let whole = own.reaching(reach, within: bounds)
    overhang = UIEdgeInsets(
      top: own.minY - whole.minY, left: own.minX - whole.minX, bottom: whole.maxY - own.maxY,
      right: whole.maxX - own.maxX)
    guard takesInsets else { return whole }
    // UIKit knows the host's safe area, and neither the views of `safeAreaInset` nor the keyboard; pages know that.
    let keyboard = controller == nil ? 0 : keyboardReach
    inset(
      by: UIEdgeInsets(
        top: own.minY - max(whole.minY, safe.minY), left: own.minX - max(whole.minX, safe.minX),
        bottom: min(whole.maxY, safe.maxY) - own.maxY - keyboard, right: min(whole.maxX, safe.maxX) - own.maxX))
    return whole
  }

  /// Whether the view extends under views of `safeAreaInset`, too. The bars of tabs and columns don't move away from them.
  private var takesInsets: Bool { controller == nil || controller is UINavigationController }

  private func containerReach(_ own: CGRect, _ bounds: CGRect, _ safe: UIEdgeInsets) -> UIEdgeInsets {
    func reach(_ distance: CGFloat, _ inset: CGFloat) -> CGFloat {
      inset > 0 && abs(distance - inset) < 1 ? distance : 0
    }
    let keyboard = keyboardReach
    return UIEdgeInsets(
      top: reach(own.minY, safe.top), left: reach(own.minX, safe.left),
      bottom: reach(bounds.height - own.maxY, safe.bottom + keyboard), right: reach(bounds.width - own.maxX, safe.right)
    )
  }

  /// Insets the view's content by the part of the safe area that UIKit doesn't know, in points.
  private func inset(by unknown: UIEdgeInsets) {
    let insets = UIEdgeInsets(
      top: max(unknown.top, 0), left: max(unknown.left, 0), bottom: max(unknown.bottom, 0),
      right: max(unknown.right, 0))
    if let controller {
      if controller.additionalSafeAreaInsets != insets { controller.additionalSafeAreaInsets = insets }
    } else if let scrollView = view as? UIScrollView, scrollView.contentInset != insets {
      let old = scrollView.contentInset
      let wasAtStart = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
      scrollView.contentInset = insets
      if wasAtStart { scrollView.contentOffset.y -= insets.top - old.top }
      if insets.bottom > old.bottom { scrollView.revealFirstResponder() }
    }
  }

  override var ownTouchArea: CGRect? { nil }

  override func takesTouch(at point: CGPoint) -> Bool {
    CGRect(
      x: -overhang.left, y: -overhang.top, width: size.width + overhang.left + overhang.right,
      height: size.height + overhang.top + overhang.bottom
    ).contains(point)
  }

  override func willEnter(_ host: _ElementHostView) {
    guard let controller, let parent = host.nearestController ?? host.graphHost?.containerController,
      controller.parent !== parent, parent !== controller
    else { return }
    parent.addChild(controller)
    controller.didMove(toParent: parent)
  }

  override func didLeave() {
    controller?.willMove(toParent: nil)
    controller?.removeFromParent()
  }
}

extension _LayoutElement {
  /// How far the element can extend from its bottom edge under the keyboard, in points.
  var keyboardReach: CGFloat { safeAreaInsets(of: size, regions: .keyboard).bottom }

  /// How far the element can extend from each of its edges into the unsafe area: under bars, views of `safeAreaInset` and the
  /// keyboard; in points.
  var safeAreaReach: UIEdgeInsets {
    let insets = safeAreaInsets(of: size, regions: .all)
    let isMirrored = layoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }
}

extension UIView {
  /// Scrolls the views around so that the view is above the keyboard that is shown already.
  func revealAboveKeyboard() {
    var outer = superview
    while let current = outer {
      if let scrollView = current as? UIScrollView, scrollView.keyboardOverlap > 0 { scrollView.revealFirstResponder() }
      outer = current.superview
    }
  }
}

extension UIScrollView {
  /// Scrolls the view that takes the keys into the visible part, if it is inside.
  func revealFirstResponder() {
    func find(_ view: UIView) -> UIView? {
      if view.isFirstResponder { return view }
      for subview in view.subviews {
        if let found = find(subview) { return found }
      }
      return nil
    }
    guard let field = find(self) else { return }
    scrollRectToVisible(convert(field.bounds, from: field), animated: false)
  }
}

extension CGRect {
  /// The rectangle with its edges moved outwards. An edge less than a point from one of the bounds is on it: positions are
  /// rounded to pixels, and distances aren't.
  func reaching(_ reach: UIEdgeInsets, within bounds: CGRect) -> CGRect {
    func edge(_ own: CGFloat, _ distance: CGFloat, _ limit: CGFloat) -> CGFloat {
      guard distance != 0 else { return own }
      return abs(own + distance - limit) < 1 ? limit : own + distance
    }
    let (left, top) = (edge(minX, -reach.left, bounds.minX), edge(minY, -reach.top, bounds.minY))
    let (right, bottom) = (edge(maxX, reach.right, bounds.maxX), edge(maxY, reach.bottom, bounds.maxY))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension UIView {
  /// The controller that contains this view.
  var nearestController: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}
