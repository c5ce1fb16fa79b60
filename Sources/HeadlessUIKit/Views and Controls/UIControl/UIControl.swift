public import Foundation

/// A view that tells others what a person does with it.
@preconcurrency @MainActor open class UIControl: UIView {
  /// What may happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control looks like at a moment.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal = State([])
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }

  private var actions: [(action: UIAction, events: Event)] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var isEnabled = true {
    didSet { if oldValue != isEnabled { stateDidChange() } }
  }
  open var isSelected = false {
    didSet { if oldValue != isSelected { stateDidChange() } }
  }
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { stateDidChange() } }
  }
  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }

  open var state: State { controlState }

  private var controlState: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// The alignment with leading and trailing told as sides.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
    actions.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == actionIdentifier && $0.events == controlEvents }
  }

  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Performs every action that is there for one of the events.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) { sendAction(action) }
  }

  open func enumerateEventHandlers(
    _ iterator: (_ actionHandler: UIAction?, _ targetAction: (Any?, String)?, _ event: Event, _ stop: inout Bool) ->
      Void
  ) {
    var stop = false
    for (action, events) in actions {
      iterator(action, nil, events, &stop)
      if stop { return }
    }
  }

  open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }

  /// The state changed: subclasses show it.
  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }
}
