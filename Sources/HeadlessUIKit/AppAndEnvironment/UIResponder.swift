public import Foundation

/// An object in the responder chain: a view, controller, window or the application.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIUserActivityRestoring, UIResponderStandardEditActions,
  UIPasteConfigurationSupporting, RuntimeMemberOwner
{
  public override init() {
    BackgroundUse.check("\(Self.self).init()")
    _ = ExtensionOverrides.isDone
    _ = ObservedDefaults.isStandardPrepared
    MainThreadDeallocation.prepare(Self.self)
    super.init()
  }

  /// The members of a generic class that are found by name; the plugin `UIKitSources` writes them.
  open class var _runtimeMembers: [RuntimeMember] { [] }

  open var next: UIResponder? { nil }

  /// The responder that receives the events that this one doesn't handle.
  private var successor: UIResponder? { ResponderChain.successor(of: self) }

  // MARK: The first responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { focus.map { $0.firstResponder.current === self } ?? false }
  /// The state of the app in which the responder is, was or waits to become the first responder; nil if it never asked.
  final var focus: AppState?

  /// Makes this the first responder. A view outside of windows becomes it when it enters one.
  @discardableResult open func becomeFirstResponder() -> Bool { FirstResponder.of(self).become(self) }

  @discardableResult open func resignFirstResponder() -> Bool { focus?.firstResponder.resign(self) ?? true }

  /// Called when this becomes the first responder, before the keyboard is updated.
  func didBecomeFirstResponder() {}
  /// Called when this is no longer the first responder, before the keyboard is updated.
  func didResignFirstResponder() {}

  // MARK: Touches, presses and motion

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    successor?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    successor?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    successor?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    successor?.touchesCancelled(touches, with: event)
  }
  /// Does nothing: touches have no estimated properties here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    successor?.pressesBegan(presses, with: event)
  }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    successor?.pressesChanged(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    successor?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    successor?.pressesCancelled(presses, with: event)
  }

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    successor?.motionBegan(motion, with: event)
  }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    successor?.motionEnded(motion, with: event)
  }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    successor?.motionCancelled(motion, with: event)
  }

  open func remoteControlReceived(with event: UIEvent?) { successor?.remoteControlReceived(with: event) }

  // MARK: Actions

  /// Returns false unless overridden: selectors can't be resolved to methods here.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// Returns the first responder in the chain that can perform the action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    ResponderChain(from: self).first { $0.canPerformAction(action, withSender: sender) ? $0 : nil }
  }

  /// The commands for keys that a test presses with `UIWindow.sendKey(_:modifiers:)`.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Builds the menus of edit menus. Subclasses change them and also call `super`.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Called before a command is shown in a menu; may change its title, image, state and attributes.
  open func validate(_ command: UICommand) {}

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  /// Called from the edit menus of responders that can perform it, such as text views.
  open func paste(_ sender: Any?) {}
  /// Pastes text with the style of the text at the insertion point.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Has no effect: input methods, text menus, search and data detectors aren't simulated.
  open func pasteAndGo(_ sender: Any?) {}
  /// Has no effect: input methods, text menus, search and data detectors aren't simulated.
  open func pasteAndSearch(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  /// Called from the edit menus of responders that can perform it, such as text views.
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  /// Has no effect: input methods, text menus, search and data detectors aren't simulated.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Has no effect: input methods, text menus, search and data detectors aren't simulated.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Implemented by text views that allow it.
  open func toggleBoldface(_ sender: Any?) {}
  /// Implemented by text views that allow it.
  open func toggleItalics(_ sender: Any?) {}
  /// Implemented by text views that allow it.
  open func toggleUnderline(_ sender: Any?) {}
  /// Has no effect: input methods, text menus, search and data detectors aren't simulated.
  open func increaseSize(_ sender: Any?) {}
  /// Has no effect: input methods, text menus, search and data detectors aren't simulated.
  open func decreaseSize(_ sender: Any?) {}
  /// Does nothing by default; subclasses override it.
  open func printContent(_ sender: Any?) {}

  /// The types of data that the responder accepts when pasting; nil for none.
  open var pasteConfiguration: UIPasteConfiguration?
  /// Does nothing by default; subclasses override it.
  open func paste(itemProviders: [NSItemProvider]) {}
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { pasteConfiguration?.accepts(itemProviders) ?? false }

  /// The content of the responder that can be shared, for example with a context menu's share action.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?

  // MARK: Input

  /// The view that replaces the keyboard while this responder, or one below it in the chain, is the first responder.
  open var inputView: UIView? { nil }
  /// The view above the keyboard. As with `inputView`, nil means the view of the next responder that has one.
  open var inputAccessoryView: UIView? { nil }
  open var inputViewController: UIInputViewController? { nil }
  open var inputAccessoryViewController: UIInputViewController? { nil }
  open var textInputContextIdentifier: String? { nil }
  /// The input mode that this responder requests; by default the first active one.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  /// Whether three-finger gestures undo and paste. Nothing performs them here.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  // UIKit declares it for controllers.

  /// The actions below a preview of the controller. They aren't shown: force touches aren't simulated.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  /// Updates the keyboard's input view, accessory and type.
  open func reloadInputViews() {
    if isFirstResponder { focus?.keyboard.update() }
  }

  // MARK: Undo

  /// The nearest undo manager in the responder chain; every window has one.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Focus

  // UIKit declares these for views and controllers, which adopt `UIFocusEnvironment`.

  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
  /// Stored but unused: only finger touches are simulated.
  open var focusGroupIdentifier: String?
  /// Does nothing: only finger touches are simulated.
  open func setNeedsFocusUpdate() {}
  /// Does nothing: only finger touches are simulated.
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Does nothing by default; subclasses override it.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  // MARK: Activities

  /// The user's activity, which can be continued elsewhere.
  open var userActivity: NSUserActivity?
  /// Does nothing by default; subclasses override it.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Does nothing by default; subclasses override it.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  // MARK: Accessibility

  // UIKit declares these for every object. Here responders declare them, so that subclasses can override them.

  final var accessibility: AccessibilityValues?

  /// Whether assistive technologies see the responder itself instead of its content.
  open var isAccessibilityElement: Bool {
    get {
      accessibility?.said("isAccessibilityElementBlock") ?? accessibility?.isElement
        ?? StandardAccessibility(of: self).isElement
    }
    set { accessibilityToChange.isElement = newValue }
  }
  /// The label, which is read first; by default a label's text and a button's title.
  open var accessibilityLabel: String? {
    get {
      accessibility?.said("accessibilityLabelBlock", AXStringReturnBlock.self) ?? accessibility?.label?.string
        ?? StandardAccessibility(of: self).label
    }
    set { accessibilityToChange.label = newValue.map { NSAttributedString(string: $0) } }
  }
  open var accessibilityHint: String? {
    get { accessibility?.said("accessibilityHintBlock", AXStringReturnBlock.self) ?? accessibility?.hint?.string }
    set { accessibilityToChange.hint = newValue.map { NSAttributedString(string: $0) } }
  }
  open var accessibilityValue: String? {
    get {
      accessibility?.said("accessibilityValueBlock", AXStringReturnBlock.self) ?? accessibility?.value?.string
        ?? StandardAccessibility(of: self).value
    }
    set { accessibilityToChange.value = newValue.map { NSAttributedString(string: $0) } }
  }
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { accessibility?.label ?? NSAttributedString(string: $0) } }
    set { accessibilityToChange.label = newValue }
  }
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility?.hint }
    set { accessibilityToChange.hint = newValue }
  }
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility?.value }
    set { accessibilityToChange.value = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get {
      accessibility?.said("accessibilityTraitsBlock") ?? accessibility?.traits ?? StandardAccessibility(of: self).traits
    }
    set { accessibilityToChange.traits = newValue }
  }
  /// The frame in the screen's coordinates, in points; by default the view's own.
  open var accessibilityFrame: CGRect {
    get {
      accessibility?.said("accessibilityFrameBlock") ?? accessibility?.frame
        ?? (self as? UIView).map { $0.convert($0.bounds, to: $0.screenSpace) } ?? .zero
    }
    set { accessibilityToChange.frame = newValue }
  }
  /// The path in the screen's coordinates, in points; by default the outline of a view with rounded corners.
  open var accessibilityPath: UIBezierPath? {
    get {
      accessibility?.said("accessibilityPathBlock", AXPathReturnBlock.self) ?? accessibility?.path
        ?? (self as? UIView)?.roundedAccessibilityPath
    }
    set { accessibilityToChange.path = newValue }
  }
  /// The activation point in the screen's coordinates, in points; by default the centre of the frame.
  open var accessibilityActivationPoint: CGPoint {
    get {
      accessibility?.said("accessibilityActivationPointBlock") ?? accessibility?.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { accessibilityToChange.activationPoint = newValue }
  }
  open var accessibilityLanguage: String? {
    get {
      accessibility?.said("accessibilityLanguageBlock", AXStringReturnBlock.self) ?? accessibility?.language
    }
    set { accessibilityToChange.language = newValue }
  }
  /// The names for voice control; empty where it takes the label (recorded on iOS 17.5 to 26.2).
  open var accessibilityUserInputLabels: [String]! {
    get {
      accessibility?.said("accessibilityUserInputLabelsBlock", AXArrayReturnBlock.self) as? [String]
        ?? accessibility?.inputLabels?.map(\.string) ?? []
    }
    set { accessibilityToChange.inputLabels = newValue?.map { NSAttributedString(string: $0) } }
  }
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { accessibility?.inputLabels ?? [] }
    set { accessibilityToChange.inputLabels = newValue }
  }
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.said("accessibilityElementsHiddenBlock") ?? accessibility?.elementsAreHidden ?? false }
    set { accessibilityToChange.elementsAreHidden = newValue }
  }
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.said("accessibilityViewIsModalBlock") ?? accessibility?.viewIsModal ?? false }
    set { accessibilityToChange.viewIsModal = newValue }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get {
      accessibility?.said("accessibilityShouldGroupAccessibilityChildrenBlock") ?? accessibility?.groupsChildren
        ?? false
    }
    set { accessibilityToChange.groupsChildren = newValue }
  }
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility?.said("accessibilityNavigationStyleBlock") ?? accessibility?.navigationStyle ?? .automatic }
    set { accessibilityToChange.navigationStyle = newValue }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { accessibilityToChange.containerType = newValue }
  }
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibility?.said("accessibilityRespondsToUserInteractionBlock") ?? accessibility?.respondsToInteraction
        ?? respondsToUserInteraction
    }
    set { accessibilityToChange.respondsToInteraction = newValue }
  }
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibility?.textualContext }
    set { accessibilityToChange.textualContext = newValue }
  }
  open var accessibilityElements: [Any]? {
    get { accessibility?.said("accessibilityElementsBlock", AXArrayReturnBlock.self) ?? accessibility?.elements }
    set { accessibilityToChange.elements = newValue }
  }
  open var automationElements: [Any]? {
    get { accessibility?.automationElements }
    set { accessibilityToChange.automationElements = newValue }
  }
  open var accessibilityHeaderElements: [Any]? {
    get {
      accessibility?.said("accessibilityHeaderElementsBlock", AXArrayReturnBlock.self) ?? accessibility?.headerElements
    }
    set { accessibilityToChange.headerElements = newValue }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      accessibility?.said("accessibilityCustomActionsBlock", AXArrayReturnBlock.self) as? [UIAccessibilityCustomAction]
        ?? accessibility?.customActions
    }
    set { accessibilityToChange.customActions = newValue }
  }
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get {
      accessibility?.said("accessibilityCustomRotorsBlock", AXArrayReturnBlock.self) as? [UIAccessibilityCustomRotor]
        ?? accessibility?.customRotors
    }
    set { accessibilityToChange.customRotors = newValue }
  }

  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? { _accessibilityElement(at: index) }
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }

  // The actions of assistive technologies; those with a result return true if they were performed.
  /// Calls the action's block. Returns false if there is none.
  open func accessibilityActivate() -> Bool { accessibility?.said("accessibilityActivateBlock") ?? false }
  /// Calls the action's block.
  open func accessibilityIncrement() { accessibility?.said("accessibilityIncrementBlock") ?? () }
  /// Calls the action's block.
  open func accessibilityDecrement() { accessibility?.said("accessibilityDecrementBlock") ?? () }
  /// Does nothing by default; subclasses override it.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Calls the action's block. Returns false if there is none.
  open func accessibilityPerformEscape() -> Bool { accessibility?.said("accessibilityPerformEscapeBlock") ?? false }
  /// Calls the action's block. Returns false if there is none.
  open func accessibilityPerformMagicTap() -> Bool { accessibility?.said("accessibilityMagicTapBlock") ?? false }
  /// Does nothing by default; subclasses override it.
  open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
  /// Does nothing by default; subclasses override it.
  open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }

  /// Does nothing by default; subclasses override it.
  open func accessibilityElementDidBecomeFocused() {}
  /// Does nothing by default; subclasses override it.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether VoiceOver's focus, which a test moves, is on the element.
  open func accessibilityElementIsFocused() -> Bool { VoiceOver.current.focused === self }
  /// VoiceOver where its focus is on the element.
  open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  {
    VoiceOver.current.focused === self ? [.notificationVoiceOver] : nil
  }

  // MARK: Interface Builder

  /// Returns the object that replaces the responder after it is read from an archive, before it is connected. For example, a view
  /// may return one that it loads from its own xib.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }
  /// Called after the responder and its connections have been loaded from an archive.
  open func awakeFromNib() {}
  /// Never called. Classes are objects of Objective-C's root class and have its methods, so that apps can override this one.
  open class func awakeFromNib() {}
  /// Called only by Interface Builder.
  open func prepareForInterfaceBuilder() {}
}
