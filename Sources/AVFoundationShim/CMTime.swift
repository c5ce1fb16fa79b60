public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32

/// A time as a fraction of a second.
public struct CMTime: Hashable, Sendable {
  public var value: Int64
  public var timescale: Int32
  /// The validity of the fraction.
  public var flags: CMTimeFlags

  /// A structure of C without values, which is no valid time.
  public init() { self.init([]) }

  public init(value: Int64, timescale: Int32) {
    self.value = value
    self.timescale = timescale
    flags = timescale > 0 ? .valid : []
  }

  /// An invalid time.
  private init(_ flags: CMTimeFlags) {
    (value, timescale) = (0, 0)
    self.flags = flags
  }

  public init(seconds: Double, preferredTimescale: Int32) {
    let units = (seconds * Double(preferredTimescale)).rounded()
    guard units.isFinite, abs(units) < 9e18 else {
      self = units.isNaN ? .invalid : units < 0 ? .negativeInfinity : .positiveInfinity
      return
    }
    self.init(value: Int64(units), timescale: preferredTimescale)
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime([])
  /// The duration if it is unknown or infinite.
  public static let indefinite = CMTime([.valid, .indefinite])
  public static let positiveInfinity = CMTime([.valid, .positiveInfinity])
  public static let negativeInfinity = CMTime([.valid, .negativeInfinity])

  public var isValid: Bool { flags.contains(.valid) }
  public var isIndefinite: Bool { flags.contains(.indefinite) }
  /// Whether the time is a number.
  public var isNumeric: Bool { flags == .valid }

  /// NaN for a time that isn't a number.
  public var seconds: Double {
    if flags.contains(.positiveInfinity) { return .infinity }
    if flags.contains(.negativeInfinity) { return -.infinity }
    return isNumeric ? Double(value) / Double(timescale) : .nan
  }

  private static func combine(_ first: CMTime, _ second: CMTime, _ combine: (Double, Double) -> Double) -> CMTime {
    guard first.isNumeric, second.isNumeric else { return first.isNumeric ? second : first }
    let scale = max(first.timescale, second.timescale)
    return CMTime(seconds: combine(first.seconds, second.seconds), preferredTimescale: scale)
  }

  public static func + (first: CMTime, second: CMTime) -> CMTime { combine(first, second, +) }
  public static func - (first: CMTime, second: CMTime) -> CMTime { combine(first, second, -) }
}

extension CMTime: Comparable {
  public static func < (first: CMTime, second: CMTime) -> Bool { first.seconds < second.seconds }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// -1, 0 or 1.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time2 < time1 ? 1 : 0 }
