public import Foundation

/// The pace of an animation.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kind of timing of an animation.
public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}
