/// Something that takes one change back. It doesn't keep its target, which takes its actions along when it goes.
struct UndoAction {
  weak var target: AnyObject?
  let body: @MainActor () -> Void

  init(target: AnyObject, body: @escaping @MainActor () -> Void) {
    self.target = target
    self.body = body
  }
}

/// Changes that are taken back together, and groups within.
struct UndoGroup {
  enum Element {
    case action(UndoAction)
    case group(UndoGroup)
  }

  var actions: [Element] = []
  /// What a menu calls it; nil for nothing, or what a group within is called.
  var name: String?

  /// Takes the changes back, the last one first.
  @MainActor func run() {
    for element in actions.reversed() {
      switch element {
      case .action(let action): if action.target != nil { action.body() }
      case .group(let group): group.run()
      }
    }
  }

  /// The group without what concerns a target; nil where nothing is left.
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
