public import Foundation

/// The pace of an animation.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// How an animation's pace is described.
public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}
