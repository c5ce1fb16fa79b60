internal import Foundation

/// The curve through the values of a cubic key frame animation: a Kochanek-Bartels spline, which is a Catmull-Rom spline if
/// tension, continuity and bias are 0.
///
/// Core Animation documents the kind of spline and the three parameters, but not the ends: here the end itself is used as the
/// missing neighbour.
struct KeyframeSpline {
  private let animation: CAKeyframeAnimation
  private let frames: [Any]

  init(_ animation: CAKeyframeAnimation, _ frames: [Any]) {
    self.animation = animation
    self.frames = frames
  }

  /// A value between two key frames; interpolated linearly if the values have no components.
  func value(from index: Int, at part: CGFloat) -> Any? {
    let (from, to) = (frames[index], frames[index + 1])
    guard let start = AnimatedValue.components(from), let end = AnimatedValue.components(to),
      let before = AnimatedValue.components(frames[max(index - 1, 0)]),
      let after = AnimatedValue.components(frames[min(index + 2, frames.count - 1)])
    else { return AnimatedValue.between(from, to, at: part) }
    let (leaving, arriving) = (tangents(at: index).leaving, tangents(at: index + 1).arriving)
    let (square, cube) = (part * part, part * part * part)
    let mixed = start.indices.map { place in
      let out = leaving.before * (start[place] - before[place]) + leaving.after * (end[place] - start[place])
      let into = arriving.before * (end[place] - start[place]) + arriving.after * (after[place] - end[place])
      return start[place] * (2 * cube - 3 * square + 1) + out * (cube - 2 * square + part)
        + end[place] * (3 * square - 2 * cube) + into * (cube - square)
    }
    return AnimatedValue.value(of: mixed, like: from)
  }

  private struct Weights {
    /// The tangent for the segment that leads to the key frame.
    var before: CGFloat
    /// The tangent for the segment that starts at the key frame.
    var after: CGFloat
  }

  private func tangents(at index: Int) -> (leaving: Weights, arriving: Weights) {
    func parameter(_ values: [NSNumber]?) -> CGFloat {
      guard let values, values.indices.contains(index) else { return 0 }
      return CGFloat(values[index].doubleValue)
    }
    let tension = 1 - parameter(animation.tensionValues)
    let continuity = parameter(animation.continuityValues)
    let bias = parameter(animation.biasValues)
    return (
      Weights(
        before: tension * (1 + continuity) * (1 + bias) / 2, after: tension * (1 - continuity) * (1 - bias) / 2),
      Weights(
        before: tension * (1 - continuity) * (1 + bias) / 2, after: tension * (1 + continuity) * (1 - bias) / 2)
    )
  }
}

extension AnimatedValue {
  /// The numbers that a value consists of; nil for values without components.
  static func components(_ value: Any?) -> [CGFloat]? {
    let value = NSValue.unwrapped(value)
    if let number = CGFloat(anyNumber: value) { return [number] }
    switch value {
    case let point as CGPoint: return [point.x, point.y]
    case let size as CGSize: return [size.width, size.height]
    case let rect as CGRect: return [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    default: return nil
    }
  }

  /// The value with the given components, of the same kind as another value.
  static func value(of numbers: [CGFloat], like other: Any?) -> Any {
    switch NSValue.unwrapped(other) {
    case is CGPoint: CGPoint(x: numbers[0], y: numbers[1])
    case is CGSize: CGSize(width: numbers[0], height: numbers[1])
    case is CGRect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    default: numbers[0]
    }
  }
}
