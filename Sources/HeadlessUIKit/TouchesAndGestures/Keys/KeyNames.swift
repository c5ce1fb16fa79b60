import Foundation

extension UIKeyboardHIDUsage {
  /// The key of a keyboard for American English that types a character, or that a key command's input names; nil for others.
  init?(typing input: String) {
    if let named = UIKeyboardHIDUsage.named[input] {
      self = named
      return
    }
    guard let character = input.lowercased().unicodeScalars.first, input.count == 1 else { return nil }
    switch character {
    case "a"..."z": self.init(rawValue: 4 + Int(character.value - 97))
    case "1"..."9": self.init(rawValue: 30 + Int(character.value - 49))
    default: return nil
    }
  }

  private static let named: [String: UIKeyboardHIDUsage] = [
    "0": .keyboard0, "\r": .keyboardReturnOrEnter, "\n": .keyboardReturnOrEnter, "\t": .keyboardTab,
    " ": .keyboardSpacebar, "\u{8}": .keyboardDeleteOrBackspace, "-": .keyboardHyphen, "=": .keyboardEqualSign,
    "[": .keyboardOpenBracket, "]": .keyboardCloseBracket, "\\": .keyboardBackslash, ";": .keyboardSemicolon,
    "'": .keyboardQuote, "`": .keyboardGraveAccentAndTilde, ",": .keyboardComma, ".": .keyboardPeriod,
    "/": .keyboardSlash, UIKeyCommand.inputUpArrow: .keyboardUpArrow, UIKeyCommand.inputDownArrow: .keyboardDownArrow,
    UIKeyCommand.inputLeftArrow: .keyboardLeftArrow, UIKeyCommand.inputRightArrow: .keyboardRightArrow,
    UIKeyCommand.inputEscape: .keyboardEscape, UIKeyCommand.inputPageUp: .keyboardPageUp,
    UIKeyCommand.inputPageDown: .keyboardPageDown, UIKeyCommand.inputHome: .keyboardHome,
    UIKeyCommand.inputEnd: .keyboardEnd, UIKeyCommand.inputDelete: .keyboardDeleteForward,
  ]
}
