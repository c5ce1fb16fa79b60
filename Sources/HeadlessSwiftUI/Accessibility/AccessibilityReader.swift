internal import Foundation
internal import HeadlessUIKit

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
    /// Whether a modifier sets the label.
    var isNamed = false
    /// Whether the label is only the name of a symbol.
    var isUnnamedSymbol = false
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
    if let element = element as? AccessibilityPropertiesElement { return described(element, at: place, outer) }
    if outer.isHidden == true || (element as? _EffectElement)?.showsNothing == true { return [] }
    if let element = element as? _TraitElement, let identifier = identifier(of: element) {
      var properties = outer
      // A container's identifier is that of each element inside, as in SwiftUI.
      properties.identifier = outer.identifier ?? identifier
      return read(element.child, at: place.inner(element.child, of: element), properties)
    }
    if let labelled = element as? AccessibilityLabelElement { return self.labelled(labelled, at: place, outer) }
    let frame = place.frame(element.size)
    if let platform = element as? _PlatformElement {
      if let identifier = outer.identifier { platform.view.accessibilityIdentifier = identifier }
      if let label = outer.label { platform.view.accessibilityLabel = label }
      if let value = outer.value { platform.view.accessibilityValue = value }
      if let hint = outer.hint { platform.view.accessibilityHint = hint }
      platform.view.accessibilityFocusObservers = outer.focusLinks
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
      if outer.isIcon, outer.label == nil, element is _ImageElement { return [] }
      var outer = outer
      outer.textualContext = outer.textualContext ?? (element as? _TextElement)?.content?.text.textualContext
      var found = make(element, frame, label: label, value: element.spokenValue, element.spokenTraits, outer)
      if let text = element as? _TextElement, let object = found.object as? HostedAccessibilityElement {
        let links = linkElements(of: text, at: place)
        if !links.isEmpty { object.automationElements = links }
      }
      found.isNamed = outer.label != nil
      found.isUnnamedSymbol = outer.label == nil && (element as? _ImageElement)?.isUnnamedSymbol == true
      return [found]
    }
    let found = element.children.flatMap { read($0, at: place.inner($0, of: element), outer) }
      .sorted { $0.sortPriority > $1.sortPriority }
    guard element is any FramingElement else { return found }
    if let row = element as? ListRowElement { offer(row.accessibleActions(), by: found) }
    return framed(found, frame)
  }

  /// The elements of the links in a text, which XCTest finds inside the text's element, where their first lines are.
  private func linkElements(of text: _TextElement, at place: Place) -> [Any] {
    var seen: Set<Int> = []
    return text.links.filter { seen.insert($0.number).inserted }.map { link in
      let frame = place.inner(link, of: text).frame(link.size)
      return make(link, frame, label: link.spokenLabel, value: nil, link.spokenTraits, AccessibilityProperties()).object
    }
  }

  /// The elements of a row have its swipe actions after their own actions.
  private func offer(_ actions: [UIAccessibilityCustomAction], by found: [Found]) {
    guard !actions.isEmpty else { return }
    for object in found.flatMap(\.flat).compactMap({ $0.object as? HostedAccessibilityElement }) {
      object.accessibilityCustomActions = (object.accessibilityCustomActions ?? []) + actions
    }
  }

  /// The effect of modifiers on the content: its only element has the frame of the modified view, and a view without elements becomes
  /// one where it is described.
  private func described(
    _ element: AccessibilityPropertiesElement, at place: Place, _ outer: AccessibilityProperties
  ) -> [Found] {
    var properties = element.properties
    properties.merge(outer)
    let inner = place.inner(element.child, of: element)
    if element.properties.labelsControl { return labeledControl(element.child, at: inner, properties) }
    var found: [Found]
    if properties.children != nil, element.properties.children != nil {
      found = grouped(element, at: place, inner, properties)
    } else {
      found = framed(read(element.child, at: inner, properties), place.frame(element.size))
      if found.isEmpty, element.properties.describes, properties.isHidden != true, !element.child.isHiddenByApp {
        found = [make(nil, place.frame(element.size), label: nil, value: nil, [], properties)]
      }
    }
    if let point = element.properties.activationPoint {
      for object in found.flatMap(\.flat).compactMap({ $0.object as? HostedAccessibilityElement }) {
        object.accessibilityActivationPoint = point(object.accessibilityFrame)
      }
    }
    return found
  }

  /// The effect of `accessibilityLabel(content:)`: the texts of its views, among which the view's own label may be.
  private func labelled(
    _ element: AccessibilityLabelElement, at place: Place, _ outer: AccessibilityProperties
  ) -> [Found] {
    let inner = place.inner(element.child, of: element)
    var properties = outer
    if outer.label == nil {
      let own = read(element.child, at: inner, AccessibilityProperties()).flatMap(\.flat).compactMap(\.label)
      properties.label = element.label(own: own.joined(separator: ", "))
    }
    let found = framed(read(element.child, at: inner, properties), place.frame(element.size))
    guard found.isEmpty, properties.isHidden != true, !element.child.isHiddenByApp else { return found }
    return [make(nil, place.frame(element.size), label: nil, value: nil, [], properties)]
  }

  /// A single element takes the frame; several keep theirs.
  private func framed(_ found: [Found], _ frame: CGRect) -> [Found] {
    guard found.count == 1, let object = found[0].object as? HostedAccessibilityElement, object.isAccessibilityElement
    else { return found }
    object.accessibilityFrameInContainerSpace = frame
    return found
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
    // An image beside a title adds nothing to the label, unless the app names it.
    let titles = inside.filter { !$0.traits.contains(.image) || $0.isNamed }.compactMap(\.label)
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
    guard properties.children == .combine else {
      return [make(nil, frame, label: nil, value: nil, [], properties)]
    }
    return [combined(read(element.child, at: inner, AccessibilityProperties()).flatMap(\.flat), frame, properties)]
  }

  /// One element with the labels, values, traits and actions of those inside. Symbols without a name of their own don't take part if
  /// there are other elements; several buttons are actions by name.
  private func combined(_ inside: [Found], _ frame: CGRect, _ properties: AccessibilityProperties) -> Found {
    let named = inside.filter { !$0.isUnnamedSymbol }
    let children = named.isEmpty ? inside : named
    let objects = children.compactMap { $0.object as? NSObject }
    let labels = objects.compactMap(\.accessibilityLabel).filter { !$0.isEmpty }
    let values = objects.compactMap(\.accessibilityValue).filter { !$0.isEmpty }
    let traits = objects.reduce(UIAccessibilityTraits()) { $0.union($1.accessibilityTraits) }
    let found = make(
      nil, frame, label: labels.isEmpty ? nil : labels.joined(separator: ", "),
      value: values.isEmpty ? nil : values.joined(separator: ", "), traits, properties)
    guard let object = found.object as? HostedAccessibilityElement else { return found }
    object.parts = objects
    object.accessibilityFocusObservers += objects.flatMap { ($0 as? UIResponder)?.accessibilityFocusObservers ?? [] }
    let hints = objects.compactMap(\.accessibilityHint).filter { !$0.isEmpty }
    if object.accessibilityHint == nil, !hints.isEmpty { object.accessibilityHint = hints.joined(separator: ", ") }
    let buttons = objects.filter { $0.accessibilityTraits.contains(.button) }
    var actions: [UIAccessibilityCustomAction] = []
    if buttons.count > 1 {
      actions = buttons.map { button in
        UIAccessibilityCustomAction(name: button.accessibilityLabel ?? "") { _ in button.accessibilityActivate() }
      }
    }
    actions += objects.flatMap { $0.accessibilityCustomActions ?? [] } + (object.accessibilityCustomActions ?? [])
    if !actions.isEmpty { object.accessibilityCustomActions = actions }
    return found
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
        let custom = UIAccessibilityCustomAction(name: action.name) { _ in
          action.action()
          return true
        }
        custom.category = action.category
        return custom
      }
    }
    return Found(
      object: object, label: object.accessibilityLabel, value: object.accessibilityValue,
      traits: object.accessibilityTraits, sortPriority: properties.sortPriority ?? 0)
  }
}

/// An element whose only accessibility element has its frame: a list's row, header or footer.
@MainActor protocol FramingElement: _LayoutElement {}

extension _LayoutElement {
  /// Whether a modifier directly around the content hides it.
  fileprivate var isHiddenByApp: Bool {
    var element = self
    while let modified = element as? AccessibilityPropertiesElement {
      if modified.properties.isHidden == true { return true }
      element = modified.child
    }
    return false
  }
}

extension _EffectElement {
  /// Content without opacity can't be read either.
  fileprivate var showsNothing: Bool { isHidden || effect.isTransparent }
}

/// An element that is read, and neither drawn nor touched.
final class UnseenElement: _UnaryElement {
  override func draw(_ canvas: inout ElementCanvas) {}
  override func hitTest(_ point: CGPoint) -> _LayoutElement? { nil }
}

/// The modifier of views that represent others in the accessibility tree.
struct UnseenModifier: _ElementModifier {
  typealias Body = Never
  func makeElement(_ child: _LayoutElement, _ context: _ElementContext) -> _LayoutElement { UnseenElement(child) }
  func updateElement(_ element: _LayoutElement, _ context: _ElementContext) {}
}
