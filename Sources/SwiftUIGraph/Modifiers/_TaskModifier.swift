/// Runs a task while the view is on the screen.
public struct _TaskModifier<ID: Equatable>: ViewModifier {
  nonisolated(unsafe) let id: ID
  let priority: TaskPriority
  let action: @MainActor @Sendable () async -> Void

  public typealias Body = Never
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    TaskNode(view, inputs)
  }
}

private final class TaskNode<Content: View, ID: Equatable>: _ModifierNode<Content, _TaskModifier<ID>>, AppearingNode {
  private let presence = Presence()
  private var task: Task<Void, Never>?

  override func modifierDidChange(from old: _TaskModifier<ID>?) {
    guard let old else { return presence.begin(for: self) }
    guard old.id != modifier.id, task != nil else { return }
    graph.afterUpdate { [weak self] in
      self?.stop()
      self?.start()
    }
  }

  override func absorbsElementChange() -> Bool {
    presence.elementsDidChange(of: self)
    return super.absorbsElementChange()
  }

  func screenVisibilityDidChange(_ isVisible: Bool) {
    guard let hasAppeared = presence.change(to: isVisible, of: self) else { return }
    hasAppeared ? start() : stop()
  }

  private func start() {
    guard isAlive, task == nil else { return }
    let action = modifier.action
    task = Task(priority: modifier.priority) { await action() }
  }

  private func stop() {
    task?.cancel()
    task = nil
  }

  override func didEnd() { stop() }
}

nonisolated extension View {
  /// Like `task(priority:_:)`, for a closure that awaits nothing. The conversion of such a closure to an asynchronous function
  /// counts against a solution so much that the compiler would compare all overloads of the expression's other calls. It is declared
  /// before the asynchronous ones, as the compiler tries declarations in their order.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () -> Void
  ) -> ModifiedContent<Self, _TaskModifier<Int>> {
    modifier(_TaskModifier(id: 0, priority: priority, action: { await action() }))
  }
  /// Like `task(id:priority:_:)`, for a closure that awaits nothing.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () -> Void
  ) -> ModifiedContent<Self, _TaskModifier<ID>> {
    modifier(_TaskModifier(id: id, priority: priority, action: { await action() }))
  }

  /// Runs a task when the view appears; it is cancelled when the view disappears.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> ModifiedContent<Self, _TaskModifier<Int>> {
    let action = UncheckedValue(action)
    return modifier(_TaskModifier(id: 0, priority: priority, action: { await action.value() }))
  }
  /// Like `task(priority:_:)`; the task is restarted when the id changes.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> ModifiedContent<Self, _TaskModifier<ID>> {
    let action = UncheckedValue(action)
    return modifier(_TaskModifier(id: id, priority: priority, action: { await action.value() }))
  }
}
