public import Foundation

/// A touch on the screen, from its beginning to its end.
@preconcurrency @MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
    case regionEntered, regionMoved, regionExited
  }

  /// The kind of touch.
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    public static let stylus = TouchType.pencil
  }

  /// Properties that are estimated at first.
  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let force = Properties(rawValue: 1 << 0)
    public static let azimuth = Properties(rawValue: 1 << 1)
    public static let altitude = Properties(rawValue: 1 << 2)
    public static let location = Properties(rawValue: 1 << 3)
    public static let roll = Properties(rawValue: 1 << 4)
  }

  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase: Phase = .began
  /// The number of taps at the location within a short time.
  open internal(set) var tapCount = 1
  /// Always a finger's.
  open var type: TouchType { .direct }
  /// In points.
  open var majorRadius: CGFloat { 20 }
  /// In points.
  open var majorRadiusTolerance: CGFloat { 5 }
  open internal(set) var window: UIWindow?
  /// The view in which the touch began, which stays the touch's view until it ends.
  open internal(set) var view: UIView?
  /// The recognizers that received the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// In points, in the window's coordinates.
  var windowLocation = CGPoint.zero
  var previousWindowLocation = CGPoint.zero
  /// Which of the fingers it is. An event's touches are a set, whose order differs from process to process; what becomes of
  /// two fingers at a time doesn't.
  var finger = 0

  /// In points, in the view's coordinates; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(windowLocation, from: nil) ?? windowLocation
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousWindowLocation, from: nil) ?? previousWindowLocation
  }

  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Always 0: force isn't simulated.
  open var force: CGFloat { 0 }
  /// Always 0: the screen feels no force.
  open var maximumPossibleForce: CGFloat { 0 }

  /// Has no effect: only finger touches are simulated.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// In radians: a finger counts as standing upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Always 0: there is no pencil.
  open var rollAngle: CGFloat { 0 }

  /// Always nil: no properties are estimated.
  open var estimationUpdateIndex: NSNumber? { nil }
  /// Always empty: no properties are estimated.
  open var estimatedProperties: Properties { [] }
  /// Always empty: no properties are estimated.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
}
