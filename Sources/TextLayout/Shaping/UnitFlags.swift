/// What is known about a UTF-16 unit of a paragraph; one byte each.
enum UnitFlags {
  /// A grapheme cluster starts here.
  static let graphemeStart: UInt8 = 1
  /// A line may end before it, by UAX #14.
  static let breakBefore: UInt8 = 2
  /// Whitespace, which hangs over the line's end.
  static let whitespace: UInt8 = 4
  /// A line ends after it in any case.
  static let lineSeparator: UInt8 = 8
  static let tab: UInt8 = 16
  /// A line that starts here has to be shaped anew.
  static let unsafe: UInt8 = 32
  static let softHyphen: UInt8 = 64
  /// A space that justification may widen.
  static let widens: UInt8 = 128
}
