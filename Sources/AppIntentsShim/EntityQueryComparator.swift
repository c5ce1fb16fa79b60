/// A comparison of a property with values, mapped to what the app's query takes: a predicate, for instance.
open class EntityQueryComparator<Value: Sendable, ComparatorMappingType> {
  private let transform: (Value, Value) -> ComparatorMappingType

  fileprivate init(_ transform: @escaping (Value, Value) -> ComparatorMappingType) { self.transform = transform }

  /// The comparison with a value, for tests. Not a part of AppIntents.
  public func comparison(with value: Value) -> ComparatorMappingType { transform(value, value) }
  /// The comparison with two values, for tests. Not a part of AppIntents.
  public func comparison(with first: Value, and second: Value) -> ComparatorMappingType { transform(first, second) }
}

/// A comparison with one value.
open class EntityQueryValueComparator<Value: Sendable, ComparatorMappingType>: EntityQueryComparator<
  Value, ComparatorMappingType
>
{
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {
    super.init { first, _ in mappingTransform(first) }
  }
}

public final class EqualToComparator<Value: Sendable, Mapped>: EntityQueryValueComparator<Value, Mapped> {}
public final class NotEqualToComparator<Value: Sendable, Mapped>: EntityQueryValueComparator<Value, Mapped> {}
public final class ContainsComparator<Value: Sendable, Mapped>: EntityQueryValueComparator<Value, Mapped> {}
public final class HasPrefixComparator<Value: Sendable, Mapped>: EntityQueryValueComparator<Value, Mapped> {}
public final class HasSuffixComparator<Value: Sendable, Mapped>: EntityQueryValueComparator<Value, Mapped> {}
public final class LessThanComparator<Value: Sendable, Mapped>: EntityQueryValueComparator<Value, Mapped> {}
public final class LessThanOrEqualToComparator<Value: Sendable, Mapped>: EntityQueryValueComparator<Value, Mapped> {}
public final class GreaterThanComparator<Value: Sendable, Mapped>: EntityQueryValueComparator<Value, Mapped> {}
public final class GreaterThanOrEqualToComparator<Value: Sendable, Mapped>: EntityQueryValueComparator<Value, Mapped> {}

public final class IsBetweenComparator<Value: Sendable, Mapped>: EntityQueryComparator<Value, Mapped> {
  public init(mappingTransform: @escaping (Value, Value) -> Mapped) { super.init(mappingTransform) }
}
