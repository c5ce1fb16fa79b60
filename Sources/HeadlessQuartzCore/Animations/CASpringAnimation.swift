public import Foundation

/// An animation that moves like a mass on a spring.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var allowsOverdamping: Bool = false

  public required init() {
    super.init()
  }

  /// Creates a spring from its perceptual duration, in seconds, and its bounce, from -1 to 1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    // SwiftUI's documented relation of a spring's response and damping ratio to its coefficients, with a mass of 1.
    let frequency = 2 * CGFloat.pi / CGFloat(perceptualDuration)
    stiffness = frequency * frequency
    damping = bounce >= 0 ? 2 * (1 - bounce) * frequency : 2 * frequency / (1 + bounce)
  }

  /// The time after which the spring moves by less than a thousandth, in seconds. The amplitude of an underdamped spring includes
  /// the cosine and the sine: Apple's documentation gives about 2.85 for a damping of 5, and just over 1 for one of 15.
  open var settlingDuration: CFTimeInterval {
    let decay = Double(damping / (2 * mass))
    guard decay > 0 else { return .infinity }
    let critical = 2 * (stiffness * mass).squareRoot()
    if damping < critical {
      let frequency = (Double(stiffness / mass) - decay * decay).squareRoot()
      return log(1000 * (1 + abs(decay - Double(initialVelocity)) / frequency)) / decay
    }
    if damping == critical { return log(1000) / decay }
    // Overdamped: the slower one of the two exponentials determines the time.
    let slow = decay - (decay * decay - Double(stiffness / mass)).squareRoot()
    return slow > 0 ? log(1000) / slow : .infinity
  }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CASpringAnimation else { return }
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
  }
}
