public import HeadlessSwiftUI

/// A part of a map: a marker, an annotation, a shape, or content that consists of these.
@preconcurrency @MainActor public protocol MapContent {
  associatedtype Body: MapContent

  @MapContentBuilder var body: Body { get }
  /// Adds the items to a map.
  func _collect(_ items: _MapItems)
}

extension MapContent {
  public func _collect(_ items: _MapItems) { body._collect(items) }
}

extension MapContent where Body == Never {
  public var body: Never { fatalError("\(type(of: self)) is an item of the map's own and has no body.") }
}

extension Never: MapContent {}

extension Optional: MapContent where Wrapped: MapContent {
  public typealias Body = Never
  public func _collect(_ items: _MapItems) { self?._collect(items) }
}

extension Group: MapContent where Content: MapContent {
  public typealias Body = Never
  public init(@MapContentBuilder content: () -> Content) { self = .holding(content()) }
  public func _collect(_ items: _MapItems) { content._collect(items) }
}

extension ForEach: MapContent where Content: MapContent {
  public typealias Body = Never
  public func _collect(_ items: _MapItems) {
    for element in data { content(element)._collect(items) }
  }
}

extension ForEach where Content: MapContent {
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(entries: data, id: \.id, content: content)
  }
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(entries: data, id: id, content: content)
  }
}

/// A map without items.
public struct EmptyMapContent: MapContent {
  public typealias Body = Never
  nonisolated public init() {}
  public func _collect(_ items: _MapItems) {}
}

/// Builds a map's content.
@resultBuilder public enum MapContentBuilder {
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildPartialBlock<Content: MapContent>(first: Content) -> Content { first }
  public static func buildPartialBlock(accumulated: some MapContent, next: some MapContent) -> some MapContent {
    _MapContentGroup(parts: [accumulated, next])
  }
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: MapContent, Second: MapContent>(
    first: First
  ) -> _MapContentChoice<First, Second> { .first(first) }
  public static func buildEither<First: MapContent, Second: MapContent>(
    second: Second
  ) -> _MapContentChoice<First, Second> { .second(second) }
  public static func buildLimitedAvailability(_ content: some MapContent) -> some MapContent {
    _MapContentGroup(parts: [content])
  }
}

/// Several parts of a map.
public struct _MapContentGroup {
  let parts: [any MapContent]

  init(parts: [any MapContent]) { self.parts = parts }
}

// The conformance is in an extension, so that the type's members aren't isolated to the main actor.
extension _MapContentGroup: MapContent {
  public typealias Body = Never
  public func _collect(_ items: _MapItems) { for part in parts { part._collect(items) } }
}

/// One of two parts, depending on a condition.
public enum _MapContentChoice<First: MapContent, Second: MapContent>: MapContent {
  case first(First)
  case second(Second)

  public typealias Body = Never
  public func _collect(_ items: _MapItems) {
    switch self {
    case .first(let content): content._collect(items)
    case .second(let content): content._collect(items)
    }
  }
}
