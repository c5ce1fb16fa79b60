internal import StandIns

/// A scene: a tree of nodes. Nothing is drawn of it.
open class SCNScene: NSObject {
  /// Options for reading files, which aren't read.
  public struct LoadingOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let checkConsistency = LoadingOption(rawValue: "kSceneSourceCheckConsistency")
    public static let animationImportPolicy = LoadingOption(rawValue: "kSceneSourceAnimationLoadingMode")
  }

  public let rootNode = SCNNode()
  public let physicsWorld = SCNPhysicsWorld()
  // Stored but unused: nothing is drawn and nothing moves.
  public let background = SCNMaterialProperty()
  public let lightingEnvironment = SCNMaterialProperty()
  open var fogStartDistance: CGFloat = 0
  open var fogEndDistance: CGFloat = 0
  open var fogDensityExponent: CGFloat = 1
  open var fogColor: Any = UIColor.white
  open var isPaused = false

  public override init() { super.init() }

  /// Nil: files of scenes aren't read. A snapshot has a note.
  public convenience init?(named name: String) {
    StandInNotes.note("SceneKit doesn't read the scene \(name)")
    return nil
  }

  /// Nil, as above.
  public convenience init?(
    named name: String, inDirectory directory: String?, options: [LoadingOption: Any]? = nil
  ) {
    self.init(named: name)
  }

  /// Throws: files of scenes aren't read.
  public convenience init(url: URL, options: [LoadingOption: Any]? = nil) throws {
    StandInNotes.note("SceneKit doesn't read the scene \(url.lastPathComponent)")
    throw CocoaError(.fileReadCorruptFile)
  }

  // Stored in the scene's root: no particle is drawn.
  open var particleSystems: [SCNParticleSystem]? { rootNode.particleSystems }
  open func addParticleSystem(_ system: SCNParticleSystem, transform: SCNMatrix4) { rootNode.addParticleSystem(system) }
  open func removeAllParticleSystems() { rootNode.removeAllParticleSystems() }
}
