public import Foundation

/// Whether a keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`
  case dark
  case light

  public static let alert = UIKeyboardAppearance.dark
}

/// The text that a keyboard capitalizes automatically.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none
  case words
  case sentences
  case allCharacters
}

/// Whether typed text is corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether predictions of the text are shown inline.
public enum UITextInlinePredictionType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// The requirements of a generated password.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
  public nonisolated let passwordRulesDescriptor: String

  public nonisolated init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

/// Whether the results of calculations are offered.
public enum UITextMathExpressionCompletionType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether consecutive hyphens are replaced with dashes.
public enum UITextSmartDashesType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether spaces around pasted and cut text are added and removed.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether straight quotation marks are replaced with typographic ones.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether spelling mistakes are marked.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// The extent of Writing Tools in a text view.
public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default` = 0
  case complete
  case limited
}
