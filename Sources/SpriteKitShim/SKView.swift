public import HeadlessUIKit

/// Draws a scene with its tree in the initial state.
open class SKView: UIView {
  public private(set) var scene: SKScene?
  /// Whether nodes with the same z may be drawn in any order: they are always drawn in the tree's order.
  open var ignoresSiblingOrder = false
  /// Stored but unused, like the other diagnostics: frame rates would differ in each run.
  open var showsFPS = false
  open var showsNodeCount = false
  open var showsDrawCount = false
  open var showsQuadCount = false
  open var showsPhysics = false
  open var showsFields = false
  open var shouldCullNonVisibleNodes = true
  /// Stored but unused: the loop doesn't run.
  open var isPaused = false
  open var isAsynchronous = true
  open var preferredFramesPerSecond = 60
  /// Whether the scene's background may be transparent.
  open var allowsTransparency = false { didSet { setNeedsDisplay() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentMode = .redraw
  }

  /// Replaces the current scene at once.
  open func presentScene(_ scene: SKScene?) {
    if let old = self.scene, old !== scene {
      old.willMove(from: self)
      old.view = nil
    }
    self.scene = scene
    setNeedsDisplay()
    guard let scene else { return }
    scene.view = self
    resizeScene()
    scene.didMove(to: self)
  }

  /// Replaces the current scene at once: transitions are at their end.
  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }

  private func resizeScene() {
    if let scene, scene.scaleMode == .resizeFill, !bounds.isEmpty { scene.size = bounds.size }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    resizeScene()
    setNeedsDisplay()
  }

  open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { scene.convertPoint(fromView: point) }
  open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { scene.convertPoint(toView: point) }

  open override func draw(_ rect: CGRect) {
    guard let scene, let context = UIGraphicsGetCurrentContext() else { return }
    if !allowsTransparency {
      context.setFillColor(UIColor.black.cgColor)
      context.fill([bounds])
    }
    context.saveGState()
    context.concatenate(scene.viewTransform(bounds.size))
    if scene.camera == nil { context.clip(to: [scene.frame]) }
    context.setFillColor(scene.backgroundColor.cgColor)
    context.fill([scene.camera == nil ? scene.frame : context.boundingBoxOfClipPath])
    var nodes = SKDrawnNodes()
    nodes.addChildren(of: scene, alpha: scene.alpha)
    nodes.draw(in: context)
    context.restoreGState()
  }

  // MARK: Touches

  /// The uppermost node at a touch that receives touches, or the scene.
  private func target(of touches: Set<UITouch>) -> SKNode? {
    guard let scene, let touch = touches.first else { return nil }
    let place = scene.convertPoint(fromView: touch.location(in: self))
    return scene.nodes(at: place).first { $0.isUserInteractionEnabled } ?? scene
  }

  /// The node at which the current touches began.
  private weak var touched: SKNode?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched = target(of: touches)
    touched?.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched?.touchesMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched?.touchesEnded(touches, with: event)
    touched = nil
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touched?.touchesCancelled(touches, with: event)
    touched = nil
  }
}

extension UITouch {
  /// The touch in a node's coordinates.
  public func location(in node: SKNode) -> CGPoint { point(location(in: node.scene?.view), in: node) }

  /// The touch's previous position, in a node's coordinates.
  public func previousLocation(in node: SKNode) -> CGPoint { point(previousLocation(in: node.scene?.view), in: node) }

  private func point(_ place: CGPoint, in node: SKNode) -> CGPoint {
    guard let scene = node.scene else { return place }
    return node.convert(scene.convertPoint(fromView: place), from: scene)
  }
}
