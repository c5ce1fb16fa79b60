public import HeadlessUIKit

/// A path with a fill and a line.
@preconcurrency @MainActor open class SKShapeNode: SKNode {
  open var path: CGPath? { didSet { changed() } }
  open var fillColor: UIColor = .clear { didSet { changed() } }
  open var strokeColor: UIColor = .white { didSet { changed() } }
  open var lineWidth: CGFloat = 1 { didSet { changed() } }
  open var lineCap: CGLineCap = .butt { didSet { changed() } }
  open var lineJoin: CGLineJoin = .miter { didSet { changed() } }
  /// Stored but unused: lines don't glow.
  open var glowWidth: CGFloat = 0
  /// Stored but unused: lines are always smooth.
  open var isAntialiased = true
  open var blendMode: SKBlendMode = .alpha { didSet { changed() } }

  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// - Parameter centered: whether the middle of the path is at the node's position.
  public convenience init(path: CGPath, centered: Bool = false) {
    self.init()
    let box = path.boundingBox
    var middle = CGAffineTransform(translationX: -box.midX, y: -box.midY)
    self.path = centered ? path.copy(using: &middle) : path
  }

  public convenience init(rect: CGRect, cornerRadius: CGFloat = 0) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    self.init(path: CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
  }

  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat = 0) {
    self.init(
      rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
      cornerRadius: cornerRadius)
  }

  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(ellipseOf: CGSize(width: radius * 2, height: radius * 2))
  }

  public convenience init(ellipseOf size: CGSize) {
    self.init(ellipseIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }

  public convenience init(ellipseIn rect: CGRect) { self.init(path: CGPath(ellipseIn: rect, transform: nil)) }

  override var contentBounds: CGRect {
    path.map { $0.boundingBox.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2) } ?? .null
  }

  override func draw(in context: CGContext, alpha: CGFloat) {
    guard let path else { return }
    context.setBlendMode(blendMode.mode)
    context.setFillColor(fillColor.withAlphaComponent(fillColor.cgColor.alpha * alpha).cgColor)
    context.addPath(path)
    context.fillPath()
    guard lineWidth > 0 else { return }
    context.setStrokeColor(strokeColor.withAlphaComponent(strokeColor.cgColor.alpha * alpha).cgColor)
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCap)
    context.setLineJoin(lineJoin)
    context.addPath(path)
    context.strokePath()
  }
}
