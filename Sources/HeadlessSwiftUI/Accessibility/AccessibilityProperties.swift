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

/// What VoiceOver's own gestures ask of a view.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String
  private let text: Text?

  private init(_ name: String) {
    self.name = name
    text = nil
  }

  public static let `default` = AccessibilityActionKind("default")
  public static let escape = AccessibilityActionKind("escape")
  public static let magicTap = AccessibilityActionKind("magicTap")
  public static let delete = AccessibilityActionKind("delete")
  public static let showMenu = AccessibilityActionKind("showMenu")

  /// An action of a name.
  public init(named name: Text) {
    self.name = "named"
    text = name
  }

  /// The name that the action is offered under; nil for a gesture of VoiceOver's.
  var ownName: Text? { text }

  public static func == (one: Self, other: Self) -> Bool { one.name == other.name && one.text == other.text }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
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

/// What a view is to assistive technology.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(_ traits: UIAccessibilityTraits) { rawValue = traits.rawValue }

  public static let isButton = AccessibilityTraits(UIAccessibilityTraits.button)
  public static let isHeader = AccessibilityTraits(UIAccessibilityTraits.header)
  public static let isSelected = AccessibilityTraits(UIAccessibilityTraits.selected)
  public static let isLink = AccessibilityTraits(UIAccessibilityTraits.link)
  public static let isSearchField = AccessibilityTraits(UIAccessibilityTraits.searchField)
  public static let isImage = AccessibilityTraits(UIAccessibilityTraits.image)
  public static let playsSound = AccessibilityTraits(UIAccessibilityTraits.playsSound)
  public static let isKeyboardKey = AccessibilityTraits(UIAccessibilityTraits.keyboardKey)
  public static let isStaticText = AccessibilityTraits(UIAccessibilityTraits.staticText)
  public static let isSummaryElement = AccessibilityTraits(UIAccessibilityTraits.summaryElement)
  public static let updatesFrequently = AccessibilityTraits(UIAccessibilityTraits.updatesFrequently)
  public static let startsMediaSession = AccessibilityTraits(UIAccessibilityTraits.startsMediaSession)
  public static let allowsDirectInteraction = AccessibilityTraits(UIAccessibilityTraits.allowsDirectInteraction)
  public static let causesPageTurn = AccessibilityTraits(UIAccessibilityTraits.causesPageTurn)
  public static let isToggle = AccessibilityTraits(UIAccessibilityTraits.toggleButton)
  public static let isTabBar = AccessibilityTraits(UIAccessibilityTraits.tabBar)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 40)

  var uiKit: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: rawValue & ~(1 << 40)) }
}
