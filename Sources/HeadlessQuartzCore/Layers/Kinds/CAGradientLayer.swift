public import Foundation
internal import Graphics

/// A layer that fills its bounds, with their rounded corners, with a gradient.
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`s.
  open var colors: [Any]? {
    didSet { noteImplicitAnimation("colors", from: oldValue) }
  }
  /// The position of each colour, from 0 to 1; nil for even distances.
  open var locations: [NSNumber]? {
    didSet { noteImplicitAnimation("locations", from: oldValue) }
  }
  /// As a fraction of the bounds.
  open var startPoint: CGPoint = CGPoint(x: 0.5, y: 0) {
    didSet { noteImplicitAnimation("startPoint", from: oldValue) }
  }
  /// As a fraction of the bounds.
  open var endPoint: CGPoint = CGPoint(x: 0.5, y: 1) {
    didSet { noteImplicitAnimation("endPoint", from: oldValue) }
  }
  open var type: CAGradientLayerType = .axial

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAGradientLayer else { return }
    colors = other.colors
    locations = other.locations
    startPoint = other.startPoint
    endPoint = other.endPoint
    type = other.type
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func kindContents() -> [DisplayItem] {
    guard bounds.width > 0, bounds.height > 0, let gradient else { return [] }
    let shape = masksToBounds ? Path(rect: bounds) : LayerShape(self).path
    let start = place(startPoint)
    let end = place(endPoint)
    switch type {
    case .radial: return [radial(gradient, shape, start, end)]
    case .conic:
      let angle = atan2(end.y - start.y, end.x - start.x)
      return [.fill(shape, .conicGradient(gradient, center: start, angle: angle))]
    default: return [.fill(shape, .linearGradient(gradient, from: start, to: end))]
    }
  }

  override var hasKindContents: Bool { colors != nil }

  private var gradient: Gradient? {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.color }
    guard !colors.isEmpty else { return nil }
    let places = locations.flatMap { $0.count == colors.count ? $0.map { CGFloat($0.doubleValue) } : nil }
    return Gradient(stops: CGGradient.stops(colors, locations: places))
  }

  private func place(_ point: CGPoint) -> CGPoint {
    CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
  }

  /// An ellipse about the start whose half axes are the distances of the end along x and y.
  private func radial(_ gradient: Gradient, _ shape: Path, _ center: CGPoint, _ end: CGPoint) -> DisplayItem {
    let across = abs(end.x - center.x)
    let down = abs(end.y - center.y)
    guard across > 0, down > 0 else {
      // An ellipse without area: every point is beyond the last colour.
      return .fill(shape, .color(gradient.stops[gradient.stops.count - 1].color))
    }
    if abs(across - down) < 1e-9 {
      return .fill(
        shape,
        .radialGradient(gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: across))
    }
    let stretch = CGAffineTransform(a: across, b: 0, c: 0, d: down, tx: center.x, ty: center.y)
    let fill = DisplayItem.fill(
      shape.applying(stretch.inverted()),
      .radialGradient(gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1))
    return .group(DisplayGroup(transform: stretch, items: [fill]))
  }
}
