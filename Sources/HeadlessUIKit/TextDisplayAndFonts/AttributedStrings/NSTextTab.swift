public import Foundation

/// A place that a tab leads to. Immutable.
// Unchecked: alignment and location are constants; the options are handed back as they came and never read.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// What columns of numbers are aligned at: the decimal separator of a locale.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
  }

  private let textAlignment: NSTextAlignment
  private let place: CGFloat
  private let terminators: [OptionKey: Any]

  /// `location` is in points from the paragraph's leading edge.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    textAlignment = alignment
    place = loc
    terminators = options
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var alignment: NSTextAlignment { textAlignment }
  open var location: CGFloat { place }
  open var options: [OptionKey: Any] { terminators }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.place == place && other.textAlignment == textAlignment
  }

  open override var hash: Int { place.hashValue }
}
