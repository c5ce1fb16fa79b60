public import Foundation

/// A type that determines its appearance in a dump.
public protocol AnySnapshotStringConvertible {
  /// Whether the value's parts follow its description.
  static var renderChildren: Bool { get }
  /// How the value appears.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// The description represents the whole value.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// In quotes, with escapes.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// The number of bytes.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// In UTC, without fractions of a second.
  public var snapshotDescription: String { formatted(.iso8601) }
}

extension NSObject: AnySnapshotStringConvertible {
  /// Without the address, which differs in each run.
  public var snapshotDescription: String { ValueDump.withoutAddresses(debugDescription) }
}

extension String: AnySnapshotStringConvertible {
  /// In quotes, with escapes.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// In quotes, with escapes.
  public var snapshotDescription: String { debugDescription }
}

extension Unicode.Scalar: AnySnapshotStringConvertible {
  /// In quotes, with escapes.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The address.
  public var snapshotDescription: String { debugDescription }
}
