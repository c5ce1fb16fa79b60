internal import HeadlessUIKit

/// An action that assistive technologies list by its name.
struct NamedAction {
  let name: String
  /// The name of the group that the action belongs to; nil for none.
  var category: String?
  let action: () -> Void
}

/// The accessibility properties that modifiers set on a view.
struct AccessibilityProperties {
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var isHidden: Bool?
  var added: UIAccessibilityTraits = []
  var removed: UIAccessibilityTraits = []
  var children: AccessibilityChildBehavior?
  var sortPriority: Double?
  var inputLabels: [String]?
  /// Whether the text inside labels the UIKit control inside, so that both form one element.
  var labelsControl = false
  /// Whether images inside are a label's icon, which its title describes.
  var isIcon = false
  var actions: [NamedAction] = []
  /// The actions of VoiceOver's gestures.
  var standardActions: [AccessibilityActionKind: () -> Void] = [:]
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  var scroll: ((Edge) -> Void)?
  /// Returns the activation point in the element's frame on the screen, in points.
  var activationPoint: ((CGRect) -> CGPoint)?
  var respondsToInteraction: Bool?
  var textualContext: UIAccessibilityTextualContext?
  var customContent: [AXCustomContent] = []
  var rotors: [Rotor] = []
  var rotorEntries: Set<RotorEntryKey> = []
  /// The links of VoiceOver's focus to properties of the app.
  var focusLinks: [FocusLink] = []
  var zoom: ((AccessibilityZoomGestureAction) -> Void)?
  /// Makes the description of a chart, or updates the one that there is.
  var chart: ((AXChartDescriptor?) -> AXChartDescriptor)?

  /// Whether a view without accessibility elements becomes one, as recorded of labels, values and hints, empty ones, too.
  var describes: Bool {
    label != nil || value != nil || hint != nil || !actions.isEmpty || !standardActions.isEmpty || adjust != nil
  }

  /// Applies the properties of an outer modifier, which take precedence.
  mutating func merge(_ outer: AccessibilityProperties) {
    label = outer.label ?? label
    value = outer.value ?? value
    hint = outer.hint ?? hint
    identifier = outer.identifier ?? identifier
    isHidden = outer.isHidden ?? isHidden
    added.formUnion(outer.added)
    removed.formUnion(outer.removed)
    children = outer.children ?? children
    sortPriority = outer.sortPriority ?? sortPriority
    inputLabels = outer.inputLabels ?? inputLabels
    labelsControl = labelsControl || outer.labelsControl
    isIcon = isIcon || outer.isIcon
    actions += outer.actions
    standardActions.merge(outer.standardActions) { $1 }
    adjust = outer.adjust ?? adjust
    scroll = outer.scroll ?? scroll
    activationPoint = outer.activationPoint ?? activationPoint
    respondsToInteraction = outer.respondsToInteraction ?? respondsToInteraction
    textualContext = outer.textualContext ?? textualContext
    customContent += outer.customContent
    rotors += outer.rotors
    rotorEntries.formUnion(outer.rotorEntries)
    focusLinks += outer.focusLinks
    zoom = outer.zoom ?? zoom
    chart = outer.chart ?? chart
  }
}

/// The direction in which an adjustable element is changed.
public enum AccessibilityAdjustmentDirection: Sendable, Hashable {
  case increment, decrement
}

/// How an accessibility element treats its children.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
