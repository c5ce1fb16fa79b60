internal import Foundation
internal import HeadlessUIKit

/// A format string in pieces: literal text, and placeholders for arguments.
struct StringFormat {
  enum Piece: Equatable {
    case text(String)
    /// A placeholder for an argument, by its index from 0, with its format: `%.1f`.
    case argument(Int, specifier: String)
  }

  let pieces: [Piece]

  init(_ format: String) {
    guard format.contains("%") else {
      pieces = [.text(format)]
      return
    }
    var pieces: [Piece] = []
    var text = ""
    var next = 0
    let characters = Array(format)
    var place = 0
    while place < characters.count {
      guard characters[place] == "%" else {
        text.append(characters[place])
        place += 1
        continue
      }
      if place + 1 < characters.count, characters[place + 1] == "%" {
        text.append("%")
        place += 2
        continue
      }
      guard let (specifier, position, end) = Self.specifier(characters, from: place) else {
        text.append("%")
        place += 1
        continue
      }
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
      pieces.append(.argument(position ?? next, specifier: specifier))
      if position == nil { next += 1 }
      place = end
    }
    if !text.isEmpty { pieces.append(.text(text)) }
    self.pieces = pieces
  }

  /// Parses `%2$.1f` from its percent sign: the format `%.1f`, the index 1, and the end.
  private static func specifier(
    _ characters: [Character], from start: Int
  ) -> (specifier: String, position: Int?, end: Int)? {
    var place = start + 1
    var digits = ""
    while place < characters.count, characters[place].isASCII, characters[place].isNumber {
      digits.append(characters[place])
      place += 1
    }
    var position: Int?
    var specifier = "%"
    if place < characters.count, characters[place] == "$", let number = Int(digits), number > 0 {
      position = number - 1
      place += 1
    } else {
      place = start + 1
    }
    while place < characters.count {
      let character = characters[place]
      specifier.append(character)
      place += 1
      if "@dDiuUxXoOfFeEgGaAcCsSp".contains(character) { return (specifier, position, place) }
      guard "0123456789.-+ #'*lhqLztj".contains(character) else { return nil }
    }
    return nil
  }
}

extension LocalizedStringKey.Argument {
  /// Returns the argument's text in a locale.
  func string(_ specifier: String, _ locale: Locale) -> String {
    switch self {
    case .string(let string): string
    case .integer(let number):
      Self.isPlain(specifier) ? Self.grouped(number, locale) : Self.format(specifier, number, locale)
    case .unsigned(let number):
      Self.isPlain(specifier) ? Self.grouped(Int64(clamping: number), locale) : Self.format(specifier, number, locale)
    case .double(let number): Self.format(specifier, number, locale)
    case .text: ""
    }
  }

  private static func isPlain(_ specifier: String) -> Bool {
    ["%lld", "%ld", "%d", "%i", "%llu", "%lu", "%u", "%@"].contains(specifier)
  }

  private static func grouped(_ number: Int64, _ locale: Locale) -> String { number.formatted(.number.locale(locale)) }

  private static func format(_ specifier: String, _ number: any CVarArg, _ locale: Locale) -> String {
    if specifier == "%@" { return "\(number)" }
    // The format may come from a file: a specifier that doesn't fit a number is shown unchanged.
    let checked = CheckedFormat(specifier, [number])
    return String(format: checked.format, locale: locale, arguments: checked.arguments)
  }
}
