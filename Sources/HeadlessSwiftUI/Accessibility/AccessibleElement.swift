internal import Foundation
internal import HeadlessUIKit

/// An element with accessibility values.
@MainActor package protocol AccessibleElement: _LayoutElement {
  /// The spoken label; nil for an element that isn't an accessibility element.
  var spokenLabel: String? { get }
  var spokenValue: String? { get }
  var spokenTraits: UIAccessibilityTraits { get }
  /// Performs the action of a double tap; false if the element has no action.
  func activate() -> Bool
}

extension AccessibleElement {
  package var spokenValue: String? { nil }
  package func activate() -> Bool { false }
}

/// The properties that modifiers set on the content.
final class AccessibilityPropertiesElement: _UnaryElement {
  var properties: AccessibilityProperties

  init(_ child: _LayoutElement, _ properties: AccessibilityProperties) {
    self.properties = properties
    super.init(child)
  }
}

/// Returns the accessibility elements of a host view, in VoiceOver's order.
@MainActor struct AccessibilityReader {
  let host: _ElementHostView

  func elements() -> [Any] {
    guard let root = host.root else { return [] }
    return read(root, at: Place(), AccessibilityProperties()).map(\.object)
  }

  /// An accessibility element, and the elements that are combined into it.
  private struct Found {
    let object: Any
    var label: String?
    var value: String?
    var traits: UIAccessibilityTraits = []
    var sortPriority = 0.0
    /// The elements in a container.
    var contained: [Found] = []

    /// The element, or those in the container.
    var flat: [Found] { contained.isEmpty ? [self] : contained.flatMap(\.flat) }
  }

  /// The position of an element in the host's coordinate space, and the transform of the effects around it.
  private struct Place {
    var origin = CGPoint.zero
    var effects: ProjectionTransform?

    /// The place of an element inside one at this place.
    @MainActor func inner(_ child: _LayoutElement, of element: _LayoutElement) -> Place {
      Place(
        origin: CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y),
        effects: element.effectTransform(at: origin, in: effects))
    }

    /// The frame of a rectangle in the element, as it is drawn.
    func frame(_ rect: CGRect) -> CGRect {
      let frame = rect.offsetBy(dx: origin.x, dy: origin.y)
      return effects?.convert(frame) ?? frame
    }
    func frame(_ size: CGSize) -> CGRect { frame(CGRect(origin: .zero, size: size)) }
  }

  private func read(_ element: _LayoutElement, at place: Place, _ outer: AccessibilityProperties) -> [Found] {
    if let element = element as? AccessibilityPropertiesElement {
      var properties = element.properties
      properties.merge(outer)
      let inner = place.inner(element.child, of: element)
      if element.properties.labelsControl { return labeledControl(element.child, at: inner, properties) }
      guard properties.children != nil, element.properties.children != nil else {
        return read(element.child, at: inner, properties)
      }
      return grouped(element, at: place, inner, properties)
    }
    if outer.isHidden == true { return [] }
    if let element = element as? _TraitElement, let identifier = identifier(of: element) {
      var properties = outer
      // A container's identifier is that of each element inside, as in SwiftUI.
      properties.identifier = outer.identifier ?? identifier
      return read(element.child, at: place.inner(element.child, of: element), properties)
    }
    let frame = place.frame(element.size)
    if let platform = element as? _PlatformElement {
      if let identifier = outer.identifier { platform.view.accessibilityIdentifier = identifier }
      if let label = outer.label { platform.view.accessibilityLabel = label }
      if let value = outer.value { platform.view.accessibilityValue = value }
      if let hint = outer.hint { platform.view.accessibilityHint = hint }
      return [Found(object: platform.view, sortPriority: outer.sortPriority ?? 0)]
    }
    if let drawing = element as? AccessiblePartsElement {
      return drawing.parts(element.size).map { part in
        let (label, value) = (part.label, part.value)
        return make(
          nil, place.frame(part.frame), label: label.plainString(in: drawing.environment),
          value: value?.plainString(in: drawing.environment), [], AccessibilityProperties())
      }
    }
    if let button = element as? PressElement { return [made(button, frame, place, outer)] }
    if let element = element as? any AccessibleElement, let label = element.spokenLabel {
      var outer = outer
      outer.textualContext = outer.textualContext ?? (element as? _TextElement)?.content?.text.textualContext
      return [make(element, frame, label: label, value: element.spokenValue, element.spokenTraits, outer)]
    }
    let found = element.children.flatMap { read($0, at: place.inner($0, of: element), outer) }
    return found.sorted { $0.sortPriority > $1.sortPriority }
  }

  /// The identifier that a trait is; nil for other traits, and for an empty one.
  private func identifier(of element: _TraitElement) -> String? {
    guard element.key == ObjectIdentifier(AccessibilityIdentifierKey.self) else { return nil }
    return (element.value as? String).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A button is one element, labelled by its content.
  private func made(
    _ button: PressElement, _ frame: CGRect, _ place: Place, _ properties: AccessibilityProperties
  ) -> Found {
    let inside = read(button.child, at: place.inner(button.child, of: button), AccessibilityProperties())
      .flatMap(\.flat)
    let labels = inside.compactMap(\.label)
    // An image beside a title adds nothing to the label.
    let titles = inside.filter { !$0.traits.contains(.image) }.compactMap(\.label)
    let values = inside.compactMap(\.value)
    return make(
      button, frame, label: (titles.isEmpty ? labels : titles).joined(separator: ", "),
      value: values.isEmpty ? nil : values.joined(separator: ", "), button.spokenTraits, properties)
  }

  /// A UIKit control with a label beside it: VoiceOver reads the control alone, with the label's text.
  private func labeledControl(
    _ element: _LayoutElement, at place: Place, _ properties: AccessibilityProperties
  ) -> [Found] {
    var inner = properties
    inner.labelsControl = false
    let found = read(element, at: place, inner)
    let controls = found.filter { $0.object is UIView }
    // A control that consists of several elements, such as a compact date picker, keeps its label beside it.
    guard controls.count == 1, let view = controls[0].object as? UIView, view.isAccessibilityElement else {
      return found
    }
    let labels = found.filter { !$0.traits.contains(.image) }.compactMap(\.label)
    if properties.label == nil, !labels.isEmpty { view.accessibilityLabel = labels.joined(separator: ", ") }
    return controls
  }

  /// The effect of `accessibilityElement(children:)`.
  private func grouped(
    _ element: AccessibilityPropertiesElement, at place: Place, _ inner: Place,
    _ properties: AccessibilityProperties
  ) -> [Found] {
    if properties.isHidden == true { return [] }
    let frame = place.frame(element.size)
    if properties.children == .contain { return [contained(element, frame, inner, properties)] }
    let children =
      properties.children == .combine
      ? read(element.child, at: inner, AccessibilityProperties()).flatMap(\.flat) : []
    let labels = children.compactMap(\.label)
    let values = children.compactMap(\.value)
    let traits = children.reduce(UIAccessibilityTraits()) { $0.union($1.traits) }
    return [
      make(
        nil, frame, label: labels.isEmpty ? nil : labels.joined(separator: ", "),
        value: values.isEmpty ? nil : values.joined(separator: ", "), traits, properties)
    ]
  }

  /// A container with the elements inside, which has the label and the identifier, and isn't an element itself.
  private func contained(
    _ element: AccessibilityPropertiesElement, _ frame: CGRect, _ inner: Place, _ properties: AccessibilityProperties
  ) -> Found {
    let children = read(element.child, at: inner, AccessibilityProperties())
    var found = make(nil, frame, label: nil, value: nil, [], properties)
    if let object = found.object as? HostedAccessibilityElement {
      object.isAccessibilityElement = false
      object.accessibilityContainerType = .semanticGroup
      object.accessibilityElements = children.map(\.object)
    }
    found.contained = children
    return found
  }

  private func make(
    _ element: _LayoutElement?, _ frame: CGRect, label: String?, value: String?,
    _ traits: UIAccessibilityTraits, _ properties: AccessibilityProperties
  ) -> Found {
    let object = HostedAccessibilityElement(accessibilityContainer: host)
    object.element = element as? any AccessibleElement
    object.accessibilityLabel = properties.label ?? label
    object.accessibilityValue = properties.value ?? value
    object.accessibilityHint = properties.hint
    object.accessibilityTraits = traits.union(properties.added).subtracting(properties.removed)
    object.accessibilityFrameInContainerSpace = frame
    object.accessibilityIdentifier = properties.identifier
    object.apply(properties)
    if !properties.rotors.isEmpty {
      object.accessibilityCustomRotors = properties.rotors.map { $0.customRotor(in: host) }
    }
    if let labels = properties.inputLabels { object.accessibilityUserInputLabels = labels }
    if !properties.actions.isEmpty {
      object.accessibilityCustomActions = properties.actions.map { action in
        UIAccessibilityCustomAction(name: action.name) { _ in
          action.action()
          return true
        }
      }
    }
    return Found(
      object: object, label: object.accessibilityLabel, value: object.accessibilityValue,
      traits: object.accessibilityTraits, sortPriority: properties.sortPriority ?? 0)
  }
}

/// The accessibility element that represents an element of a host view.
final class HostedAccessibilityElement: UIAccessibilityElement {
  weak var element: (any AccessibleElement)?
  private var actions: [AccessibilityActionKind: () -> Void] = [:]
  private var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  private var scroll: ((Edge) -> Void)?

  /// The elements that an object is or contains, in VoiceOver's order.
  static func all(_ object: Any) -> [HostedAccessibilityElement] {
    guard let element = object as? HostedAccessibilityElement else { return [] }
    return element.isAccessibilityElement ? [element] : (element.accessibilityElements ?? []).flatMap(all)
  }

  func apply(_ properties: AccessibilityProperties) {
    actions = properties.standardActions
    adjust = properties.adjust
    scroll = properties.scroll
    if let responds = properties.respondsToInteraction { accessibilityRespondsToUserInteraction = responds }
    if let context = properties.textualContext { accessibilityTextualContext = context }
    if !properties.customContent.isEmpty { accessibilityCustomContent = properties.customContent }
    if let point = properties.activationPoint { accessibilityActivationPoint = point(accessibilityFrame) }
  }

  private func perform(_ kind: AccessibilityActionKind) -> Bool {
    guard let action = actions[kind] else { return false }
    action()
    return true
  }

  override func accessibilityActivate() -> Bool {
    perform(.default) || (element?.activate() ?? super.accessibilityActivate())
  }
  override func accessibilityPerformEscape() -> Bool { perform(.escape) || super.accessibilityPerformEscape() }
  override func accessibilityPerformMagicTap() -> Bool { perform(.magicTap) || super.accessibilityPerformMagicTap() }
  override func accessibilityIncrement() { adjust?(.increment) }
  override func accessibilityDecrement() { adjust?(.decrement) }
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let scroll else { return super.accessibilityScroll(direction) }
    switch direction {
    case .up: scroll(.top)
    case .down: scroll(.bottom)
    case .left, .previous: scroll(.leading)
    case .right, .next: scroll(.trailing)
    }
    return true
  }
}

extension _TextElement: AccessibleElement {
  package var spokenLabel: String? { content?.text.spoken ?? snapshotText }
  package var spokenTraits: UIAccessibilityTraits {
    content?.text.isHeading == true ? [.staticText, .header] : .staticText
  }
}

extension _ImageElement: AccessibleElement {
  package var spokenLabel: String? { label ?? (isDecorative ? nil : snapshotText) }
  package var spokenTraits: UIAccessibilityTraits { .image }
}

extension PressElement: AccessibleElement {
  package var spokenLabel: String? { nil }
  package var spokenTraits: UIAccessibilityTraits { isEnabled ? .button : [.button, .notEnabled] }

  package func activate() -> Bool {
    guard isEnabled else { return false }
    action()
    return true
  }
}
