public import HeadlessUIKit

/// A picture, or a rectangle of a colour.
@preconcurrency @MainActor open class SKSpriteNode: SKNode {
  open var texture: SKTexture? { didSet { changed() } }
  open var size: CGSize { didSet { changed() } }
  /// The colour without a texture; blended with a texture by `colorBlendFactor`.
  open var color: UIColor { didSet { changed() } }
  /// From 0 for the texture's own colours to 1 for `color` instead.
  open var colorBlendFactor: CGFloat = 0 { didSet { changed() } }
  /// The point of the sprite at the node's position: (0, 0) is the lower left corner.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { changed() } }
  open var blendMode: SKBlendMode = .alpha { didSet { changed() } }
  /// The part that is stretched if the size isn't the texture's; stored but unused: the whole texture is.
  open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Stored but unused: there is no light.
  open var lightingBitMask: UInt32 = 0

  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    self.texture = texture
    self.color = color
    self.size = size
    super.init()
  }

  public required init?(coder aDecoder: NSCoder) {
    (color, size) = (.white, .zero)
    super.init(coder: aDecoder)
  }

  public override convenience init() { self.init(texture: nil, color: .white, size: .zero) }
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }
  public convenience init(texture: SKTexture?, size: CGSize) { self.init(texture: texture, color: .white, size: size) }
  public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
  public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }

  open func scale(to size: CGSize) {
    if self.size.width != 0 { xScale = size.width / self.size.width }
    if self.size.height != 0 { yScale = size.height / self.size.height }
  }

  override var contentBounds: CGRect {
    CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
  }

  override func draw(in context: CGContext, alpha: CGFloat) {
    guard let image = texture?.image else {
      context.setFillColor(color.withAlphaComponent(color.cgColor.alpha * alpha).cgColor)
      return context.fill([contentBounds])
    }
    context.drawUpright(in: contentBounds) { rect in
      image.draw(in: rect, blendMode: blendMode.mode, alpha: alpha)
      guard colorBlendFactor > 0 else { return }
      // The texture's shape in the colour, with the opacity of the factor; SpriteKit multiplies the colours, which is the same for
      // white.
      image.withTintColor(color, renderingMode: .alwaysOriginal)
        .draw(in: rect, blendMode: blendMode.mode, alpha: alpha * colorBlendFactor)
    }
  }
}

/// How the colours of a node are blended with those below.
public enum SKBlendMode: Int, Sendable {
  case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha

  /// Core Graphics' blend mode; modes that it doesn't have are drawn as `alpha`.
  var mode: CGBlendMode {
    switch self {
    case .add: .plusLighter
    case .multiply: .multiply
    case .screen: .screen
    case .replace: .copy
    default: .normal
    }
  }
}
