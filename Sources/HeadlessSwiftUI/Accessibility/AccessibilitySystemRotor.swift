internal import HeadlessUIKit

/// A rotor of the system's, whose entries an app can set.
public struct AccessibilitySystemRotor: Sendable {
  let type: UIAccessibilityCustomRotor.SystemRotorType

  public static let links = AccessibilitySystemRotor(type: .link)
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(type: visited ? .visitedLink : .link)
  }
  public static let headings = AccessibilitySystemRotor(type: .heading)
  /// The rotor for headings of a level; for all headings with an unspecified level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    switch level {
    case .unspecified: headings
    case .h1: AccessibilitySystemRotor(type: .headingLevel1)
    case .h2: AccessibilitySystemRotor(type: .headingLevel2)
    case .h3: AccessibilitySystemRotor(type: .headingLevel3)
    case .h4: AccessibilitySystemRotor(type: .headingLevel4)
    case .h5: AccessibilitySystemRotor(type: .headingLevel5)
    case .h6: AccessibilitySystemRotor(type: .headingLevel6)
    }
  }
  public static let boldText = AccessibilitySystemRotor(type: .boldText)
  public static let italicText = AccessibilitySystemRotor(type: .italicText)
  public static let underlineText = AccessibilitySystemRotor(type: .underlineText)
  public static let misspelledWords = AccessibilitySystemRotor(type: .misspelledWord)
  public static let images = AccessibilitySystemRotor(type: .image)
  public static let textFields = AccessibilitySystemRotor(type: .textField)
  public static let tables = AccessibilitySystemRotor(type: .table)
  public static let lists = AccessibilitySystemRotor(type: .list)
  public static let landmarks = AccessibilitySystemRotor(type: .landmark)
}
