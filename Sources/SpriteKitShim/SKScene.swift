public import HeadlessUIKit

/// The root of a tree. Its loop doesn't run: `didMove(to:)`, `willMove(from:)`, `didChangeSize(_:)` and `sceneDidLoad()` are
/// called, but not `update(_:)` and the methods for actions and physics.
@preconcurrency @MainActor open class SKScene: SKEffectNode {
  /// In points of the scene, which the view scales according to `scaleMode`.
  open var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      didChangeSize(oldValue)
      changed()
    }
  }
  open var scaleMode: SKSceneScaleMode = .fill { didSet { changed() } }
  /// The point of the visible part that is the scene's origin; (0, 0) is the lower left corner.
  open var anchorPoint = CGPoint.zero { didSet { changed() } }
  open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1) { didSet { changed() } }
  /// The node at the centre of the visible part.
  open weak var camera: SKCameraNode? { didSet { changed() } }
  /// Nothing is simulated.
  public let physicsWorld = SKPhysicsWorld()
  public internal(set) weak var view: SKView?
  /// Stored but unused: sounds are silent.
  open weak var listener: SKNode?

  /// The default size of a scene in Xcode's editor, with which scenes from files begin.
  private static let editorSize = CGSize(width: 750, height: 1334)

  public init(size: CGSize) {
    self.size = size
    super.init()
    sceneDidLoad()
  }

  public override init() {
    size = CGSize(width: 1, height: 1)
    super.init()
    sceneDidLoad()
  }

  public required init?(coder aDecoder: NSCoder) {
    size = CGSize(width: 1, height: 1)
    super.init(coder: aDecoder)
    sceneDidLoad()
  }

  /// Creates an empty scene of 750 x 1334 points: archives of Xcode's editor aren't read, and the snapshot reports it.
  public convenience init?(fileNamed filename: String) {
    self.init(size: Self.editorSize)
    noteFile(filename)
  }

  open func sceneDidLoad() {}
  open func didMove(to view: SKView) {}
  open func willMove(from view: SKView) {}
  open func didChangeSize(_ oldSize: CGSize) {}
  open func update(_ currentTime: TimeInterval) {}
  open func didEvaluateActions() {}
  open func didSimulatePhysics() {}
  open func didFinishUpdate() {}

  /// The visible part, in the scene's coordinates.
  open override var frame: CGRect {
    CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
  }

  open override func calculateAccumulatedFrame() -> CGRect { frame }

  /// From the scene's coordinates to those of a view of a size.
  func viewTransform(_ bounds: CGSize) -> CGAffineTransform {
    let (x, y) = (bounds.width / max(size.width, 1), bounds.height / max(size.height, 1))
    let scale =
      switch scaleMode {
      case .fill: CGSize(width: x, height: y)
      case .aspectFill: CGSize(width: max(x, y), height: max(x, y))
      case .aspectFit: CGSize(width: min(x, y), height: min(x, y))
      case .resizeFill: CGSize(width: 1, height: 1)
      }
    let shown = CGAffineTransform(translationX: bounds.width / 2, y: bounds.height / 2)
      .scaledBy(x: scale.width, y: -scale.height)
    guard let camera, camera.scene === self else { return shown.translatedBy(x: -frame.midX, y: -frame.midY) }
    return camera.rootTransform.inverted().concatenating(shown)
  }

  open func convertPoint(fromView point: CGPoint) -> CGPoint {
    guard let view else { return point }
    return point.applying(viewTransform(view.bounds.size).inverted())
  }

  open func convertPoint(toView point: CGPoint) -> CGPoint {
    guard let view else { return point }
    return point.applying(viewTransform(view.bounds.size))
  }
}

/// How a scene is scaled to a view of another size.
public enum SKSceneScaleMode: Int, Sendable {
  /// Each axis is scaled separately.
  case fill
  /// The view is filled, and the longer side is clipped.
  case aspectFill
  /// The whole scene is visible, with black bars.
  case aspectFit
  /// The scene takes the view's size.
  case resizeFill
}
