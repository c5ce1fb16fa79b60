internal import StandIns

/// Particles. Stored but unused: none is drawn, and handlers aren't called.
open class SCNParticleSystem: NSObject {
  public struct ParticleProperty: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let position = ParticleProperty(rawValue: "position")
    public static let velocity = ParticleProperty(rawValue: "velocity")
    public static let color = ParticleProperty(rawValue: "color")
    public static let opacity = ParticleProperty(rawValue: "opacity")
    public static let size = ParticleProperty(rawValue: "size")
    public static let life = ParticleProperty(rawValue: "life")
    public static let angle = ParticleProperty(rawValue: "angle")
  }

  open var birthRate: CGFloat = 1
  open var emissionDuration: CGFloat = 1
  open var loops = true
  open var particleLifeSpan: CGFloat = 1
  open var particleVelocity: CGFloat = 0
  open var particleVelocityVariation: CGFloat = 0
  open var particleSize: CGFloat = 1
  open var particleSizeVariation: CGFloat = 0
  open var particleColor = UIColor.white
  open var particleColorVariation = SCNVector4()
  open var particleImage: Any?
  open var spreadingAngle: CGFloat = 0
  open var emittingDirection = SCNVector3(x: 0, y: 0, z: 1)
  open var emitterShape: SCNGeometry?
  open var acceleration = SCNVector3()
  open var isAffectedByGravity = false

  public override init() { super.init() }

  /// Nil: files of particles aren't read. A snapshot has a note.
  public convenience init?(named name: String, inDirectory directory: String?) {
    StandInNotes.note("SceneKit doesn't read the particles \(name)")
    return nil
  }

  open func reset() {}
  open func handle(
    _ event: SCNParticleEvent, forProperties properties: [ParticleProperty],
    handler block:
      @escaping (
        UnsafeMutablePointer<UnsafeMutableRawPointer>, UnsafeMutablePointer<Int>, UnsafeMutablePointer<UInt32>?, Int
      ) -> Void
  ) {}
}

public enum SCNParticleEvent: Int, Sendable { case birth = 0, death, collision }
