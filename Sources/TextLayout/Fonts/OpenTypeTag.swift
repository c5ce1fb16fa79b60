/// The four letters with which OpenType identifies tables, features, scripts and axes.
enum OpenTypeTag {
  /// Shorter tags are padded with spaces, longer ones truncated.
  static func value(_ text: String) -> UInt32 {
    var value: UInt32 = 0
    var count = 0
    for byte in text.utf8 where count < 4 {
      value = value << 8 | UInt32(byte)
      count += 1
    }
    while count < 4 {
      value = value << 8 | 0x20
      count += 1
    }
    return value
  }
}
