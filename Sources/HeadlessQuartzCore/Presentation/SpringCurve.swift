package import Foundation

/// The way of a weight on a spring from 0 to 1: the solution of the damped oscillator's equation.
package struct SpringCurve {
  package var mass: CGFloat
  package var stiffness: CGFloat
  package var damping: CGFloat
  /// In whole ways a second, at the start.
  package var velocity: CGFloat = 0
  /// Core Animation takes a spring with more than critical damping for a critically damped one unless overdamping is
  /// allowed.
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

  /// The time after which the weight is within a thousandth of its rest, in seconds; infinite for a spring that never rests. An
  /// overdamped spring counts as critically damped.
  package var restingTime: CFTimeInterval {
    guard mass > 0, stiffness > 0, damping > 0 else { return mass > 0 && stiffness > 0 ? .infinity : 0 }
    let frequency = (stiffness / mass).squareRoot()
    let decay = min(damping / (2 * mass), frequency)
    let turning = (frequency * frequency - decay * decay).squareRoot()
    // The amplitude of the swing, or of the line that the exponential dampens, falls with time from its first extreme on.
    func amplitude(_ t: CGFloat) -> CGFloat {
      let slope = decay - velocity
      // Near critical damping the swing hardly begins.
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
    // The two exponentials' shares follow from place -1 and the velocity at the start.
    let share = (velocity + fast) / (slow - fast)
    return 1 + share * exp(slow * t) - (share + 1) * exp(fast * t)
  }
}
