import Foundation

/// The targets of a control's events, in the order of registration.
@MainActor struct ControlHandlers {
  enum Handler {
    case action(UIAction)
    /// If it is nil, the target is deallocated, or was nil.
    case target(AnyObject?, Selector)
  }

  private struct Entry {
    var events: UIControl.Event
    var action: UIAction?
    weak var target: AnyObject?
    var isForChain = false
    var selector: Selector?

    func hasTarget(_ other: AnyObject?) -> Bool {
      guard selector != nil else { return false }
      return other == nil || target === other
    }
  }

  private var list: [Entry] = []

  var isEmpty: Bool { list.isEmpty }

  var events: UIControl.Event { list.reduce(into: []) { $0.formUnion($1.events) } }

  func entries(for events: UIControl.Event) -> [Handler] {
    list.compactMap { entry in
      guard !entry.events.isDisjoint(with: events) else { return nil }
      if let action = entry.action { return .action(action) }
      guard let selector = entry.selector, entry.isForChain || entry.target != nil else { return nil }
      return .target(entry.target, selector)
    }
  }

  // MARK: Actions

  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    remove(action.identifier, for: events)
    list.append(Entry(events: events, action: action))
  }

  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    removeEvents(events) { $0.action?.identifier == identifier }
  }

  // MARK: Targets

  mutating func add(_ target: AnyObject?, _ selector: Selector, for events: UIControl.Event) {
    let isForChain = target == nil
    let same = list.firstIndex {
      $0.selector == selector && $0.target === target && $0.isForChain == isForChain
    }
    if let same {
      list[same].events.formUnion(events)
    } else {
      list.append(Entry(events: events, target: target, isForChain: isForChain, selector: selector))
    }
  }

  mutating func remove(_ target: AnyObject?, _ selector: Selector?, for events: UIControl.Event) {
    removeEvents(events) { $0.hasTarget(target) && (selector == nil || $0.selector == selector) }
  }

  var targets: Set<AnyHashable> {
    Set(list.compactMap { $0.target as? AnyHashable ?? ($0.isForChain ? NSNull() : nil) })
  }

  func actions(of target: AnyObject?, for events: UIControl.Event) -> [String]? {
    let names = list.filter { $0.hasTarget(target) && !$0.events.isDisjoint(with: events) }
      .compactMap { $0.selector.map(NSStringFromSelector) }
    return names.isEmpty ? nil : names
  }

  func enumerate(_ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void) {
    var stop = false
    for entry in list {
      iterator(entry.action, entry.selector.map { (entry.target, $0) }, entry.events, &stop)
      if stop { return }
    }
  }

  /// A handler without events left is no handler.
  private mutating func removeEvents(_ events: UIControl.Event, where matches: (Entry) -> Bool) {
    for index in list.indices.reversed() where matches(list[index]) {
      list[index].events.subtract(events)
      if list[index].events.isEmpty { list.remove(at: index) }
    }
  }
}
