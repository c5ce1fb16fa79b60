internal import Foundation

/// When the key frames of an animation are reached, from 0 to 1. The times aren't copied: an animation may have thousands of key
/// frames, of which a moment shows two.
struct KeyTimes {
  private enum Source {
    case given([NSNumber])
    case walked([CGFloat])
    case even
  }

  let count: Int
  private let source: Source

  /// The times that an animation was given; even ones, or those of the way that paced values walk.
  ///
  /// - Parameter frames: the values; empty for an animation along a path.
  init(_ animation: CAKeyframeAnimation, _ frames: [Any], count: Int) {
    self.count = count
    if animation.calculationMode.isPaced, let walked = KeyTimes.walked(frames) {
      source = .walked(walked)
    } else if let times = animation.keyTimes, times.count == count {
      source = .given(times)
    } else {
      source = .even
    }
  }

  /// The share of the whole way at each value; nil for values without distances.
  private static func walked(_ frames: [Any]) -> [CGFloat]? {
    let steps = zip(frames, frames.dropFirst()).map { AnimatedValue.distance($0, $1) }
    let total = steps.reduce(0, +)
    guard total > 0 else { return nil }
    var walked: CGFloat = 0
    return [0]
      + steps.map { step in
        walked += step
        return walked / total
      }
  }

  subscript(index: Int) -> CGFloat {
    switch source {
    case .given(let times): CGFloat(times[index].doubleValue)
    case .walked(let times): times[index]
    case .even: count > 1 ? CGFloat(index) / CGFloat(count - 1) : 0
    }
  }

  /// The index of the last key frame that is reached at a progress; 0 before the first. Times don't decrease, as Core Animation
  /// requires.
  func last(at progress: CGFloat) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= progress { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }
}
