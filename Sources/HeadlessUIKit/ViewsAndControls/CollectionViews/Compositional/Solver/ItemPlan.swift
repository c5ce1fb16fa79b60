import Foundation

/// The description of a group's item, from left to right. A value: the solver doesn't know views.
struct ItemPlan: Sendable {
  var width: PlanLength
  var height: PlanLength
  var insets = PlanInsets()
  var spacing: PlanEdgeSpacing?
  var supplements: [SupplementPlan] = []
  var content = PlanContent.item

  func length(along axis: PlanAxis) -> PlanLength { axis == .horizontal ? width : height }

  /// The number of data items that it contains, if that doesn't depend on their sizes.
  var isGroup: Bool { if case .item = content { false } else { true } }

  /// Insets along dimensions that views determine are ignored.
  var effectiveInsets: PlanInsets {
    var result = insets
    if width.isEstimated { (result.leading, result.trailing) = (0, 0) }
    if height.isEstimated { (result.top, result.bottom) = (0, 0) }
    return result
  }

  /// Whether the number of items in a line depends on preferred sizes.
  var flows: Bool {
    guard case .line(let line) = content else { return false }
    let isDefinite = !length(along: line.axis).isEstimated
    return line.items.contains { item in
      item.flows || (line.count == nil && isDefinite && item.length(along: line.axis).isEstimated)
    }
  }
}

indirect enum PlanContent: Sendable {
  case item
  case line(LinePlan)
  /// Items at custom positions.
  case custom([PlacedFrame])
}

/// Items in a line.
struct LinePlan: Sendable {
  var axis: PlanAxis
  /// In turn.
  var items: [ItemPlan]
  /// The number; nil for as many as fit.
  var count: Int?
  /// Whether they share the line evenly.
  var isEqual: Bool
  var spacing: PlanSpacing
}

struct PlacedFrame: Equatable, Sendable {
  var frame: CGRect
  var zIndex: Int
}

/// A view that hangs on to an item or a group.
struct SupplementPlan: Equatable, Sendable {
  var kind: String
  var width: PlanLength
  var height: PlanLength
  var container: PlanAnchor
  var own: PlanAnchor?
  var zIndex: Int

  /// Its place at something with this frame.
  func frame(at rect: CGRect, measured: CGSize?) -> CGRect {
    let size = CGSize(
      width: width.isEstimated ? measured?.width ?? width.number : width.points(in: rect.size),
      height: height.isEstimated ? measured?.height ?? height.number : height.points(in: rect.size))
    let anchor = SupplementPlan.point(of: container.edges, in: rect)
    let own = SupplementPlan.point(of: (self.own ?? container).edges, in: CGRect(origin: .zero, size: size))
    func moved(_ anchor: PlanAnchor) -> CGPoint {
      anchor.isFractional
        ? CGPoint(x: anchor.offset.x * size.width, y: anchor.offset.y * size.height) : anchor.offset
    }
    let first = moved(container)
    let second = self.own.map(moved) ?? .zero
    return CGRect(
      origin: CGPoint(x: anchor.x - own.x + first.x + second.x, y: anchor.y - own.y + first.y + second.y), size: size)
  }

  private static func point(of edges: NSDirectionalRectEdge, in rect: CGRect) -> CGPoint {
    func place(_ start: Bool, _ end: Bool, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if start != end { return start ? low : high }
      return (low + high) / 2
    }
    return CGPoint(
      x: place(edges.contains(.leading), edges.contains(.trailing), rect.minX, rect.maxX),
      y: place(edges.contains(.top), edges.contains(.bottom), rect.minY, rect.maxY))
  }
}
