import Foundation

/// The content of a scroll view: it starts at the content's origin, and constraints determine its size.
@MainActor final class ScrollContentGuide: UILayoutGuide {
  override var identifier: String {
    get { "UIScrollView-contentLayoutGuide" }
    set {}
  }

  override var startsAtOrigin: Bool { true }
}

/// The frame of a scroll view, in the content's coordinates.
@MainActor final class ScrollFrameGuide: UILayoutGuide {
  override var identifier: String {
    get { "UIScrollView-frameLayoutGuide" }
    set {}
  }

  override var layoutFrame: CGRect { owningView?.bounds ?? .zero }

  override func placement(on axis: NSLayoutConstraint.Axis, ownerLength: LayoutQuantity) -> LayoutPlacement? {
    guard let bounds = owningView?.bounds else { return nil }
    return LayoutPlacement(
      origin: .constant(axis == .horizontal ? bounds.minX : bounds.minY), length: ownerLength)
  }
}
