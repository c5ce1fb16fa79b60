public import Foundation

/// The argument of an observer's closure: one change.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  /// Where it was asked for by `.new`.
  public let newValue: Value?
  /// Where it was asked for by `.old`.
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}
