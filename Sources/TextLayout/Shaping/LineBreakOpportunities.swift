import CUnibreak

/// The possible line breaks, according to UAX #14 with libunibreak's tables (Unicode 6.2) and later changes.
enum LineBreakOpportunities {
  // libunibreak initializes one table for the whole process; the initializer of a static runs once.
  private static let isReady: Void = { init_linebreak() }()

  /// Sets ``UnitFlags/breakBefore`` and ``UnitFlags/lineSeparator``. Grapheme starts must be marked already.
  static func mark(
    _ flags: UnsafeMutablePointer<UInt8>, units: UnsafePointer<UInt16>, count: Int, isSimple: Bool,
    keepsHangulWords: Bool
  ) {
    guard count > 0 else { return }
    _ = isReady
    let breaks = UnsafeMutablePointer<CChar>.allocate(capacity: count)
    defer { breaks.deallocate() }
    if isSimple {
      set_linebreaks_utf16(units, count, nil, breaks)
    } else {
      let plain = withPlainEmoji(units, flags: flags, count: count)
      defer { plain.deallocate() }
      set_linebreaks_utf16(plain, count, nil, breaks)
    }
    var index = 0
    while index < count - 1 {
      let kind = breaks[index]
      if kind == CChar(LINEBREAK_ALLOWBREAK), flags[index + 1] & UnitFlags.graphemeStart != 0 {
        flags[index + 1] |= UnitFlags.breakBefore
      } else if kind == CChar(LINEBREAK_MUSTBREAK) {
        flags[index] |= UnitFlags.lineSeparator
        flags[index + 1] |= UnitFlags.breakBefore
      }
      index += 1
    }
    if Self.isSeparator(units[count - 1]) { flags[count - 1] |= UnitFlags.lineSeparator }
    if keepsHangulWords, !isSimple { joinHangul(flags, units: units, count: count) }
  }

  /// Line separator, line tabulation, form feed.
  static func isSeparator(_ unit: UInt16) -> Bool { unit == 0x2028 || unit == 0x0B || unit == 0x0C }

  private static func joinHangul(_ flags: UnsafeMutablePointer<UInt8>, units: UnsafePointer<UInt16>, count: Int) {
    func isHangul(_ unit: UInt16) -> Bool { 0xAC00...0xD7A3 ~= unit || 0x1100...0x11FF ~= unit }
    var index = 1
    while index < count {
      if isHangul(units[index]), isHangul(units[index - 1]) { flags[index] &= ~UnitFlags.breakBefore }
      index += 1
    }
  }

  /// A copy in which emoji are ideographs. They are broken like these since Unicode 9, and libunibreak's tables contain only those
  /// of 2012; and libunibreak stops the process (an assertion) at a regional indicator, and at U+FFFF.
  private static func withPlainEmoji(
    _ units: UnsafePointer<UInt16>, flags: UnsafePointer<UInt8>, count: Int
  ) -> UnsafeMutablePointer<UInt16> {
    let copy = UnsafeMutablePointer<UInt16>.allocate(capacity: count)
    copy.initialize(from: units, count: count)
    var start = 0
    while start < count {
      var end = start + 1
      while end < count, flags[end] & UnitFlags.graphemeStart == 0 { end += 1 }
      if units[start] == 0xFFFF {
        copy[start] = 0xFFFD
      } else if units[start] >= 0x231A || end > start + 1 {
        let scalars = UTF16Scalars.scalars(units, start..<end)
        if EmojiCluster.isEmoji(scalars) || scalars.contains(where: { 0x1F1E6...0x1F1FF ~= $0 }) {
          for unit in start..<end { copy[unit] = 0x4E00 }
        }
      }
      start = end
    }
    return copy
  }
}
