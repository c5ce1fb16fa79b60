import Foundation

extension KeyboardPlane {
  /// Tablets have the digits' plane where phones have pads; the largest have a row of digits above the letters.
  static func tablet(_ setup: KeyboardSetup) -> KeyboardPlane {
    if setup.type.isPad || setup.type == .numbersAndPunctuation { return tabletNumbers(setup) }
    return setup.metrics.isLargePad ? largeTablet(setup) : tabletLetters(setup)
  }

  private static let delete = "delete.left"

  /// Eleven keys of one unit fill the width.
  private static func tabletLetters(_ setup: KeyboardSetup) -> KeyboardPlane {
    let isShifted = setup.isShifted
    let marks = setup.type == .emailAddress ? "@." : ",."
    return KeyboardPlane(
      rows: [
        Row(keys: keys(letters[0], shifted: isShifted, notes: "1234567890") + [.symbol(delete, side: .trailing)]),
        Row(
          keys: keys(letters[1], shifted: isShifted, notes: "@#$&*()'\"")
            + [.finish(setup, width: 1.5, side: .trailing)], indent: 0.5),
        Row(
          keys: [shift(setup, width: 1, side: .leading)] + keys(letters[2], shifted: isShifted, notes: "%-+=/;:")
            + keys(marks) + [shift(setup, width: 1, side: .trailing)]),
        Row(keys: tabletLowest(setup, other: ".?123")),
      ], units: 11)
  }

  private static func tabletNumbers(_ setup: KeyboardSetup) -> KeyboardPlane {
    KeyboardPlane(
      rows: [
        Row(keys: keys("1234567890") + [.symbol(delete, side: .trailing)]),
        Row(keys: keys("@#$&*()'\"") + [.finish(setup, width: 1.5, side: .trailing)], indent: 0.5),
        Row(
          keys: [.word("#+=", width: 1, side: .leading)] + keys("%-+=/;:,.")
            + [.word("#+=", width: 1, side: .trailing)]),
        Row(keys: tabletLowest(setup, other: "ABC")),
      ], units: 11)
  }

  private static func tabletLowest(_ setup: KeyboardSetup, other: String) -> [KeyboardKey] {
    let start: [KeyboardKey] = [
      .word(other, width: 1, side: .leading), .symbol("globe", side: .leading), .symbol("mic", side: .leading),
    ]
    let end: [KeyboardKey] = [
      .word(other, width: 1, side: .trailing), .symbol("keyboard.chevron.compact.down", side: .trailing),
    ]
    switch setup.type {
    case .URL:
      let marks = [":", "/", "_", "-", ".com"].map { text in
        KeyboardKey(face: .text(text), width: 1.2, isWord: text.count > 1)
      }
      return start + marks + end
    case .emailAddress: return start + [.space(width: 4)] + keys("_-") + end
    default: return start + [blankSpace(width: 6)] + end
    }
  }

  /// A tablet's space bar has no text.
  private static func blankSpace(width: CGFloat) -> KeyboardKey { KeyboardKey(face: .empty, width: width) }

  private static func largeTablet(_ setup: KeyboardSetup) -> KeyboardPlane {
    let isShifted = setup.isShifted
    func word(_ text: String, _ width: CGFloat, _ side: KeyboardKey.Side) -> KeyboardKey {
      .word(text, width: width, side: side)
    }
    return KeyboardPlane(
      rows: [
        Row(keys: keys("`1234567890-=") + [word("delete", 1.5, .trailing)]),
        Row(keys: [word("tab", 1.5, .leading)] + keys(letters[0], shifted: isShifted) + keys("[]\\")),
        Row(
          keys: [word("caps lock", 1.75, .leading)] + keys(letters[1], shifted: isShifted) + keys(";'")
            + [.finish(setup, width: 1.75, side: .trailing)]),
        Row(
          keys: [word("shift", 2.25, .leading)] + keys(letters[2], shifted: isShifted) + keys(",./")
            + [word("shift", 2.25, .trailing)]),
        Row(keys: [
          .symbol("globe", side: .leading), word(".?123", 1.25, .leading), .symbol("mic", side: .leading),
          blankSpace(width: 8.5), word(".?123", 1.25, .trailing),
          .symbol("keyboard.chevron.compact.down", width: 1.5, side: .trailing),
        ]),
      ], units: 14.5)
  }
}
