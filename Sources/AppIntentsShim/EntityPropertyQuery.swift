/// A query by properties. The system makes no such queries here; tests call ``entities(matching:mode:sortedBy:limit:)``.
public protocol EntityPropertyQuery: EntityQuery {
  associatedtype ComparatorMappingType
  static var properties: EntityQueryProperties<Entity, ComparatorMappingType> { get }
  static var sortingOptions: EntityQuerySortingOptions<Entity> { get }
  func entities(
    matching comparators: [ComparatorMappingType], mode: EntityQueryComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> [Entity]
}

extension EntityPropertyQuery {
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  public typealias Property<Value: Sendable> = EntityQueryProperty<Entity, Value, ComparatorMappingType>
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  public typealias Sort = EntityQuerySort
  public typealias ComparatorMode = EntityQueryComparatorMode
}

/// Whether all comparisons hold, or one of them.
public enum EntityQueryComparatorMode: Sendable { case and, or }

/// The order of entities by a property.
public struct EntityQuerySort<Entity: AppEntity> {
  public enum Ordering: Sendable { case ascending, descending }

  public let by: PartialKeyPath<Entity>
  public let order: Ordering

  public init(by: PartialKeyPath<Entity>, order: Ordering) { (self.by, self.order) = (by, order) }
}

/// The properties by which entities can be sorted.
public struct EntityQuerySortingOptions<Entity: AppEntity> {
  public let properties: [PartialKeyPath<Entity>]

  public init(@Builder _ content: () -> [EntityQuerySortableByProperty<Entity>]) {
    properties = content().map(\.property)
  }

  @resultBuilder public enum Builder {
    public static func buildBlock(
      _ properties: EntityQuerySortableByProperty<Entity>...
    ) -> [EntityQuerySortableByProperty<Entity>] { properties }
  }
}

/// A property by which entities can be sorted.
public struct EntityQuerySortableByProperty<Entity: AppEntity> {
  public let property: PartialKeyPath<Entity>

  public init<Value: Sendable>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) { property = keyPath }
}

/// The properties by which entities can be found.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType> {
  public let properties: [PartialKeyPath<Entity>]

  public init(@Builder _ content: () -> [PartialKeyPath<Entity>]) { properties = content() }

  @resultBuilder public enum Builder {
    public static func buildExpression<Value: Sendable>(
      _ property: EntityQueryProperty<Entity, Value, ComparatorMappingType>
    ) -> PartialKeyPath<Entity> { property.keyPath }
    public static func buildBlock(_ properties: PartialKeyPath<Entity>...) -> [PartialKeyPath<Entity>] { properties }
  }
}

/// A property by which entities can be found, with its comparisons.
public struct EntityQueryProperty<Entity: AppEntity, Value: Sendable, ComparatorMappingType> {
  let keyPath: PartialKeyPath<Entity>
  public let comparators: [EntityQueryComparator<Value, ComparatorMappingType>]

  public init(
    _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
    @Builder comparators: () -> [EntityQueryComparator<Value, ComparatorMappingType>]
  ) {
    self.keyPath = keyPath
    self.comparators = comparators()
  }

  @resultBuilder public enum Builder {
    public typealias Comparator = EntityQueryComparator<Value, ComparatorMappingType>
    public static func buildExpression(_ comparator: Comparator) -> Comparator { comparator }
    public static func buildBlock(_ comparators: Comparator...) -> [Comparator] { comparators }
  }
}
