import Foundation

/// Rows of keys, without positions. The keys are those of the English keyboard, from left to right in every language of the
/// interface.
struct KeyboardPlane: Equatable {
  struct Row: Equatable {
    var keys: [KeyboardKey]
    /// Left free before the first key, in units.
    var indent: CGFloat = 0
  }

  var rows: [Row]
  /// The number of keys with unit width per row.
  var units: CGFloat

  init(_ setup: KeyboardSetup) {
    if setup.metrics.isPad {
      self = .tablet(setup)
    } else if setup.type.isPad {
      self = .digits(setup)
    } else if setup.type == .numbersAndPunctuation {
      self = .phoneNumbers(setup)
    } else {
      self = .phoneLetters(setup)
    }
  }

  init(rows: [Row], units: CGFloat) {
    self.rows = rows
    self.units = units
  }

  static let letters = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]

  /// A letter for each character, with the second labels in `notes`.
  static func keys(_ characters: String, shifted: Bool = false, notes: String = "") -> [KeyboardKey] {
    let notes = Array(notes)
    return (shifted ? characters.uppercased() : characters).enumerated().map { index, character in
      .letter(String(character), note: notes.indices.contains(index) ? String(notes[index]) : nil)
    }
  }

  static func shift(_ setup: KeyboardSetup, width: CGFloat, side: KeyboardKey.Side = .middle) -> KeyboardKey {
    .symbol(
      setup.isShifted ? "shift.fill" : "shift", plate: setup.isShifted ? .light : .dark, width: width, side: side)
  }
}

extension KeyboardPlane {
  // MARK: Phones

  /// Ten keys of one unit fill the width; the lowest row has keys of two and a half on both sides.
  static func phoneLetters(_ setup: KeyboardSetup) -> KeyboardPlane {
    var third = keys(letters[2], shifted: setup.isShifted)
    third[0].before = 0.22
    third.insert(shift(setup, width: 1.28), at: 0)
    third.append(.symbol("delete.left", width: 1.28, before: 0.22))
    return KeyboardPlane(
      rows: [
        Row(keys: keys(letters[0], shifted: setup.isShifted)),
        Row(keys: keys(letters[1], shifted: setup.isShifted), indent: 0.5),
        Row(keys: third), Row(keys: lowest(setup, other: "123")),
      ], units: 10)
  }

  static func phoneNumbers(_ setup: KeyboardSetup) -> KeyboardPlane {
    var third: [KeyboardKey] = [.word("#+=", width: 1.28)]
    for (index, character) in ".,?!'".enumerated() {
      var key = KeyboardKey.letter(String(character))
      key.width = 1.4
      key.before = index == 0 ? 0.22 : 0
      third.append(key)
    }
    third.append(.symbol("delete.left", width: 1.28, before: 0.22))
    return KeyboardPlane(
      rows: [
        Row(keys: keys("1234567890")), Row(keys: keys("-/:;()$&@\"")), Row(keys: third),
        Row(keys: lowest(setup, other: "ABC")),
      ], units: 10)
  }

  /// Phones with a home button have the key for smileys in this row, others below it.
  private static func lowest(_ setup: KeyboardSetup, other: String) -> [KeyboardKey] {
    let hasFaces = setup.hasFaces && setup.metrics.bottomInset == 0
    var keys: [KeyboardKey] = [.word(other, width: hasFaces ? 1.25 : 2.5)]
    if hasFaces { keys.append(.symbol("face.smiling", width: 1.25)) }
    func letter(_ text: String, _ width: CGFloat) -> KeyboardKey {
      var key = KeyboardKey.letter(text)
      key.width = width
      key.isWord = text.count > 1
      return key
    }
    switch setup.type {
    case .URL: keys += [letter(".", 1.6), letter("/", 1.7), letter(".com", 1.7), .finish(setup, width: 2.5)]
    case .emailAddress:
      keys += [.space(width: 2.5), letter("@", 1.25), letter(".", 1.25), .finish(setup, width: 2.5)]
    case .webSearch: keys += [.space(width: 3.75), letter(".", 1.25), .finish(setup, width: 2.5)]
    // Only the plane of digits has a return key there.
    case .twitter: keys += [.space(width: 5), letter("@", 1.25), letter("#", 1.25)]
    default: keys += [.space(width: 5), .finish(setup, width: 2.5)]
    }
    return keys
  }

  /// Three columns, as on a telephone.
  static func digits(_ setup: KeyboardSetup) -> KeyboardPlane {
    let groups = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
    let digits = groups.enumerated().map { index, group in KeyboardKey.letter(String(index + 1), note: group) }
    let corner: KeyboardKey.Face =
      switch setup.type {
      case .phonePad: .text("+*#")
      case .decimalPad: .text(setup.decimalSeparator)
      default: .empty
      }
    return KeyboardPlane(
      rows: [
        Row(keys: Array(digits[0..<3])), Row(keys: Array(digits[3..<6])), Row(keys: Array(digits[6..<9])),
        Row(keys: [
          KeyboardKey(face: corner, plate: .none, isWord: setup.type == .phonePad), .letter("0", note: ""),
          .symbol("delete.left", plate: .none),
        ]),
      ], units: 3)
  }
}

extension KeyboardSetup {
  /// Whether smileys can be typed: addresses have none.
  var hasFaces: Bool {
    switch type {
    case .default, .twitter, .webSearch: true
    default: false
    }
  }
}
