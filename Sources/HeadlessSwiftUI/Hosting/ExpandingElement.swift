internal import Foundation
internal import HeadlessUIKit

/// A UIKit view that extends under the adjacent safe area and lays out its own content in it: navigation controllers, lists, tabs.
class ExpandingElement: _PlatformElement {
  let controller: UIViewController?

  init(_ view: UIView, controller: UIViewController? = nil) {
    self.controller = controller
    super.init(view)
  }

  /// How far the view extends beyond the element's frame, in points.
  private var overhang = UIEdgeInsets.zero

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 480))
  }

  override func frame(at origin: CGPoint, scale: CGFloat) -> CGRect {
    let own = super.frame(at: origin, scale: scale)
    guard let host = view.superview else { return own }
    let (bounds, safe) = (host.bounds, host.safeAreaInsets)
    func reaches(_ distance: CGFloat, _ inset: CGFloat) -> CGFloat {
      inset > 0 && abs(distance - inset) < 1 ? distance : 0
    }
    overhang = UIEdgeInsets(
      top: reaches(own.minY, safe.top), left: reaches(own.minX, safe.left),
      bottom: reaches(bounds.height - own.maxY, safe.bottom), right: reaches(bounds.width - own.maxX, safe.right))
    return CGRect(
      x: own.minX - overhang.left, y: own.minY - overhang.top, width: own.width + overhang.left + overhang.right,
      height: own.height + overhang.top + overhang.bottom)
  }

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
