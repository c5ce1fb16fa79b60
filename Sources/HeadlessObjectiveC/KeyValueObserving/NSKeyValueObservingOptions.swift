/// Which values observers get, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Once at the start, too.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Before the change, too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
