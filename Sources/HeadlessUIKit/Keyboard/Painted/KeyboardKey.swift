import Foundation

/// A key of the painted keyboard.
struct KeyboardKey: Equatable {
  enum Face: Equatable {
    case text(String)
    case symbol(String)
    /// A key without a text, as the space bar of newer versions.
    case empty
  }

  /// The background of a key.
  enum Plate: Equatable {
    /// The background of letters and digits.
    case light
    /// The background of keys with another function.
    case dark
    /// The tint of a return key that finishes something.
    case action
    case none
  }

  /// The position of the label: keys beside an iPad's letters have it in their lower corner.
  enum Side: Equatable { case middle, leading, trailing }

  var face: Face
  var plate: Plate = .light
  /// In the plane's units.
  var width: CGFloat = 1
  /// Left free before the key, in the plane's units.
  var before: CGFloat = 0
  /// The small second label: the letters on a phone's digits, the digits on an iPad's letters.
  var note: String?
  var side = Side.middle
  var isDimmed = false
  /// Whether the face is a word, set smaller than letters are.
  var isWord = false

  static func letter(_ text: String, note: String? = nil) -> KeyboardKey {
    KeyboardKey(face: .text(text), note: note)
  }

  static func word(_ text: String, width: CGFloat, side: Side = .middle) -> KeyboardKey {
    KeyboardKey(face: .text(text), plate: .dark, width: width, side: side, isWord: true)
  }

  static func symbol(
    _ name: String, plate: Plate = .dark, width: CGFloat = 1, before: CGFloat = 0, side: Side = .middle
  ) -> KeyboardKey {
    KeyboardKey(face: .symbol(name), plate: plate, width: width, before: before, side: side)
  }

  static func space(width: CGFloat) -> KeyboardKey {
    KeyboardKey(face: .text("space"), width: width, isWord: true)
  }

  /// The key that ends a line or finishes the typing.
  static func finish(_ setup: KeyboardSetup, width: CGFloat, side: Side = .middle) -> KeyboardKey {
    var key = word(setup.returnKey.keyTitle, width: width, side: side)
    if setup.isReturnEnabled { key.plate = setup.returnKey.isAction ? .action : .dark }
    key.isDimmed = !setup.isReturnEnabled
    return key
  }
}

extension UIReturnKeyType {
  /// The key's title on an English keyboard.
  var keyTitle: String {
    switch self {
    case .default: "return"
    case .go: "go"
    case .google, .yahoo, .search: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "emergency call"
    case .continue: "continue"
    }
  }

  /// Whether the key is blue, as all but these three are on iOS 13 to 18; Apple doesn't document it.
  var isAction: Bool { self != .default && self != .next && self != .continue }
}
