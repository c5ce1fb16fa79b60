public import HeadlessSwiftUI
internal import HeadlessUIKit
public import SpriteKit

/// Shows a scene of SpriteKit as `SKView` does: its tree as it is set up. The scene fills the view's size by its scale mode.
@preconcurrency @MainActor public struct SpriteView: View {
  /// How the scene is shown.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt32
    nonisolated public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Nodes with the same z may be drawn in any order; they are always drawn in the tree's order.
    public static let ignoresSiblingOrder = Options(rawValue: 1 << 0)
    /// Has no effect: the whole scene is drawn.
    public static let shouldCullNonVisibleNodes = Options(rawValue: 1 << 1)
    /// The scene's background may be transparent.
    public static let allowsTransparency = Options(rawValue: 1 << 2)
  }

  /// Diagnostics, which aren't shown: frame rates would differ in each run.
  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    nonisolated public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let showsFPS = DebugOptions(rawValue: 1 << 0)
    public static let showsNodeCount = DebugOptions(rawValue: 1 << 1)
    public static let showsDrawCount = DebugOptions(rawValue: 1 << 2)
    public static let showsQuadCount = DebugOptions(rawValue: 1 << 3)
    public static let showsPhysics = DebugOptions(rawValue: 1 << 4)
    public static let showsFields = DebugOptions(rawValue: 1 << 5)
  }

  private let scene: SKScene
  private let transition: SKTransition?
  private let isPaused: Bool
  private let framesPerSecond: Int
  private let options: Options

  /// - Parameters:
  ///   - scene: the scene.
  ///   - transition: how another scene replaces the shown one; it is at its end at once.
  ///   - isPaused: stored by the view: no action runs here.
  ///   - preferredFramesPerSecond: stored by the view: the scene's loop doesn't run here.
  ///   - options: how the scene is shown.
  ///   - debugOptions: diagnostics, which aren't shown.
  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
    options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = []
  ) {
    self.scene = scene
    self.transition = transition
    self.isPaused = isPaused
    framesPerSecond = preferredFramesPerSecond
    self.options = options
  }

  public var body: some View {
    SpriteSurface(
      scene: scene, transition: transition, isPaused: isPaused, framesPerSecond: framesPerSecond, options: options)
  }
}

private struct SpriteSurface: UIViewRepresentable {
  let scene: SKScene
  let transition: SKTransition?
  let isPaused: Bool
  let framesPerSecond: Int
  let options: SpriteView.Options

  func makeUIView(context: Context) -> SKView { SKView() }

  func updateUIView(_ view: SKView, context: Context) {
    view.isPaused = isPaused
    view.preferredFramesPerSecond = framesPerSecond
    view.ignoresSiblingOrder = options.contains(.ignoresSiblingOrder)
    view.shouldCullNonVisibleNodes = options.contains(.shouldCullNonVisibleNodes)
    view.allowsTransparency = options.contains(.allowsTransparency)
    guard view.scene !== scene else { return }
    if let transition, view.scene != nil {
      view.presentScene(scene, transition: transition)
    } else {
      view.presentScene(scene)
    }
  }
}
