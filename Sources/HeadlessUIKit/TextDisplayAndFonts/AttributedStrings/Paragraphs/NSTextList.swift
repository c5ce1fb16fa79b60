public import Foundation

/// A list that paragraphs are part of: how its items are numbered. The markers themselves are part of the text.
// Unchecked: every stored property is a constant, but for the number that it starts with, which UIKit lets be changed, too.
open class NSTextList: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Text with one specifier in braces, as `{decimal}.`.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let box = MarkerFormat("{box}")
    public static let check = MarkerFormat("{check}")
    public static let circle = MarkerFormat("{circle}")
    public static let diamond = MarkerFormat("{diamond}")
    public static let disc = MarkerFormat("{disc}")
    public static let hyphen = MarkerFormat("{hyphen}")
    public static let square = MarkerFormat("{square}")
    public static let decimal = MarkerFormat("{decimal}")
    public static let octal = MarkerFormat("{octal}")
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
  }

  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Items of a list in a list have the outer item's marker before their own.
    public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
  }

  public let markerFormat: MarkerFormat
  public let listOptions: Options
  /// Stored but unused: markers are part of the text, and aren't generated.
  open var startingItemNumber: Int
  open var isOrdered: Bool { specifier.map { NSTextList.signs[$0] == nil } ?? false }

  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
  }

  /// - Parameter options: the raw value of ``Options``.
  public convenience init(markerFormat: MarkerFormat, options: Int) {
    self.init(markerFormat: markerFormat, options: Options(rawValue: UInt(max(options, 0))))
  }

  private static let formatKey = "NSTextListFormat"
  private static let numbersKey = "NSTextListNumbers"

  /// The list as `encode(with:)` wrote it; nil for an archive of another make.
  public required init?(coder: NSCoder) {
    guard let format = coder.decodeText(forKey: Self.formatKey),
      let numbers = coder.decodeNumbers(forKey: Self.numbersKey), numbers.count == 2
    else { return nil }
    markerFormat = MarkerFormat(format)
    listOptions = Options(rawValue: UInt(exactly: numbers[0]) ?? 0)
    startingItemNumber = Int(exactly: numbers[1]) ?? 1
  }

  open func encode(with coder: NSCoder) {
    coder.encode(markerFormat.rawValue as NSString, forKey: Self.formatKey)
    coder.encode(numbers: [Double(listOptions.rawValue), Double(startingItemNumber)], forKey: Self.numbersKey)
  }

  open class var supportsSecureCoding: Bool { true }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The marker of an item: the format with its specifier replaced.
  open func marker(forItemNumber itemNumber: Int) -> String {
    guard let specifier else { return markerFormat.rawValue }
    return markerFormat.rawValue.replacingOccurrences(
      of: "{\(specifier)}", with: NSTextList.text(specifier, number: itemNumber))
  }

  private var specifier: String? {
    let text = markerFormat.rawValue
    guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else { return nil }
    return String(text[text.index(after: open)..<close])
  }

  private static let signs = [
    "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}", "disc": "\u{2022}",
    "hyphen": "\u{2043}", "square": "\u{25AA}",
  ]

  private static func text(_ specifier: String, number: Int) -> String {
    if let sign = signs[specifier] { return sign }
    switch specifier {
    case "octal": return String(number, radix: 8)
    case "lower-hexadecimal": return String(number, radix: 16)
    case "upper-hexadecimal": return String(number, radix: 16, uppercase: true)
    case "lower-alpha", "lower-latin": return letters(number)
    case "upper-alpha", "upper-latin": return letters(number).uppercased()
    case "lower-roman": return roman(number)
    case "upper-roman": return roman(number).uppercased()
    default: return String(number)
    }
  }

  /// a to z, then aa, ab and so on.
  private static func letters(_ number: Int) -> String {
    guard number > 0 else { return String(number) }
    var rest = number
    var letters = ""
    while rest > 0 {
      letters = String(UnicodeScalar(UInt8(97 + (rest - 1) % 26))) + letters
      rest = (rest - 1) / 26
    }
    return letters
  }

  private static func roman(_ number: Int) -> String {
    guard 1...3999 ~= number else { return String(number) }
    let numerals = [
      (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"),
      (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var rest = number
    var result = ""
    for (value, letters) in numerals {
      while rest >= value {
        result += letters
        rest -= value
      }
    }
    return result
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextList else { return false }
    return other.markerFormat == markerFormat && other.listOptions == listOptions
      && other.startingItemNumber == startingItemNumber
  }

  open override var hash: Int { markerFormat.hashValue }
}
