/// The properties of a UTF-16 unit of a paragraph; one byte each.
enum UnitFlags {
  /// A grapheme cluster starts here.
  static let graphemeStart: UInt8 = 1
  /// A line may end before it, according to UAX #14.
  static let breakBefore: UInt8 = 2
  /// Whitespace, which may extend beyond the line's end.
  static let whitespace: UInt8 = 4
  /// A mandatory line break follows it.
  static let lineSeparator: UInt8 = 8
  static let tab: UInt8 = 16
  /// A line that starts here has to be reshaped.
  static let unsafe: UInt8 = 32
  static let softHyphen: UInt8 = 64
  /// A space that justification may widen.
  static let widens: UInt8 = 128
}
