internal import HeadlessObjectiveC
internal import HeadlessSwiftUI
internal import SwiftData
internal import SwiftUIGraph

/// The latest results of a view's query, and the observer that evaluates the view again when its context changes.
@MainActor final class QueryState<Element: PersistentModel>: EndingProperty {
  private weak var node: _AnyNode?
  // Strong: the environment's container may be the only other owner, and is released first.
  private(set) var context: ModelContext?
  private var isFetching = false
  private(set) var results: [Element] = []
  private(set) var error: (any Error)?

  init(_ node: _AnyNode) { self.node = node }

  /// Fetches each time the view is evaluated, because its initialiser may have created another query.
  func update(_ descriptor: FetchDescriptor<Element>, _ context: ModelContext) {
    if context !== self.context { follow(context) }
    isFetching = true
    defer { isFetching = false }
    do {
      (results, error) = (try context.fetch(descriptor), nil)
    } catch {
      (results, self.error) = ([], error)
    }
  }

  private func follow(_ context: ModelContext) {
    end()
    self.context = context
    context.addObserver(self) { [weak self] in
      onMainActor { self?.change() }
    }
  }

  private func change() {
    if !isFetching { node?.invalidate() }
  }

  func end() {
    context?.removeObserver(self)
    context = nil
  }
}

/// Runs work of the main actor synchronously; views' properties are read there.
func onMainActor<Value>(_ work: @MainActor () -> Value) -> Value { MainThread.assume(work) }
