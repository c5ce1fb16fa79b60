public import Foundation

/// A place that a tab leads to. Immutable.
// Unchecked: alignment and location are constants; the options are returned unchanged and never read.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The decimal separators of a locale, at which columns of numbers are aligned.
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

  private static let measuresKey = "NSTextTabMeasures"
  private static let terminatorsKey = "NSTextTabTerminators"

  /// The tab as `encode(with:)` wrote it; nil for an archive of another make.
  public required init?(coder: NSCoder) {
    guard let measures = coder.decodeNumbers(forKey: Self.measuresKey), measures.count == 2, measures[1].isFinite,
      let alignment = Int(exactly: measures[0]).flatMap(NSTextAlignment.init(rawValue:))
    else { return nil }
    textAlignment = alignment
    place = CGFloat(measures[1])
    // Asking for what isn't there counts as a broken archive.
    let characters =
      coder.containsValue(forKey: Self.terminatorsKey)
      ? coder.decodeObject(of: NSData.self, forKey: Self.terminatorsKey) : nil
    terminators = characters.map { [.columnTerminators: CharacterSet(bitmapRepresentation: $0 as Data)] } ?? [:]
  }

  /// The column terminators among the options.
  open func encode(with coder: NSCoder) {
    coder.encode(numbers: [Double(textAlignment.rawValue), Double(place)], forKey: Self.measuresKey)
    if let characters = terminators[.columnTerminators] as? CharacterSet {
      coder.encode(characters.bitmapRepresentation as NSData, forKey: Self.terminatorsKey)
    }
  }

  open class var supportsSecureCoding: Bool { true }

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
