internal import Foundation

/// Round values along a continuous axis.
struct RoundSteps {
  /// The default of the maximum number of values of an axis. It fits all of the sixteen recorded axes of home-assistant's widgets
  /// (iOS 18), which are 66 to 215 points high: -6.1 to 1.1 results in -10, -5, 0, 5; -1.4 to 1.3 in -2 to 2.
  static let desiredCount = 5

  let step: Double
  let values: [Double]

  /// - Parameter extends: whether the values may be outside the range, at its lower and upper end.
  init(
    in range: ClosedRange<Double>, isWhole: Bool, minimumStride: Double? = nil, desiredCount: Int? = nil,
    extends: (lower: Bool, upper: Bool)
  ) {
    let most = max(desiredCount ?? RoundSteps.desiredCount, 2)
    let length = max(range.upperBound - range.lowerBound, .leastNormalMagnitude)
    var exponent = (Foundation.log10(length / Double(most))).rounded(.down)
    if !exponent.isFinite { exponent = 0 }
    var found: (step: Double, values: [Double]) = (1, [range.lowerBound])
    search: for power in 0..<4 {
      for factor in [1.0, 2, 5] {
        let step = factor * Foundation.pow(10, exponent + Double(power))
        guard !isWhole || step >= 1, step >= minimumStride ?? 0 else { continue }
        let values = RoundSteps.values(every: step, in: range, extends: extends, limit: most + 1)
        if values.count <= most {
          found = (step, values)
          break search
        }
      }
    }
    (step, values) = found
  }

  /// Values with a given step.
  init(every step: Double, in range: ClosedRange<Double>) {
    self.step = step
    // More of them can't be distinguished on any screen.
    values = step > 0 ? RoundSteps.values(every: step, in: range, extends: (false, false), limit: 1000) : []
  }

  private static func values(
    every step: Double, in range: ClosedRange<Double>, extends: (lower: Bool, upper: Bool), limit: Int
  ) -> [Double] {
    // Rounding errors of the division don't add or remove a value.
    let (low, high) = (range.lowerBound / step, range.upperBound / step)
    let first = extends.lower ? (low + 1e-9).rounded(.down) : (low - 1e-9).rounded(.up)
    let last = extends.upper ? (high - 1e-9).rounded(.up) : (high + 1e-9).rounded(.down)
    guard first <= last, last - first < Double(limit) else {
      return first > last ? [] : Array(repeating: 0, count: limit)
    }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }

  /// The number of decimals that distinguishes values with the step.
  var fractionDigits: Int {
    var digits = 0
    var scaled = step
    while digits < 6, abs(scaled - scaled.rounded()) > 1e-6 {
      scaled *= 10
      digits += 1
    }
    return digits
  }
}
