import Foundation

/// The properties of a text input and of the screen on which the painted keys depend.
struct KeyboardSetup: Equatable {
  var type: UIKeyboardType = .default
  var returnKey: UIReturnKeyType = .default
  var isReturnEnabled = true
  var isDark = false
  /// Whether the next letter is a capital, and the shift key down.
  var isShifted = false
  /// Whether the suggestion bar is above the keys.
  var hasBar = false
  /// A tablet's shortcuts at the bar's start and end.
  var leadingItems: [UIBarButtonItem] = []
  var trailingItems: [UIBarButtonItem] = []
  /// The decimal separator.
  var decimalSeparator = "."
  var metrics: KeyboardMetrics

  /// For a screen without a text input.
  @MainActor init(on configuration: ScreenConfiguration) {
    metrics = KeyboardMetrics(configuration)
    isDark = configuration.traits.userInterfaceStyle == .dark
    decimalSeparator = (configuration.locale ?? .current).decimalSeparator ?? "."
  }

  @MainActor private static func items(_ groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
    groups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
  }

  @MainActor init(_ input: any UIKeyInput, on configuration: ScreenConfiguration) {
    self.init(on: configuration)
    type = input.keyboardType
    returnKey = input.returnKeyType
    isReturnEnabled = !input.enablesReturnKeyAutomatically || input.hasText
    switch input.keyboardAppearance {
    case .dark: isDark = true
    case .light: isDark = false
    case .default:
      if let traits = (input as? any UITraitEnvironment)?.traitCollection {
        isDark = traits.userInterfaceStyle == .dark
      }
    }
    isShifted = input.startsWithCapital
    hasBar = metrics.showsBar(of: type, hasSuggestions: input.hasSuggestions)
    if metrics.isPad, let assistant = (input as? UIResponder)?.inputAssistantItem {
      leadingItems = KeyboardSetup.items(assistant.leadingBarButtonGroups)
      trailingItems = KeyboardSetup.items(assistant.trailingBarButtonGroups)
    }
  }
}

extension UIKeyInput {
  /// Whether the suggestion bar is above the keys.
  var hasSuggestions: Bool { autocorrectionType != .no && !isSecureTextEntry }

  /// Whether the keyboard offers a capital as the next letter. That keyboards for addresses, and for secrets, never do is
  /// what they are seen to do; Apple doesn't document it.
  fileprivate var startsWithCapital: Bool {
    if isSecureTextEntry || keyboardType == .emailAddress || keyboardType == .URL { return false }
    switch autocapitalizationType {
    case .none: return false
    case .allCharacters: return true
    case .words: return textBeforeCaret.last?.isWhitespace ?? true
    case .sentences:
      let text = textBeforeCaret
      guard let last = text.last, !last.isNewline else { return true }
      guard last.isWhitespace else { return false }
      return text.last { !$0.isWhitespace }.map { ".!?".contains($0) } ?? true
    }
  }

  private var textBeforeCaret: String {
    guard let input = self as? any UITextInput, let caret = input.selectedTextRange?.start,
      let range = input.textRange(from: input.beginningOfDocument, to: caret)
    else { return hasText ? "a" : "" }
    return input.text(in: range) ?? ""
  }
}
