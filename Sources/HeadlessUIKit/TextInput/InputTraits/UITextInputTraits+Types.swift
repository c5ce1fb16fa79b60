public import Foundation

/// Whether a keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`
  case dark
  case light

  public static let alert = UIKeyboardAppearance.dark
}

/// What a keyboard writes with capital letters by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none
  case words
  case sentences
  case allCharacters
}

/// Whether what is typed is corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether the text's likely end is shown in line.
public enum UITextInlinePredictionType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// What a generated password has to keep to.
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

/// Whether hyphens in a row become dashes.
public enum UITextSmartDashesType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether spaces are added and removed around what is pasted and cut.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`
  case no
  case yes
}

/// Whether straight quotation marks become typographic ones.
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

/// How far Writing Tools may go in a text view.
public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default` = 0
  case complete
  case limited
}
