internal import HeadlessUIKit

/// What modifiers say of a view to assistive technology.
struct AccessibilityProperties {
  var label: String?
  var value: String?
  var hint: String?
  var isHidden: Bool?
  var added: UIAccessibilityTraits = []
  var removed: UIAccessibilityTraits = []
  var children: AccessibilityChildBehavior?
  var sortPriority: Double?
  var inputLabels: [String]?
  /// Whether what is written inside names the control of UIKit's inside, so that both are one element.
  var labelsControl = false
  var actions: [(name: String, action: () -> Void)] = []
  /// What VoiceOver's own gestures do.
  var standardActions: [AccessibilityActionKind: () -> Void] = [:]
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  var scroll: ((Edge) -> Void)?
  /// Where a double tap goes, in the view's own coordinate space.
  var activationPoint: UnitPoint?
  var respondsToInteraction: Bool?
  var textualContext: UIAccessibilityTextualContext?
  var customContent: [AXCustomContent] = []

  /// Takes over what an outer modifier says.
  mutating func merge(_ outer: AccessibilityProperties) {
    label = outer.label ?? label
    value = outer.value ?? value
    hint = outer.hint ?? hint
    isHidden = outer.isHidden ?? isHidden
    added.formUnion(outer.added)
    removed.formUnion(outer.removed)
    children = outer.children ?? children
    sortPriority = outer.sortPriority ?? sortPriority
    inputLabels = outer.inputLabels ?? inputLabels
    labelsControl = labelsControl || outer.labelsControl
    actions += outer.actions
    standardActions.merge(outer.standardActions) { $1 }
    adjust = outer.adjust ?? adjust
    scroll = outer.scroll ?? scroll
    activationPoint = outer.activationPoint ?? activationPoint
    respondsToInteraction = outer.respondsToInteraction ?? respondsToInteraction
    textualContext = outer.textualContext ?? textualContext
    customContent += outer.customContent
  }
}

/// Which way a value is changed.
public enum AccessibilityAdjustmentDirection: Sendable, Hashable {
  case increment, decrement
}

/// How the views inside one that is an accessibility element are.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
