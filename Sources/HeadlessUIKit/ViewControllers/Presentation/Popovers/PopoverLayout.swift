import Foundation

/// The layout of a popover. Lengths are in points, rectangles in the container's coordinates.
///
/// The arrow's height and the margins are those of iOS since 8, the radius that of iOS since 13. Apple doesn't document the
/// preferred side; here it is the first that fits of below, above, right and left.
struct PopoverLayout: Equatable {

  /// The metrics of a custom background.
  struct Measures: Equatable {
    var arrowHeight = PopoverMetrics.current.arrowHeight
    var arrowBase = PopoverMetrics.current.arrowBase
    /// The background's insets around the content, without the arrow.
    var contentInsets = UIEdgeInsets.zero
  }

  let measures: Measures
  /// The bubble with its arrow.
  let frame: CGRect
  let arrowDirection: UIPopoverArrowDirection
  /// The offset of the arrow from the middle of its side, to the right or downwards.
  let arrowOffset: CGFloat

  init(
    contentSize: CGSize, source: CGRect, available: CGRect, permitted: UIPopoverArrowDirection,
    mayOverlap: Bool = false, scale: CGFloat, measures: Measures = Measures()
  ) {
    self.measures = measures
    let insets = measures.contentInsets
    let contentSize = CGSize(
      width: contentSize.width + insets.left + insets.right, height: contentSize.height + insets.top + insets.bottom)
    let directions = [UIPopoverArrowDirection.up, .down, .left, .right].filter(permitted.contains)
    func placement(_ direction: UIPopoverArrowDirection) -> Placement {
      Placement(direction, contentSize, source, available, mayOverlap: mayOverlap, arrow: measures.arrowHeight)
    }
    let placements = directions.map(placement)
    let best = placements.first { $0.fits } ?? placements.max { $0.area < $1.area } ?? placement(.up)
    arrowDirection = best.direction
    frame = PixelRounding(scale: scale).roundEdges(of: best.frame)
    let isVertical = best.direction == .up || best.direction == .down
    let wanted = isVertical ? source.midX - frame.midX : source.midY - frame.midY
    let side = isVertical ? frame.width : frame.height
    let limit = max(0, side / 2 - PopoverMetrics.current.cornerRadius - measures.arrowBase / 2)
    arrowOffset = min(max(wanted, -limit), limit)
  }

  /// The arrow's part of the frame.
  var arrowInsets: UIEdgeInsets {
    let height = measures.arrowHeight
    return UIEdgeInsets(
      top: arrowDirection == .up ? height : 0, left: arrowDirection == .left ? height : 0,
      bottom: arrowDirection == .down ? height : 0, right: arrowDirection == .right ? height : 0)
  }

  /// The popover on one side of its source.
  private struct Placement {
    let direction: UIPopoverArrowDirection
    let frame: CGRect
    let fits: Bool
    /// The area that fits on that side, in square points.
    let area: CGFloat

    init(
      _ direction: UIPopoverArrowDirection, _ content: CGSize, _ source: CGRect, _ available: CGRect,
      mayOverlap: Bool, arrow: CGFloat
    ) {
      self.direction = direction
      let isVertical = direction == .up || direction == .down
      let wanted = CGSize(
        width: content.width + (isVertical ? 0 : arrow), height: content.height + (isVertical ? arrow : 0))
      var room = available.size
      switch direction {
      case .up: room.height = available.maxY - max(source.maxY, available.minY)
      case .down: room.height = min(source.minY, available.maxY) - available.minY
      case .left: room.width = available.maxX - max(source.maxX, available.minX)
      default: room.width = min(source.minX, available.maxX) - available.minX
      }
      fits = wanted.width <= room.width && wanted.height <= room.height
      func shrunk(to room: CGSize) -> CGSize {
        CGSize(width: max(0, min(wanted.width, room.width)), height: max(0, min(wanted.height, room.height)))
      }
      let beside = shrunk(to: room)
      area = beside.width * beside.height
      let size = mayOverlap ? shrunk(to: available.size) : beside
      func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { min(max(value, low), max(low, high)) }
      let x: CGFloat
      let y: CGFloat
      switch direction {
      case .up: y = max(source.maxY, available.minY)
      case .down: y = min(source.minY, available.maxY) - size.height
      default: y = clamp(source.midY - size.height / 2, available.minY, available.maxY - size.height)
      }
      switch direction {
      case .left: x = max(source.maxX, available.minX)
      case .right: x = min(source.minX, available.maxX) - size.width
      default: x = clamp(source.midX - size.width / 2, available.minX, available.maxX - size.width)
      }
      var frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
      if mayOverlap {
        frame.origin.x = clamp(x, available.minX, available.maxX - size.width)
        frame.origin.y = clamp(y, available.minY, available.maxY - size.height)
      }
      self.frame = frame
    }
  }

  /// The outline of the bubble, in the frame's own coordinates.
  func outline() -> UIBezierPath {
    let bounds = CGRect(origin: .zero, size: frame.size)
    let path = UIBezierPath(
      roundedRect: bounds.inset(by: arrowInsets), cornerRadius: PopoverMetrics.current.cornerRadius)
    let arrow = PopoverLayout.arrow()
    let turn: CGFloat
    let tip: CGPoint
    switch arrowDirection {
    case .down: (turn, tip) = (.pi, CGPoint(x: bounds.midX + arrowOffset, y: bounds.maxY))
    case .left: (turn, tip) = (-.pi / 2, CGPoint(x: bounds.minX, y: bounds.midY + arrowOffset))
    case .right: (turn, tip) = (.pi / 2, CGPoint(x: bounds.maxX, y: bounds.midY + arrowOffset))
    default: (turn, tip) = (0, CGPoint(x: bounds.midX + arrowOffset, y: bounds.minY))
    }
    arrow.apply(CGAffineTransform(translationX: tip.x, y: tip.y).rotated(by: turn))
    path.append(arrow)
    return path
  }

  /// The arrow, its tip at the origin, pointing up. Its base reaches a little into the bubble, so that no seam shows.
  private static func arrow() -> UIBezierPath {
    let (half, height) = (PopoverMetrics.current.arrowBase / 2, PopoverMetrics.current.arrowHeight)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -half, y: height + 0.5))
    path.addLine(to: CGPoint(x: -half, y: height))
    path.addCurve(
      to: CGPoint(x: -3, y: 1.4), controlPoint1: CGPoint(x: -half * 0.62, y: height),
      controlPoint2: CGPoint(x: -half * 0.5, y: height * 0.72))
    path.addCurve(
      to: CGPoint(x: 3, y: 1.4), controlPoint1: CGPoint(x: -1.2, y: -0.4), controlPoint2: CGPoint(x: 1.2, y: -0.4))
    path.addCurve(
      to: CGPoint(x: half, y: height), controlPoint1: CGPoint(x: half * 0.5, y: height * 0.72),
      controlPoint2: CGPoint(x: half * 0.62, y: height))
    path.addLine(to: CGPoint(x: half, y: height + 0.5))
    path.close()
    return path
  }
}
