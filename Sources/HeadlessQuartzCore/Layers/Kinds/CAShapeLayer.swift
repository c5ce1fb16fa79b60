public import Foundation
internal import Graphics

/// A layer that fills and strokes a path, in bounds coordinates.
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor? = .black {
    didSet { noteImplicitAnimation("fillColor", from: oldValue) }
  }
  open var fillRule: CAShapeLayerFillRule = .nonZero
  open var strokeColor: CGColor? {
    didSet { noteImplicitAnimation("strokeColor", from: oldValue) }
  }
  /// The position along the path at which the stroke starts, from 0 to 1.
  open var strokeStart: CGFloat = 0 {
    didSet { noteImplicitAnimation("strokeStart", from: oldValue) }
  }
  /// The position along the path at which the stroke ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1 {
    didSet { noteImplicitAnimation("strokeEnd", from: oldValue) }
  }
  /// The width of the stroke, in points.
  open var lineWidth: CGFloat = 1 {
    didSet { noteImplicitAnimation("lineWidth", from: oldValue) }
  }
  open var miterLimit: CGFloat = 10 {
    didSet { noteImplicitAnimation("miterLimit", from: oldValue) }
  }
  open var lineCap: CAShapeLayerLineCap = .butt
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// The offset into the dash pattern at which the stroke starts, in points.
  open var lineDashPhase: CGFloat = 0 {
    didSet { noteImplicitAnimation("lineDashPhase", from: oldValue) }
  }
  /// The lengths of dashes and gaps, alternating, in points; nil for a solid line.
  open var lineDashPattern: [NSNumber]?

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAShapeLayer else { return }
    path = other.path
    fillColor = other.fillColor
    fillRule = other.fillRule
    strokeColor = other.strokeColor
    strokeStart = other.strokeStart
    strokeEnd = other.strokeEnd
    lineWidth = other.lineWidth
    miterLimit = other.miterLimit
    lineCap = other.lineCap
    lineJoin = other.lineJoin
    lineDashPhase = other.lineDashPhase
    lineDashPattern = other.lineDashPattern
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func kindContents() -> [DisplayItem] {
    guard let path = path?.path, !path.isEmpty else { return [] }
    var items: [DisplayItem] = []
    if let fill = fillColor?.paint() {
      items.append(.fill(path, fill, rule: fillRule == .evenOdd ? .evenOdd : .winding))
    }
    guard let stroke = strokeColor?.paint(), lineWidth > 0 else { return items }
    let isWhole = strokeStart <= 0 && strokeEnd >= 1
    // A stroke of almost no length shows no caps either. Taken from recordings; the exact limit isn't known.
    guard isWhole || strokeEnd - strokeStart > 1e-4 else { return items }
    let line = isWhole ? path : PathFlattening(path).trimmed(from: strokeStart, to: strokeEnd)
    if !line.isEmpty { items.append(.stroke(line, stroke, strokeStyle)) }
    return items
  }

  private var strokeStyle: StrokeStyle {
    let caps: [CAShapeLayerLineCap: StrokeStyle.Cap] = [.round: .round, .square: .square]
    let joins: [CAShapeLayerLineJoin: StrokeStyle.Join] = [.round: .round, .bevel: .bevel]
    return StrokeStyle(
      width: lineWidth, cap: caps[lineCap] ?? .butt, join: joins[lineJoin] ?? .miter, miterLimit: miterLimit,
      dash: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [], dashPhase: lineDashPhase)
  }

  override var hasKindContents: Bool { path != nil }
}
