public import Foundation
internal import HeadlessUIKit

/// The part of a view that a popover points at.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view: its bounds, or one in points in its coordinate space.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)
}

extension PopoverAttachmentAnchor: Sendable {}

/// Where a popover points at its view.
struct PopoverPlace {
  var anchor = PopoverAttachmentAnchor.rect(.bounds)
  /// The edge of the anchor at which the arrow is; nil for any.
  var edge: Edge?

  init() {}

  init(_ anchor: PopoverAttachmentAnchor, _ edge: Edge?) {
    self.anchor = anchor
    self.edge = edge
  }

  /// The anchor's place on the screen, in points.
  @MainActor func rect(of element: _LayoutElement) -> CGRect {
    switch anchor {
    case .rect(let source): return source.make(element).resolve(ElementPlacement())
    case .point(let point):
      let size = element.size
      let place = CGPoint(x: point.x * size.width, y: point.y * size.height)
      return CGRect(origin: ElementPlacement(of: element).convert(place), size: .zero)
    }
  }

  /// UIKit's directions, in which the arrow points from the popover: down at the anchor's top edge.
  func arrowDirections(_ direction: LayoutDirection) -> UIPopoverArrowDirection {
    switch (edge, direction) {
    case (nil, _): .any
    case (.top, _): .down
    case (.bottom, _): .up
    case (.leading, .leftToRight), (.trailing, .rightToLeft): .right
    case (.trailing, .leftToRight), (.leading, .rightToLeft): .left
    }
  }
}
