public import Foundation

/// Moves a view with the device. Has no effect: device motion isn't simulated.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  public override init() {}

  public required init?(coder: NSCoder) {}

  /// Has no effect: device motion isn't simulated.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Changes a property with the device's tilt.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  public let keyPath: String
  public let type: EffectType
  /// Stored but unused: the device doesn't move.
  open var minimumRelativeValue: Any?
  /// Stored but unused: the device doesn't move.
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  public required init?(coder: NSCoder) { nil }
}

/// Several effects as one.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// Stored but unused: the device doesn't move.
  open var motionEffects: [UIMotionEffect]?
}
