public import HeadlessUIKit
internal import StandIns

/// An emitter of particles, which aren't drawn; the snapshot reports it.
@preconcurrency @MainActor open class SKEmitterNode: SKNode {
  open var targetNode: SKNode?
  open var particleTexture: SKTexture?
  open var particleBirthRate: CGFloat = 0
  open var numParticlesToEmit = 0
  open var particleLifetime: CGFloat = 0
  open var particleColor: UIColor = .white
  // Stored but unused, as all of an emitter's settings: no particle is drawn.
  open var particleLifetimeRange: CGFloat = 0
  open var particlePosition = CGPoint.zero
  open var particlePositionRange = CGVector.zero
  open var particleZPosition: CGFloat = 0
  /// In points per second.
  open var particleSpeed: CGFloat = 0
  open var particleSpeedRange: CGFloat = 0
  /// In radians.
  open var emissionAngle: CGFloat = 0
  open var emissionAngleRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var particleSize = CGSize.zero
  open var particleScale: CGFloat = 1
  open var particleScaleRange: CGFloat = 0
  open var particleScaleSpeed: CGFloat = 0
  /// In radians.
  open var particleRotation: CGFloat = 0
  open var particleRotationRange: CGFloat = 0
  open var particleRotationSpeed: CGFloat = 0
  open var particleAlpha: CGFloat = 1
  open var particleAlphaRange: CGFloat = 0
  open var particleAlphaSpeed: CGFloat = 0
  open var particleColorBlendFactor: CGFloat = 0
  open var particleColorBlendFactorRange: CGFloat = 0
  open var particleColorBlendFactorSpeed: CGFloat = 0
  open var particleColorRedRange: CGFloat = 0
  open var particleColorGreenRange: CGFloat = 0
  open var particleColorBlueRange: CGFloat = 0
  open var particleColorAlphaRange: CGFloat = 0
  open var particleColorRedSpeed: CGFloat = 0
  open var particleColorGreenSpeed: CGFloat = 0
  open var particleColorBlueSpeed: CGFloat = 0
  open var particleColorAlphaSpeed: CGFloat = 0
  /// The colours during a particle's life, whose times are from 0 to 1; so are those of the other sequences.
  open var particleColorSequence: SKKeyframeSequence?
  open var particleColorBlendFactorSequence: SKKeyframeSequence?
  open var particleScaleSequence: SKKeyframeSequence?
  open var particleAlphaSequence: SKKeyframeSequence?
  open var particleBlendMode = SKBlendMode.alpha
  open var particleAction: SKAction?

  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  public convenience init?(fileNamed filename: String) {
    self.init()
    noteFile(filename)
  }

  /// Has no effect: there are no particles to advance.
  open func advanceSimulationTime(_ sec: TimeInterval) {}
  open func resetSimulation() {}

  override func draw(in context: CGContext, alpha: CGFloat) { StandInNotes.note("SpriteKit draws no particles") }
}
