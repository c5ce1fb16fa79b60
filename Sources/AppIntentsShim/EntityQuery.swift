/// Finds entities by their identifiers, and those to choose from.
public protocol EntityQuery: Sendable {
  associatedtype Entity: AppEntity
  associatedtype Result: ResultsCollection & Sendable = [Entity]
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> Result
  func defaultResult() async -> Entity?
  /// The description of the intent that finds entities, where the query has one.
  static var findIntentDescription: IntentDescription? { get }
}

extension EntityQuery {
  public typealias Dependency = AppDependency
  public func defaultResult() async -> Entity? { nil }
  public static var findIntentDescription: IntentDescription? { nil }
}

extension EntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Entities to choose from: an array, or an ``IntentItemCollection`` with sections.
public protocol ResultsCollection<Item> {
  associatedtype Item
}

extension Array: ResultsCollection {
  public typealias Item = Element
}

public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> Result
}

/// A query of a few entities.
public protocol EnumerableEntityQuery: EntityQuery {
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

extension EnumerableEntityQuery {
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

/// A query that is the only one of its entity.
public protocol UniqueAppEntityQuery: Sendable {
  associatedtype Entity
  func entity() async throws -> Entity
}

/// Values to choose from, in sections.
public struct IntentItemCollection<Item: Sendable>: ResultsCollection, Sendable {
  public let sections: [IntentItemSection<Item>]
  /// All values.
  public var items: [Item] { sections.flatMap { $0.items.map(\.value) } }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, sections: [IntentItemSection<Item>]
  ) { self.sections = sections }

  public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Item]) {
    sections = [IntentItemSection(items: items)]
  }

  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @SectionBuilder sections: () -> [IntentItemSection<Item>]
  ) { self.init(sections: sections()) }

  public static var empty: Self { Self(sections: []) }

  @resultBuilder public enum SectionBuilder {
    public static func buildExpression(_ section: IntentItemSection<Item>) -> [IntentItemSection<Item>] { [section] }
    public static func buildBlock(_ sections: [IntentItemSection<Item>]...) -> [IntentItemSection<Item>] {
      sections.flatMap(\.self)
    }
    public static func buildOptional(_ sections: [IntentItemSection<Item>]?) -> [IntentItemSection<Item>] {
      sections ?? []
    }
    public static func buildArray(_ sections: [[IntentItemSection<Item>]]) -> [IntentItemSection<Item>] {
      sections.flatMap(\.self)
    }
  }
}

/// A section of values to choose from.
public struct IntentItemSection<Item: Sendable>: Sendable {
  public let title: LocalizedStringResource?
  public let items: [IntentItem<Item>]

  public init(_ title: LocalizedStringResource? = nil, items: [Item]) {
    self.init(title, items: items.map { IntentItem($0) })
  }
  public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Item>]) {
    (self.title, self.items) = (title, items)
  }
}

/// A value to choose.
public struct IntentItem<Value: Sendable>: Sendable {
  public let value: Value
  public let title: LocalizedStringResource?
  public let subtitle: LocalizedStringResource?

  public init(
    _ value: Value, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) { (self.value, self.title, self.subtitle) = (value, title, subtitle) }
}

extension DynamicOptionsProvider {
  public typealias ItemCollection = IntentItemCollection
  public typealias ItemSection = IntentItemSection
  public typealias Item = IntentItem
  public typealias Dependency = AppDependency
}
