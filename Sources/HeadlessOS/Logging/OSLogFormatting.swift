/// The format of an integer.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let prefix: String
  private let minDigits: Int
  private let isUppercase: Bool

  private init(_ radix: Int, _ prefix: String, _ minDigits: Int, isUppercase: Bool = false) {
    self.radix = radix
    self.prefix = prefix
    self.minDigits = minDigits
    self.isUppercase = isUppercase
  }

  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(10, "", 0) }
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(10, explicitPositiveSign ? "+" : "", minDigits)
  }
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(16, "", 0) }
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(16, includePrefix ? "0x" : "", minDigits, isUppercase: uppercase)
  }
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(8, "", 0) }

  func text<Value: BinaryInteger>(_ value: Value) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
    return (value < 0 ? "-" : "") + (value < 0 && prefix == "+" ? "" : prefix) + zeros + digits
  }
}

/// The format of a floating-point number.
public struct OSLogFloatFormatting: Sendable {
  private let format: String

  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(format: "%f") }
  public static func fixed(precision: Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%\(explicitPositiveSign ? "+" : "").\(max(0, precision))f")
  }
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(format: "%e") }
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(format: "%g") }

  func text(_ value: Double) -> String { String(format: format, value) }
}

/// The minimum width of a value, and its alignment.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isLeft: Bool

  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeft: true) }
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: true)
  }
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: false)
  }

  func aligned(_ text: String) -> String {
    let blanks = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + blanks : blanks + text
  }
}
