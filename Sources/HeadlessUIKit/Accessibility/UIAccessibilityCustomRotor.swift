public import Foundation

/// A custom rotor, with which assistive technologies step through elements on the screen.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  public enum Direction: Int, Sendable {
    case previous, next
  }

  public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5
    case headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
  }

  /// Returns the next element; nil if there is none.
  public typealias Search = (_ predicate: UIAccessibilityCustomRotorSearchPredicate)
    -> UIAccessibilityCustomRotorItemResult?

  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  open var attributedName: NSAttributedString
  /// Stored but unused: no assistive technology runs here; tests read the app's values.
  open var itemSearchBlock: Search
  open private(set) var systemRotorType: SystemRotorType

  public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
  }

  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }
}

/// The search of a rotor: the current element, and the direction.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// Stored but unused: no assistive technology runs here; tests read the app's values.
  open var searchDirection: UIAccessibilityCustomRotor.Direction = .next
}

/// An element that a rotor found.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?

  /// The part of the element's text that was found; nil for the whole element.
  open var targetRange: UITextRange?

  /// No element.
  public override init() { super.init() }

  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
