public import Foundation

extension UIFont {
  /// The weight of a font: 0 is regular, from -1 to 1. Apple's values.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  /// The width of a font: 0 is standard.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Apple publishes the name only; the number isn't known to be iOS's.
    public static let compressed = Width(rawValue: -0.3)
    /// Apple publishes the name only; the number isn't known to be iOS's.
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    /// Apple publishes the name only; the number isn't known to be iOS's.
    public static let expanded = Width(rawValue: 0.2)
  }
}

extension UIFont.Weight {
  /// UIKit's weights, and the weights of CSS and OpenType for them, lightest first.
  private static let scale: [(weight: UIFont.Weight, css: Double, name: String)] = [
    (.ultraLight, 100, "Ultralight"), (.thin, 200, "Thin"), (.light, 300, "Light"), (.regular, 400, "Regular"),
    (.medium, 500, "Medium"), (.semibold, 600, "Semibold"), (.bold, 700, "Bold"), (.heavy, 800, "Heavy"),
    (.black, 900, "Black"),
  ]

  /// The weight in CSS' and OpenType's numbers, from 100 to 900; between UIKit's weights, in proportion.
  package var css: Double {
    let value = Double(rawValue)
    var previous = UIFont.Weight.scale[0]
    for step in UIFont.Weight.scale {
      let upper = Double(step.weight.rawValue)
      if value <= upper {
        let lower = Double(previous.weight.rawValue)
        return upper == lower ? step.css : previous.css + (value - lower) / (upper - lower) * (step.css - previous.css)
      }
      previous = step
    }
    return value.isNaN ? 400 : previous.css
  }

  /// The weight nearest to one of CSS and OpenType.
  package init(css: Double) {
    let nearest = UIFont.Weight.scale.min { abs($0.css - css) < abs($1.css - css) }
    self = nearest?.weight ?? .regular
  }

  /// The closest of UIKit's weights as a word of font names.
  var styleName: String {
    UIFont.Weight.scale.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }?.name
      ?? "Regular"
  }

  /// The weight named by a font's style, as "Semibold".
  init?(styleName: String) {
    guard let match = UIFont.Weight.scale.first(where: { $0.name == styleName }) else { return nil }
    self = match.weight
  }

  /// The weight for users who prefer bold text. Regular text becomes semibold on iOS; the change of other weights isn't documented,
  /// here it is also two steps.
  var forBoldText: UIFont.Weight {
    UIFont.Weight(css: min(css + 200, 900))
  }

  /// Whether fonts of this weight count as bold in their symbolic traits.
  var isBold: Bool { rawValue >= UIFont.Weight.semibold.rawValue }
}

// Disfavoured, so that the operators that libraries have declared themselves aren't ambiguous.
extension UIFont.Weight: Comparable {
  @_disfavoredOverload public static func < (a: UIFont.Weight, b: UIFont.Weight) -> Bool { a.rawValue < b.rawValue }

  @_disfavoredOverload public static func + (weight: UIFont.Weight, difference: CGFloat) -> UIFont.Weight {
    UIFont.Weight(weight.rawValue + difference)
  }

  @_disfavoredOverload public static func - (weight: UIFont.Weight, difference: CGFloat) -> UIFont.Weight {
    UIFont.Weight(weight.rawValue - difference)
  }

  @_disfavoredOverload public static func += (weight: inout UIFont.Weight, difference: CGFloat) {
    weight.rawValue += difference
  }

  @_disfavoredOverload public static func -= (weight: inout UIFont.Weight, difference: CGFloat) {
    weight.rawValue -= difference
  }
}
