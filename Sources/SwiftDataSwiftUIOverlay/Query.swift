public import Foundation
public import HeadlessSwiftUI
public import SwiftData
internal import SwiftUIGraph

/// The models that a view fetches from the context of its environment, kept up to date. In SwiftData `@Query` is a macro over this
/// structure; here it is a property wrapper of the same name.
@propertyWrapper public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  private let descriptor: FetchDescriptor<Element>
  private let convert: ([Element]) -> Result
  private var state: QueryState<Element>?

  public var wrappedValue: Result { convert(state.map { state in onMainActor { state.results } } ?? []) }
  /// The error of the last fetch.
  public var fetchError: (any Error)? { state.flatMap { state in onMainActor { state.error } } }
  /// The context of the view's environment.
  public var modelContext: ModelContext {
    state.flatMap { state in onMainActor { state.context } } ?? ModelContext.empty
  }

  @MainActor public mutating func _install(_ context: inout _PropertyContext) {
    let node = context.node
    let state = context.slot { _ in QueryState<Element>(node) }
    state.update(descriptor, context.environment.modelContext)
    self.state = state
  }
}

// Changes of a query's results aren't animated: pictures show the end of animations.

extension Query where Result == [Element] {
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) { self.init(descriptor) }

  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.descriptor = descriptor
    convert = { $0 }
  }

  public init() { self.init(FetchDescriptor()) }
  /// `@Query var items: [Item] = []`: the macro of SwiftData replaces the initial value by what it fetches.
  public init(wrappedValue: [Element]) { self.init(FetchDescriptor()) }
  public init(animation: Animation) { self.init(FetchDescriptor()) }
  public init(transaction: Transaction) { self.init(FetchDescriptor()) }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(filter: filter, sort: keyPath, order: order)
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(filter: filter, sort: keyPath, order: order)
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]))
  }
}
