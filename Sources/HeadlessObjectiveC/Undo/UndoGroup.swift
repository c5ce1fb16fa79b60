/// An action that reverts a change. It doesn't retain its target; the actions of a deallocated target are removed.
struct UndoAction {
  weak var target: AnyObject?
  let body: @MainActor () -> Void

  init(target: AnyObject, body: @escaping @MainActor () -> Void) {
    self.target = target
    self.body = body
  }
}

/// Changes that are reverted together, and nested groups.
struct UndoGroup {
  enum Element {
    case action(UndoAction)
    case group(UndoGroup)
  }

  var actions: [Element] = []
  /// The action name for menus; nil for none, or the name of a nested group.
  var name: String?

  /// Reverts the changes, the last one first.
  @MainActor func run() {
    for element in actions.reversed() {
      switch element {
      case .action(let action): if action.target != nil { action.body() }
      case .group(let group): group.run()
      }
    }
  }

  /// The group without the actions of a target; nil if it is empty.
  func without(_ target: AnyObject) -> UndoGroup? {
    var group = self
    group.actions = actions.compactMap { element in
      switch element {
      case .action(let action): action.target === target ? nil : element
      case .group(let inner): inner.without(target).map(Element.group)
      }
    }
    return group.actions.isEmpty ? nil : group
  }
}
