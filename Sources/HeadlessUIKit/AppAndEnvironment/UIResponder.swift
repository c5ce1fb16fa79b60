public import Foundation

/// What takes part in the responder chain: views, controllers, windows, the application.
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

  /// The members of a generic class that are found by name, as the plugin `UIKitSources` writes them there.
  open class var _runtimeMembers: [RuntimeMember] { [] }

  open var next: UIResponder? { nil }

  /// The responder that gets what this one doesn't handle.
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

  /// What keys start that a test presses: `UIWindow.sendKey(_:modifiers:)`.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// For subclasses to change the menus of edit menus; call super's, too.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// A command is about to be shown in a menu: its title, image, state and attributes may be changed.
  open func validate(_ command: UICommand) {}

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  /// Chosen from edit menus of responders that say that they can perform it, as texts do.
  open func paste(_ sender: Any?) {}
  /// As `paste(_:)`, in texts: what is pasted has the looks of the text at its place.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Does nothing: no input method, menu, search or data detector works on texts.
  open func pasteAndGo(_ sender: Any?) {}
  /// Does nothing: no input method, menu, search or data detector works on texts.
  open func pasteAndSearch(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  /// Chosen from edit menus of responders that say that they can perform it, as texts do.
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  /// Does nothing: no input method, menu, search or data detector works on texts.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Does nothing: no input method, menu, search or data detector works on texts.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// For text views that allow it.
  open func toggleBoldface(_ sender: Any?) {}
  /// For text views that allow it.
  open func toggleItalics(_ sender: Any?) {}
  /// For text views that allow it.
  open func toggleUnderline(_ sender: Any?) {}
  /// Does nothing: no input method, menu, search or data detector works on texts.
  open func increaseSize(_ sender: Any?) {}
  /// Does nothing: no input method, menu, search or data detector works on texts.
  open func decreaseSize(_ sender: Any?) {}
  /// Does nothing by itself: it is for subclasses to say more.
  open func printContent(_ sender: Any?) {}

  /// The kinds of data that the responder takes from pasting; nil for none.
  open var pasteConfiguration: UIPasteConfiguration?
  /// Does nothing by itself: it is for subclasses to say more.
  open func paste(itemProviders: [NSItemProvider]) {}
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { pasteConfiguration?.accepts(itemProviders) ?? false }

  /// What of the responder's content can be shared: by the share menu of a context menu, among others.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?

  // MARK: Input

  /// What takes the keyboard's place while the responder, or one below it in the chain, is the first one.
  open var inputView: UIView? { nil }
  /// What stands above the keyboard; as with `inputView`, one further up the responder chain counts where there is none.
  open var inputAccessoryView: UIView? { nil }
  open var inputViewController: UIInputViewController? { nil }
  open var inputAccessoryViewController: UIInputViewController? { nil }
  open var textInputContextIdentifier: String? { nil }
  /// The keyboard language this responder requests. Defaults to the system's first language.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  /// Whether gestures of three fingers undo and paste. Nothing makes them here.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  // UIKit declares it for controllers.

  /// What is offered below a preview of the controller. Nothing asks: no screen feels force.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  /// Has the keyboard take over another input view, accessory or kind.
  open func reloadInputViews() {
    if isFirstResponder { focus?.keyboard.update() }
  }

  // MARK: Undo

  /// The nearest one up the chain; every window has one.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Focus

  // UIKit declares these for views and controllers, which adopt `UIFocusEnvironment`.

  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
  /// Stored but unused: only finger touches are simulated.
  open var focusGroupIdentifier: String?
  /// Does nothing: touches come from tests, and are fingers'.
  open func setNeedsFocusUpdate() {}
  /// Does nothing: touches come from tests, and are fingers'.
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Does nothing by itself: it is for subclasses to say more.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  // MARK: Activities

  /// What the person is doing, to hand on elsewhere.
  open var userActivity: NSUserActivity?
  /// Does nothing by itself: it is for subclasses to say more.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Does nothing by itself: it is for subclasses to say more.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  // MARK: Accessibility

  // UIKit declares these for every object. Here they stand where subclasses can override them: in responders.

  final var accessibility: AccessibilityValues?

  /// Whether assistive apps see the responder itself, and not what is in it.
  open var isAccessibilityElement: Bool {
    get {
      accessibility?.said("isAccessibilityElementBlock") ?? accessibility?.isElement
        ?? StandardAccessibility(of: self).isElement
    }
    set { accessibilityToChange.isElement = newValue }
  }
  /// What is read out first; defaults to a label's text and a button's title.
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
  /// In points of the screen; defaults to a view's own place.
  open var accessibilityFrame: CGRect {
    get {
      accessibility?.said("accessibilityFrameBlock") ?? accessibility?.frame
        ?? (self as? UIView).map { $0.convert($0.bounds, to: $0.screenSpace) } ?? .zero
    }
    set { accessibilityToChange.frame = newValue }
  }
  /// In points of the screen; of a view with round corners their outline by default.
  open var accessibilityPath: UIBezierPath? {
    get {
      accessibility?.said("accessibilityPathBlock", AXPathReturnBlock.self) ?? accessibility?.path
        ?? (self as? UIView)?.roundedAccessibilityPath
    }
    set { accessibilityToChange.path = newValue }
  }
  /// In points of the screen; defaults to the middle of the frame.
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
  /// A name for tests; snapshots tell views apart by it.
  open var accessibilityIdentifier: String? {
    get { accessibility?.said("accessibilityIdentifierBlock", AXStringReturnBlock.self) ?? accessibility?.identifier }
    set { accessibilityToChange.identifier = newValue }
  }
  open var accessibilityUserInputLabels: [String]! {
    get {
      accessibility?.said("accessibilityUserInputLabelsBlock", AXArrayReturnBlock.self) as? [String]
        ?? accessibility?.inputLabels?.map(\.string) ?? accessibilityLabel.map { [$0] } ?? []
    }
    set { accessibilityToChange.inputLabels = newValue?.map { NSAttributedString(string: $0) } }
  }
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { accessibility?.inputLabels ?? accessibilityAttributedLabel.map { [$0] } ?? [] }
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

  // What assistive apps ask for; true where it was done.
  /// Does what its block says; false without one.
  open func accessibilityActivate() -> Bool { accessibility?.said("accessibilityActivateBlock") ?? false }
  /// Does what its block says.
  open func accessibilityIncrement() { accessibility?.said("accessibilityIncrementBlock") ?? () }
  /// Does what its block says.
  open func accessibilityDecrement() { accessibility?.said("accessibilityDecrementBlock") ?? () }
  /// Does nothing by itself: it is for subclasses to say more.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Does what its block says; false without one.
  open func accessibilityPerformEscape() -> Bool { accessibility?.said("accessibilityPerformEscapeBlock") ?? false }
  /// Does what its block says; false without one.
  open func accessibilityPerformMagicTap() -> Bool { accessibility?.said("accessibilityMagicTapBlock") ?? false }
  /// Does nothing by itself: it is for subclasses to say more.
  open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
  /// Does nothing by itself: it is for subclasses to say more.
  open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }

  /// Does nothing by itself: it is for subclasses to say more.
  open func accessibilityElementDidBecomeFocused() {}
  /// Does nothing by itself: it is for subclasses to say more.
  open func accessibilityElementDidLoseFocus() {}
  /// Does nothing by itself: it is for subclasses to say more.
  open func accessibilityElementIsFocused() -> Bool { false }
  /// Does nothing by itself: it is for subclasses to say more.
  open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  {
    nil
  }

  // MARK: Interface Builder

  /// What takes the responder's place once it is read from an archive, before anything is connected with it: a view may give
  /// one that it loads from a xib of its own.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }
  /// Called once the responder and what it is connected with are read from an archive.
  open func awakeFromNib() {}
  /// Called by Interface Builder alone.
  open func prepareForInterfaceBuilder() {}
}
