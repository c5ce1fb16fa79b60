/// The range of frame rates that an animation requests, in frames per second.
public struct CAFrameRateRange: Sendable {
  public var minimum: Float
  public var maximum: Float
  public var __preferred: Float

  public init() { self.init(minimum: 0, maximum: 0) }

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    __preferred = preferred ?? 0
  }

  public var preferred: Float? { __preferred == 0 ? nil : __preferred }

  /// Leaves the choice to the system.
  public static let `default` = CAFrameRateRange()
}
