/// The frame rates that an animation asks for, in frames a second.
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

  /// Whatever the system chooses.
  public static let `default` = CAFrameRateRange()
}
