internal import StandIns

/// Shows a scene: here its background colour alone, and a snapshot has a note.
@preconcurrency @MainActor open class SCNView: UIView {
  public struct Option: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let preferredRenderingAPI = Option(rawValue: "SCNPreferredRenderingAPIKey")
    public static let preferLowPowerDevice = Option(rawValue: "SCNPreferLowPowerDeviceKey")
  }

  open var scene: SCNScene? { didSet { setNeedsDisplay() } }
  open weak var delegate: (any SCNSceneRendererDelegate)?
  // Stored but unused: nothing is drawn.
  open var pointOfView: SCNNode?
  open var allowsCameraControl = false
  open var autoenablesDefaultLighting = false
  open var isJitteringEnabled = false
  open var antialiasingMode = SCNAntialiasingMode.multisampling4X
  open var showsStatistics = false
  open var debugOptions: SCNDebugOptions = []
  open var isPlaying = false
  open var loops = false
  open var rendersContinuously = false
  open var preferredFramesPerSecond = 60

  public init(frame: CGRect, options: [String: Any]? = nil) {
    super.init(frame: frame)
    setUp()
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    // SceneKit's views are white until an app sets a colour.
    backgroundColor = .white
    contentMode = .redraw
  }

  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    if scene != nil { StandInNotes.note("SceneKit draws no scene") }
  }

  /// Empty: nothing is drawn that could be hit.
  open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] { [] }
  /// The view's background.
  open func snapshot() -> UIImage {
    UIGraphicsImageRenderer(size: bounds.size).image { context in
      (backgroundColor ?? .clear).setFill()
      context.fill(bounds)
    }
  }
  open func play(_ sender: Any?) { isPlaying = true }
  open func pause(_ sender: Any?) { isPlaying = false }
  open func stop(_ sender: Any?) { isPlaying = false }
}

/// Receives the steps of a frame. Never called: no frame is drawn.
public protocol SCNSceneRendererDelegate: NSObjectProtocol {
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
  func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
  public func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval) {}
}

/// What draws a scene.
@preconcurrency @MainActor public protocol SCNSceneRenderer: NSObjectProtocol {
  var scene: SCNScene? { get set }
  var pointOfView: SCNNode? { get set }
}

extension SCNView: SCNSceneRenderer {}

/// How edges are smoothed. Stored but unused: nothing is drawn.
public enum SCNAntialiasingMode: UInt, Sendable { case none = 0, multisampling2X, multisampling4X }

/// What is drawn for debugging. Stored but unused: nothing is drawn.
public struct SCNDebugOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let showPhysicsShapes = SCNDebugOptions(rawValue: 1 << 0)
  public static let showBoundingBoxes = SCNDebugOptions(rawValue: 1 << 1)
  public static let showLightInfluences = SCNDebugOptions(rawValue: 1 << 2)
  public static let showWireframe = SCNDebugOptions(rawValue: 1 << 5)
}

/// The options of a hit test. They have no effect: nothing is hit.
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let searchMode = SCNHitTestOption(rawValue: "kHitTestSearchMode")
  public static let boundingBoxOnly = SCNHitTestOption(rawValue: "kHitTestBoundingBoxOnly")
  public static let rootNode = SCNHitTestOption(rawValue: "kHitTestRootNode")
  public static let ignoreHiddenNodes = SCNHitTestOption(rawValue: "kHitTestSkipHiddenNode")
}

/// Which of several hits count. Has no effect: nothing is hit.
public enum SCNHitTestSearchMode: Int, Sendable { case closest = 0, all, any }

/// A node that was hit.
open class SCNHitTestResult: NSObject {
  public let node: SCNNode
  init(node: SCNNode) {
    self.node = node
    super.init()
  }
}
