public import Foundation
public import Graphics

/// A path of lines and curves that is drawn into the current graphics context. In points, y pointing down.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  var path = Path()

  public override init() {
    super.init()
  }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path = Path(rect: rect.standardized)
  }

  /// The ellipse that fits into a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path = Path(ellipseIn: rect.standardized)
  }

  /// A rectangle with continuous corners, as UIKit's are since iOS 7.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle of which some corners are continuous.
  ///
  /// - Parameter cornerRadii: the width is the radius; the height isn't used, as in UIKit.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    let rect = rect.standardized
    let radius = max(cornerRadii.width, 0)
    func size(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    path =
      radius == 0 || corners.isDisjoint(with: [.topLeft, .topRight, .bottomLeft, .bottomRight])
      ? Path(rect: rect)
      : Path(
        continuousRect: rect, topLeft: size(.topLeft), topRight: size(.topRight), bottomRight: size(.bottomRight),
        bottomLeft: size(.bottomLeft), hasEmptyLines: true)
  }

  /// A part of a circle.
  ///
  /// - Parameters:
  ///   - startAngle: in radians from the positive x axis.
  ///   - clockwise: as seen on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path = CGPath.path
  }

  /// The path as `encode(with:)` wrote it; an empty one for an archive of another make.
  public required init?(coder: NSCoder) {
    super.init()
    path = Path(coder: coder)
    guard let attributes = coder.decodeNumbers(forKey: UIBezierPath.attributesKey), attributes.count >= 7 else {
      return
    }
    lineWidth = attributes[0]
    lineCapStyle = Int32(exactly: attributes[1]).flatMap { CGLineCap(rawValue: $0) } ?? .butt
    lineJoinStyle = Int32(exactly: attributes[2]).flatMap { CGLineJoin(rawValue: $0) } ?? .miter
    miterLimit = attributes[3]
    flatness = attributes[4]
    usesEvenOddFillRule = attributes[5] == 1
    dashPhase = attributes[6]
    dash = attributes.dropFirst(7).map { CGFloat($0) }
  }

  private static let attributesKey = "UIBezierPathAttributes"

  open func encode(with coder: NSCoder) {
    path.encode(with: coder)
    let attributes: [CGFloat] = [
      lineWidth, CGFloat(lineCapStyle.rawValue), CGFloat(lineJoinStyle.rawValue), miterLimit, flatness,
      usesEvenOddFillRule ? 1 : 0, dashPhase,
    ]
    coder.encode(numbers: (attributes + dash).map { Double($0) }, forKey: UIBezierPath.attributesKey)
  }

  open class var supportsSecureCoding: Bool { true }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath()
    copy.path = path
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    copy.dashPhase = dashPhase
    return copy
  }

  /// Compares by value: the same elements, drawn in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return other === self
      || other.path.elements == path.elements && other.lineWidth == lineWidth && other.lineCapStyle == lineCapStyle
        && other.lineJoinStyle == lineJoinStyle && other.miterLimit == miterLimit && other.flatness == flatness
        && other.usesEvenOddFillRule == usesEvenOddFillRule && other.dash == dash && other.dashPhase == dashPhase
  }

  open override var hash: Int { path.elements.count }

  /// The elements in UIKit's format: a curve's end point precedes its control points.
  open override var description: String {
    let address = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
    let elements = path.elements.map { element in
      switch element {
      case .move(let to): "<MoveTo \(NSCoder.string(for: to))>"
      case .line(let to): "<LineTo \(NSCoder.string(for: to))>"
      case .quadCurve(let to, let control): "<QuadCurveTo \(NSCoder.string(for: to)) - \(NSCoder.string(for: control))>"
      case .curve(let to, let first, let second):
        "<CurveTo " + [to, first, second].map { NSCoder.string(for: $0) }.joined(separator: " ") + ">"
      case .closeSubpath: "<Close>"
      }
    }
    return "<UIBezierPath: 0x\(String(address, radix: 16)); \(elements.joined(separator: ",\n "))"
      + (elements.isEmpty ? ">" : "")
  }

  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  // MARK: Construction

  open func move(to point: CGPoint) { path.move(to: point) }

  /// Does nothing without a current point.
  open func addLine(to point: CGPoint) {
    if path.currentPoint != nil { path.addLine(to: point) }
  }

  /// Does nothing without a current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    guard path.currentPoint != nil else { return }
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Does nothing without a current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    if path.currentPoint != nil { path.addQuadCurve(to: endPoint, control: controlPoint) }
  }

  /// Adds an arc, with a line to its start if there is a current point.
  ///
  /// - Parameter clockwise: the direction as seen on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  open func close() { path.closeSubpath() }

  open func removeAllPoints() { path = Path() }

  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// The path from its end to its start.
  open func reversing() -> UIBezierPath {
    let copy = copy() as! UIBezierPath
    copy.path = path.reversed
    return copy
  }

  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  // MARK: Measures

  open var isEmpty: Bool { path.isEmpty }

  /// The box around the curves, without control points; null for an empty path.
  open var bounds: CGRect { path.outlineBox }

  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether a point is inside the filled path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, rule: fillRule)
  }

  // MARK: Attributes

  /// In points.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  open var miterLimit: CGFloat = 10
  /// Stored but unused: curves are painted as exactly as pixels can show.
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule: Bool = false
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Sets the lengths of dashes and gaps in turn, in points; nil or a count of 0 for a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }

  /// Writes what `setLineDash` has set to the addresses that aren't nil.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.enumerated() { pattern?[index] = length }
    count?.pointee = dash.count
    phase?.pointee = dashPhase
  }

  // MARK: Drawing

  /// Fills the path in the current context's fill colour.
  open func fill() { draw { $0.fill(placed(in: $0), rule: fillRule) } }

  /// Strokes the path in the current context's stroke colour.
  open func stroke() {
    draw { context in
      setLine(of: context)
      context.stroke(placed(in: context))
    }
  }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      fill()
    }
  }

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      stroke()
    }
  }

  /// Cuts what is drawn into the current context from now on.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.clip(placed(in: context), rule: fillRule)
  }

  private var fillRule: FillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// The path in the space of a context's recording.
  private func placed(in context: CGContext) -> Path { path.applying(context.recordingTransform) }

  /// Draws into the current context, whose state is the old one afterwards.
  private func draw(_ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    body(context)
    context.restoreGState()
  }

  private func setLine(of context: CGContext) {
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashPhase, lengths: dash)
  }
}
