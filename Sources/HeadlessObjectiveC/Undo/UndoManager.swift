public import Foundation

/// Stores the actions that revert changes, in groups. Foundation has it on Apple's platforms only.
///
/// A top-level group is begun by a registration, and ended when the run loop turns or when undo is called.
@preconcurrency @MainActor open class UndoManager: NSObject {
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// The open groups, from the outside in.
  private var begun: [UndoGroup] = []
  private var disabled = 0
  private var endsWithRunLoop = false

  /// Whether the changes in one turn of the run loop form a group.
  open var groupsByEvent = true
  /// The maximum number of top-level groups; 0 for no limit.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }
  open private(set) var isUndoing = false
  open private(set) var isRedoing = false

  public override init() {}

  // MARK: Registration

  /// Calls `handler` with the target when the change is undone; its registrations redo the change.
  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping @MainActor (Target) -> Void) {
    register(UndoAction(target: target) { [unowned target] in handler(target) })
  }

  /// Calls a method of the target with an object when the change is undone.
  open func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
    let target = target as AnyObject
    register(UndoAction(target: target) { [unowned target] in selector.call(on: target, sender: object) })
  }

  private func register(_ action: UndoAction) {
    guard disabled == 0 else { return }
    if begun.isEmpty {
      guard groupsByEvent else {
        fatalError("registerUndo: must begin a group before registering undo")
      }
      beginUndoGrouping()
      endWithRunLoop()
    }
    begun[begun.count - 1].actions.append(.action(action))
    if !isUndoing && !isRedoing { redoStack = [] }
  }

  /// A turn of the run loop ends the group that the registration began.
  private func endWithRunLoop() {
    guard !endsWithRunLoop, !isUndoing, !isRedoing else { return }
    endsWithRunLoop = true
    let timer = Timer(timeInterval: 0, repeats: false) { [weak self] _ in
      MainThread.assume { self?.endTopLevelGroup() }
    }
    RunLoop.current.add(timer, forMode: .default)
  }

  private func endTopLevelGroup() {
    endsWithRunLoop = false
    if groupsByEvent, begun.count == 1 { endUndoGrouping() }
  }

  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  open func disableUndoRegistration() { disabled += 1 }
  open func enableUndoRegistration() {
    if disabled == 0 {
      fatalError("enableUndoRegistration may only be invoked with matching call to disableUndoRegistration")
    }
    disabled -= 1
  }

  // MARK: Groups

  open var groupingLevel: Int { begun.count }

  open func beginUndoGrouping() {
    post(.NSUndoManagerCheckpoint)
    begun.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  open func endUndoGrouping() {
    guard let group = begun.last else {
      fatalError("endUndoGrouping called with no matching begin")
    }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    begun.removeLast()
    if !group.actions.isEmpty { keep(group) }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func keep(_ group: UndoGroup) {
    if !begun.isEmpty {
      begun[begun.count - 1].actions.append(.group(group))
    } else if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      trim()
    }
  }

  private func trim() {
    if levelsOfUndo > 0, undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
  }

  // MARK: Undoing

  open var canUndo: Bool { !undoStack.isEmpty || begun.contains { !$0.actions.isEmpty } }
  open var canRedo: Bool { !redoStack.isEmpty }

  open func undo() {
    if begun.count == 1 { endUndoGrouping() }
    if begun.count > 1 { fatalError("undo was called with too many nested undo groups") }
    undoNestedGroup()
  }

  /// Undoes the last group.
  open func undoNestedGroup() {
    post(.NSUndoManagerCheckpoint)
    guard let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    run(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  open func redo() {
    post(.NSUndoManagerCheckpoint)
    guard let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    run(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// The actions' registrations form a new group with the same name.
  private func run(_ group: UndoGroup) {
    beginUndoGrouping()
    begun[begun.count - 1].name = group.name
    group.run()
    endUndoGrouping()
  }

  open func removeAllActions() {
    undoStack = []
    redoStack = []
    begun = []
    disabled = 0
  }

  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    undoStack = undoStack.compactMap { $0.without(target) }
    redoStack = redoStack.compactMap { $0.without(target) }
    begun = begun.map { $0.without(target) ?? UndoGroup() }
  }

  // MARK: Names

  /// Sets the name of the open group, or of the last one.
  open func setActionName(_ actionName: String) {
    if let last = begun.indices.last {
      begun[last].name = actionName
    } else if let last = undoStack.indices.last {
      undoStack[last].name = actionName
    }
  }

  open var undoActionName: String { (begun.first ?? undoStack.last)?.name ?? "" }
  open var redoActionName: String { redoStack.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
