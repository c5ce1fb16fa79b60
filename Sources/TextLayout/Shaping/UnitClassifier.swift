/// The first classification of a paragraph's UTF-16 units.
enum UnitClassifier {
  /// Marks whitespace, tabs and soft hyphens. Returns whether the paragraph is simple: left-to-right Latin in which every unit is a
  /// separate character. The starts of characters are only marked if it is.
  static func mark(_ flags: UnsafeMutablePointer<UInt8>, units: UnsafePointer<UInt16>, count: Int) -> Bool {
    var highest: UInt16 = 0
    var index = 0
    while index < count {
      let unit = units[index]
      if unit > highest { highest = unit }
      var flag = UnitFlags.graphemeStart
      switch unit {
      case 0x20: flag |= UnitFlags.whitespace | UnitFlags.widens
      case 0x09: flag |= UnitFlags.whitespace | UnitFlags.tab
      case 0xA0: flag |= UnitFlags.widens
      case 0xAD: flag |= UnitFlags.softHyphen
      case 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: flag |= UnitFlags.whitespace
      default: break
      }
      flags[index] = flag
      index += 1
    }
    return highest < 0x300
  }

  /// Marks the starts of grapheme clusters, according to `Character`.
  static func markGraphemes(_ flags: UnsafeMutablePointer<UInt8>, units: UnsafePointer<UInt16>, count: Int) {
    let text = String(decoding: UnsafeBufferPointer(start: units, count: count), as: UTF16.self)
    var index = 0
    while index < count {
      flags[index] &= ~UnitFlags.graphemeStart
      index += 1
    }
    index = 0
    for character in text {
      flags[index] |= UnitFlags.graphemeStart
      let length = character.utf16.count
      // A space with a combining mark is visible.
      if length > 1 { flags[index] &= ~(UnitFlags.whitespace | UnitFlags.widens) }
      index += length
    }
  }
}
