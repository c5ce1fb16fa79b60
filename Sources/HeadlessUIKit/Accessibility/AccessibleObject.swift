public import Foundation

/// What every object tells assistive apps of itself: images, alert actions, menu elements and bar items as well as views.
///
/// UIKit declares these for every object. Subclasses on this platform can't override what stands in an extension, so that
/// responders have members of the same names in their class; asked as a plain object, a responder answers by those.
///
/// The members are the main actor's, and not the protocol: the compiler would have every subclass of `NSObject` bound to it.
public protocol AccessibleObject: NSObject {}

extension NSObject: AccessibleObject {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIMenuElement: UIAccessibilityIdentification {}
extension UIImage: @MainActor UIAccessibilityIdentification {}

extension AccessibleObject {
  /// Whether assistive apps see the object itself.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { own({ $0.isElement ?? false }, or: false, \.isAccessibilityElement) }
    set { keep(newValue, \.isAccessibilityElement) { $0.isElement = $1 } }
  }
  /// The label; for a string the string itself.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { own({ $0.label?.string }, or: (self as? NSString)?.description, \.accessibilityLabel) }
    set { keep(newValue, \.accessibilityLabel) { $0.label = $1.map { NSAttributedString(string: $0) } } }
  }
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { own({ $0.hint?.string }, or: nil, \.accessibilityHint) }
    set { keep(newValue, \.accessibilityHint) { $0.hint = $1.map { NSAttributedString(string: $0) } } }
  }
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { own({ $0.value?.string }, or: nil, \.accessibilityValue) }
    set { keep(newValue, \.accessibilityValue) { $0.value = $1.map { NSAttributedString(string: $0) } } }
  }
  @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
    get { own({ $0.label }, or: nil, \.accessibilityAttributedLabel) }
    set { keep(newValue, \.accessibilityAttributedLabel) { $0.label = $1 } }
  }
  @preconcurrency @MainActor public var accessibilityAttributedHint: NSAttributedString? {
    get { own({ $0.hint }, or: nil, \.accessibilityAttributedHint) }
    set { keep(newValue, \.accessibilityAttributedHint) { $0.hint = $1 } }
  }
  @preconcurrency @MainActor public var accessibilityAttributedValue: NSAttributedString? {
    get { own({ $0.value }, or: nil, \.accessibilityAttributedValue) }
    set { keep(newValue, \.accessibilityAttributedValue) { $0.value = $1 } }
  }
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { own({ $0.traits ?? .none }, or: .none, \.accessibilityTraits) }
    set { keep(newValue, \.accessibilityTraits) { $0.traits = $1 } }
  }
  /// In points of the screen.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { own({ $0.frame ?? .zero }, or: .zero, \.accessibilityFrame) }
    set { keep(newValue, \.accessibilityFrame) { $0.frame = $1 } }
  }
  /// In points of the screen.
  @preconcurrency @MainActor public var accessibilityPath: UIBezierPath? {
    get { own({ $0.path }, or: nil, \.accessibilityPath) }
    set { keep(newValue, \.accessibilityPath) { $0.path = $1 } }
  }
  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get { own({ $0.language }, or: nil, \.accessibilityLanguage) }
    set { keep(newValue, \.accessibilityLanguage) { $0.language = $1 } }
  }
  /// A name for tests, which isn't read out.
  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get {
      if let view = self as? UIView { return view.accessibilityIdentifier }
      if let element = self as? UIAccessibilityElement { return element.accessibilityIdentifier }
      return AccessibilityStore.existing(of: self)?.saidIdentifier
    }
    set {
      if let view = self as? UIView { return view.accessibilityIdentifier = newValue }
      if let element = self as? UIAccessibilityElement { return element.accessibilityIdentifier = newValue }
      AccessibilityStore.values(of: self).identifier = newValue
    }
  }
  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get { own({ $0.elementsAreHidden }, or: false, \.accessibilityElementsHidden) }
    set { keep(newValue, \.accessibilityElementsHidden) { $0.elementsAreHidden = $1 } }
  }
  @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
    get { own({ $0.viewIsModal }, or: false, \.accessibilityViewIsModal) }
    set { keep(newValue, \.accessibilityViewIsModal) { $0.viewIsModal = $1 } }
  }
  @preconcurrency @MainActor public var shouldGroupAccessibilityChildren: Bool {
    get { own({ $0.groupsChildren }, or: false, \.shouldGroupAccessibilityChildren) }
    set { keep(newValue, \.shouldGroupAccessibilityChildren) { $0.groupsChildren = $1 } }
  }
  @preconcurrency @MainActor public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { own({ $0.navigationStyle }, or: .automatic, \.accessibilityNavigationStyle) }
    set { keep(newValue, \.accessibilityNavigationStyle) { $0.navigationStyle = $1 } }
  }
  @preconcurrency @MainActor public var accessibilityContainerType: UIAccessibilityContainerType {
    get { own({ $0.containerType }, or: .none, \.accessibilityContainerType) }
    set { keep(newValue, \.accessibilityContainerType) { $0.containerType = $1 } }
  }
  @preconcurrency @MainActor public var accessibilityRespondsToUserInteraction: Bool {
    get { own({ $0.respondsToInteraction ?? false }, or: false, \.accessibilityRespondsToUserInteraction) }
    set { keep(newValue, \.accessibilityRespondsToUserInteraction) { $0.respondsToInteraction = $1 } }
  }
  @preconcurrency @MainActor public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { own({ $0.textualContext }, or: nil, \.accessibilityTextualContext) }
    set { keep(newValue, \.accessibilityTextualContext) { $0.textualContext = $1 } }
  }
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { own({ $0.elements }, or: nil, \.accessibilityElements) }
    set { keep(newValue, \.accessibilityElements) { $0.elements = $1 } }
  }
  @preconcurrency @MainActor public var automationElements: [Any]? {
    get { own({ $0.automationElements }, or: nil, \.automationElements) }
    set { keep(newValue, \.automationElements) { $0.automationElements = $1 } }
  }
  @preconcurrency @MainActor public var accessibilityHeaderElements: [Any]? {
    get { own({ $0.headerElements }, or: nil, \.accessibilityHeaderElements) }
    set { keep(newValue, \.accessibilityHeaderElements) { $0.headerElements = $1 } }
  }
  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { own({ $0.customActions }, or: nil, \.accessibilityCustomActions) }
    set { keep(newValue, \.accessibilityCustomActions) { $0.customActions = $1 } }
  }
  @preconcurrency @MainActor public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { own({ $0.customRotors }, or: nil, \.accessibilityCustomRotors) }
    set { keep(newValue, \.accessibilityCustomRotors) { $0.customRotors = $1 } }
  }
  /// In points of the screen; defaults to the middle of the frame.
  @preconcurrency @MainActor public var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      return own({ $0.activationPoint ?? middle }, or: middle, \.accessibilityActivationPoint)
    }
    set { keep(newValue, \.accessibilityActivationPoint) { $0.activationPoint = $1 } }
  }
  @preconcurrency @MainActor public var accessibilityUserInputLabels: [String]! {
    get { own({ $0.inputLabels?.map(\.string) ?? [] }, or: [], \.accessibilityUserInputLabels) }
    set {
      keep(newValue, \.accessibilityUserInputLabels) { values, labels in
        values.inputLabels = labels?.map { NSAttributedString(string: $0) }
      }
    }
  }

  /// The number of elements in the object.
  @preconcurrency @MainActor public func accessibilityElementCount() -> Int {
    (self as? UIResponder)?.accessibilityElementCount() ?? accessibilityElements?.count ?? 0
  }
  @preconcurrency @MainActor public func accessibilityElement(at index: Int) -> Any? {
    if let responder = self as? UIResponder { return responder.accessibilityElement(at: index) }
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  @preconcurrency @MainActor public func index(ofAccessibilityElement element: Any) -> Int {
    if let responder = self as? UIResponder { return responder.index(ofAccessibilityElement: element) }
    return accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }
  /// Calls the object's block, or a responder's method; false if there is neither.
  @discardableResult @preconcurrency @MainActor public func accessibilityActivate() -> Bool {
    (self as? UIResponder)?.accessibilityActivate() ?? accessibilityActivateBlock?() ?? false
  }
  /// Calls the object's block, or a responder's method.
  @preconcurrency @MainActor public func accessibilityIncrement() {
    if let responder = self as? UIResponder {
      responder.accessibilityIncrement()
    } else {
      accessibilityIncrementBlock?()
    }
  }
  /// Calls the object's block, or a responder's method.
  @preconcurrency @MainActor public func accessibilityDecrement() {
    if let responder = self as? UIResponder {
      responder.accessibilityDecrement()
    } else {
      accessibilityDecrementBlock?()
    }
  }

  /// Calls the object's block, or a responder's method; false if there is neither.
  @preconcurrency @MainActor public func accessibilityPerformEscape() -> Bool {
    (self as? UIResponder)?.accessibilityPerformEscape() ?? accessibilityPerformEscapeBlock?() ?? false
  }
  /// Calls the object's block, or a responder's method; false if there is neither.
  @preconcurrency @MainActor public func accessibilityPerformMagicTap() -> Bool {
    (self as? UIResponder)?.accessibilityPerformMagicTap() ?? accessibilityMagicTapBlock?() ?? false
  }
  /// Calls a responder's method; other objects don't scroll.
  @preconcurrency @MainActor public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    (self as? UIResponder)?.accessibilityScroll(direction) ?? false
  }
  /// Calls a responder's method.
  @preconcurrency @MainActor public func accessibilityElementDidBecomeFocused() {
    (self as? UIResponder)?.accessibilityElementDidBecomeFocused()
  }
  /// Calls a responder's method.
  @preconcurrency @MainActor public func accessibilityElementDidLoseFocus() {
    (self as? UIResponder)?.accessibilityElementDidLoseFocus()
  }
  /// Calls a responder's method; false for every other object.
  @preconcurrency @MainActor public func accessibilityElementIsFocused() -> Bool {
    (self as? UIResponder)?.accessibilityElementIsFocused() ?? false
  }

  @MainActor private func own<Value>(
    _ read: (AccessibilityValues) -> Value, or standard: Value, _ path: KeyPath<UIResponder, Value>,
    _ name: String = #function
  ) -> Value {
    if let responder = self as? UIResponder { return responder[keyPath: path] }
    if case .some(let value) = AccessibilityStore.declared(name, of: self, { RuntimeMembers.call(self, name, []) }) {
      return value as? Value ?? standard
    }
    return AccessibilityStore.existing(of: self).map(read) ?? standard
  }

  @MainActor private func keep<Value>(
    _ value: Value, _ path: ReferenceWritableKeyPath<UIResponder, Value>,
    _ write: (AccessibilityValues, Value) -> Void, _ name: String = #function
  ) {
    if let responder = self as? UIResponder { return responder[keyPath: path] = value }
    let change = AccessibilityStore.declared(name, of: self) { RuntimeMembers.set(self, name, to: value) }
    if case .done = change { return }
    write(AccessibilityStore.values(of: self), value)
  }
}

/// The values of objects that aren't responders, as associated objects.
@MainActor enum AccessibilityStore {
  private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  static func existing(of object: NSObject) -> AccessibilityValues? {
    if let responder = object as? UIResponder { return responder.accessibility }
    return objc_getAssociatedObject(object, key) as? AccessibilityValues
  }

  /// Reads or writes a property that the object's class declares anew in a list of members, as translated sources do where an app
  /// overrides `NSObject`'s; nil if there is none. The property may call `super`'s, which is then the stored value.
  static func declared<Value>(_ name: String, of object: NSObject, _ access: () -> Value?) -> Value? {
    guard object.responds(to: Selector(name)) else { return nil }
    let values = values(of: object)
    guard values.accessed.insert(name).inserted else { return nil }
    defer { values.accessed.remove(name) }
    return access()
  }

  static func values(of object: NSObject) -> AccessibilityValues {
    if let responder = object as? UIResponder { return responder.accessibilityToChange }
    if let values = existing(of: object) { return values }
    let values = AccessibilityValues()
    objc_setAssociatedObject(object, key, values, .OBJC_ASSOCIATION_RETAIN)
    return values
  }
}
