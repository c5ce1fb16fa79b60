public import HeadlessUIKit

/// A group of nodes; filters have no effect.
@preconcurrency @MainActor open class SKEffectNode: SKNode {
  open var filter: CIFilter?
  open var shouldEnableEffects = true
  open var shouldRasterize = false
  open var shouldCenterFilter = true
  open var blendMode: SKBlendMode = .alpha

  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

/// A group whose children are clipped to the frame of a mask, whatever the shape of its pixels.
@preconcurrency @MainActor open class SKCropNode: SKNode {
  /// A node outside of the tree, in this node's coordinates.
  open var maskNode: SKNode? { didSet { changed() } }

  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override func draw(in context: CGContext, alpha: CGFloat) {
    if let maskNode { context.clip(to: [maskNode.calculateAccumulatedFrame()]) }
    var nodes = SKDrawnNodes()
    nodes.addChildren(of: self, alpha: alpha)
    nodes.draw(in: context)
  }
}

/// The node at the centre of the scene's visible part.
@preconcurrency @MainActor open class SKCameraNode: SKNode {
  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

/// A sound, which is silent.
@preconcurrency @MainActor open class SKAudioNode: SKNode {
  open var autoplayLooped = true
  open var isPositional = true

  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  public convenience init(fileNamed name: String) { self.init() }
  public convenience init(url: URL) { self.init() }
}
