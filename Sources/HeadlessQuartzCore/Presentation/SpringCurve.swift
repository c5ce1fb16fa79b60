package import Foundation

/// The movement of a mass on a spring from 0 to 1: the solution of the equation of a damped oscillator.
package struct SpringCurve {
  package var mass: CGFloat
  package var stiffness: CGFloat
  package var damping: CGFloat
  /// The initial velocity, in whole distances per second.
  package var velocity: CGFloat = 0
  /// Core Animation treats a spring with more than critical damping as critically damped unless overdamping is allowed.
  package var allowsOverdamping = false

  package init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat = 0, allowsOverdamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.velocity = velocity
    self.allowsOverdamping = allowsOverdamping
  }

  /// The time after which the mass stays within a thousandth of its rest position, in seconds; infinite for a spring that never
  /// comes to rest. An overdamped spring is treated as critically damped.
  package var restingTime: CFTimeInterval {
    guard mass > 0, stiffness > 0, damping > 0 else { return mass > 0 && stiffness > 0 ? .infinity : 0 }
    let frequency = (stiffness / mass).squareRoot()
    let decay = min(damping / (2 * mass), frequency)
    let turning = (frequency * frequency - decay * decay).squareRoot()
    // The amplitude of the oscillation, or of the line that the exponential dampens, decreases after its first extreme.
    func amplitude(_ t: CGFloat) -> CGFloat {
      let slope = decay - velocity
      // Near critical damping the oscillation has hardly any effect.
      let line = 1 + abs(slope) * t
      return exp(-decay * t) * (turning > 0 ? min(hypot(1, slope / turning), line) : line)
    }
    var (low, high): (CGFloat, CGFloat) = (0, 1 / decay)
    while amplitude(high) > 0.001, high < 1e6 { (low, high) = (high, high * 2) }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if amplitude(middle) > 0.001 { low = middle } else { high = middle }
    }
    return CFTimeInterval(high)
  }

  /// - Parameter time: in seconds.
  package func value(at time: CFTimeInterval) -> CGFloat {
    guard mass > 0, stiffness > 0 else { return 1 }
    let t = CGFloat(time)
    let frequency = (stiffness / mass).squareRoot()
    let decay = damping / (2 * mass)
    if decay < frequency {
      let turning = (frequency * frequency - decay * decay).squareRoot()
      return 1 - exp(-decay * t) * (cos(turning * t) + (decay - velocity) / turning * sin(turning * t))
    }
    guard allowsOverdamping, decay > frequency else {
      return 1 - exp(-frequency * t) * (1 + (frequency - velocity) * t)
    }
    let root = (decay * decay - frequency * frequency).squareRoot()
    let (slow, fast) = (-decay + root, -decay - root)
    // The coefficients of the two exponentials follow from the position -1 and the velocity at the start.
    let share = (velocity + fast) / (slow - fast)
    return 1 + share * exp(slow * t) - (share + 1) * exp(fast * t)
  }
}
