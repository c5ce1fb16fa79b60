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
