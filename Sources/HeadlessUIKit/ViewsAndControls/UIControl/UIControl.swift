public import Foundation

/// A view that reports the user's interactions.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
  private var handlers = ControlHandlers()

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Convenience, and not designated as in UIKit's headers: otherwise a subclass that only overrides `init(frame:)` would lose
  /// `init()` and, for buttons, `init(type:)`, which Objective-C's classes always inherit.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    InterfaceCoder.read(self, as: UIControl.self, coder)
  }

  open var isEnabled: Bool {
    get {
      SystemKeys.read(self, "isEnabled")
      return flags.isEnabled
    }
    set { setFlag(\.isEnabled, newValue, SystemKeys.begin(self, "isEnabled")) }
  }
  open var isSelected: Bool {
    get {
      SystemKeys.read(self, "isSelected")
      return flags.isSelected
    }
    set { setFlag(\.isSelected, newValue, SystemKeys.begin(self, "isSelected")) }
  }
  open var isHighlighted: Bool {
    get {
      SystemKeys.read(self, "isHighlighted")
      return flags.isHighlighted
    }
    set { setFlag(\.isHighlighted, newValue, SystemKeys.begin(self, "isHighlighted")) }
  }
  private struct Flags {
    var isEnabled = true
    var isSelected = false
    var isHighlighted = false
  }
  private var flags = Flags()

  private func setFlag(_ flag: WritableKeyPath<Flags, Bool>, _ value: Bool, _ change: SystemKeyChange?) {
    if flags[keyPath: flag] != value {
      flags[keyPath: flag] = value
      stateDidChange()
    }
    change?.end()
  }

  /// Whether a finger is on the control.
  open internal(set) var isTracking = false
  /// Whether the finger is on the control or near it.
  open internal(set) var isTouchInside = false

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
    didSet {
      setNeedsLayout()
      // Baselines move with the content.
      if oldValue != contentVerticalAlignment { invalidateLayoutSlot() }
    }
  }

  /// The alignment with leading and trailing resolved to sides.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  // MARK: Actions

  open func addAction(_ action: UIAction, for controlEvents: Event) { handlers.add(action, for: controlEvents) }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    handlers.remove(actionIdentifier, for: controlEvents)
  }

  /// Calls a method of the target for the events; nil searches the responder chain. The selector has to contain the method: Linux
  /// doesn't find methods by name.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    handlers.add(target as AnyObject?, action, for: controlEvents)
  }

  /// Nil for every target, and for every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    handlers.remove(target as AnyObject?, action, for: controlEvents)
  }

  open var allTargets: Set<AnyHashable> { handlers.targets }

  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    handlers.actions(of: target as AnyObject?, for: controlEvent)
  }

  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Sends every action to its target.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs every action for the events.
  open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

  func sendActions(for controlEvents: Event, with event: UIEvent?) {
    guard !handlers.isEmpty else { return }
    for handler in handlers.entries(for: controlEvents) {
      switch handler {
      case .action(let action): sendAction(action)
      case .target(let target, let selector): sendAction(selector, to: target, for: event)
      }
    }
  }

  open func enumerateEventHandlers(
    _ iterator: (_ actionHandler: UIAction?, _ targetAction: (Any?, Selector)?, _ event: Event, _ stop: inout Bool) ->
      Void
  ) {
    handlers.enumerate(iterator)
  }

  open var allControlEvents: Event { handlers.events }

  // MARK: Tracking

  /// Whether the control follows the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Whether the control continues to track the touch.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  /// The event at the end of a touch.
  var eventsOfTouchUpInside: Event { .touchUpInside }

  /// Whether a tap on the control is its own, and not that of a recognizer behind it: so with the system's controls.
  var prefersOwnTaps: Bool { false }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { _touchesBegan(touches, with: event) }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { _touchesMoved(touches, with: event) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { _touchesEnded(touches, with: event) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { trackCancelled(event) }

  /// Does what a tap does: shows the menu that is the primary action, or performs the actions for it.
  open func performPrimaryAction() { _performPrimaryAction() }

  // MARK: Menus

  final var menuState = ControlMenu()

  /// Shows the control's menu; nil for a control that has none.
  open var contextMenuInteraction: UIContextMenuInteraction? { menuState.interaction }
  /// Whether the control has a menu, which a subclass supplies by `contextMenuInteraction(_:configurationForMenuAtLocation:)`.
  open var isContextMenuInteractionEnabled: Bool {
    get { menuState.isEnabled }
    set { setMenuEnabled(newValue) }
  }
  /// Whether a tap shows the control's menu, and performs no action. iOS shows it when the touch begins; here when it ends, as no
  /// picture is taken in between.
  open var showsMenuAsPrimaryAction = false {
    didSet { if oldValue != showsMenuAsPrimaryAction { menuBehaviorDidChange() } }
  }
  /// The attachment point of the menu, in points of the control: by default the middle of the lower edge.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }
  /// The user chose an element of the control's menu.
  func menuElementWasChosen(_ element: UIMenuElement) {}

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { OptionalMethod.missing(nil) }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { OptionalMethod.missing(nil) }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMethod.missing(nil) }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMethod.missing(nil) }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { OptionalMethod.missing() }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called when the content of a control with a menu may have changed.
  func menuBehaviorDidChange() {}
  /// Passed to an interaction, which only shows it on a Mac.
  open var toolTip: String? {
    didSet { showToolTip() }
  }
  /// Holds the tooltip; nil for a control without one.
  open var toolTipInteraction: UIToolTipInteraction? { menuState.toolTip }
  /// Stored but unused: animations jump to their end, and their course isn't shown.
  open var isSymbolAnimationEnabled = false

  /// The state changed: subclasses show it.
  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }
}
