/// The values that observers receive, and the times.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Also called initially.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Also called before the change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
