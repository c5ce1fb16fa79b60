public import HeadlessUIKit

/// The keyboard settings of text input.
struct TextInputTraitValues: Equatable {
  var keyboard = UIKeyboardType.default
  var content: UITextContentType?
  var capitalization: UITextAutocapitalizationType?
  var isAutocorrectionDisabled: Bool?
}

/// The automatic capitalization of typed text.
public struct TextInputAutocapitalization: Equatable, Sendable {
  let type: UITextAutocapitalizationType

  private init(type: UITextAutocapitalizationType) { self.type = type }

  public init?(_ type: UITextAutocapitalizationType) { self.init(type: type) }

  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }
}

private enum TraitsKey: EnvironmentKey { static var defaultValue: TextInputTraitValues { TextInputTraitValues() } }

extension EnvironmentValues {
  var textInputTraits: TextInputTraitValues {
    get { self[TraitsKey.self] }
    set { self[TraitsKey.self] = newValue }
  }
  /// Whether autocorrection is disabled.
  public var autocorrectionDisabled: Bool {
    get { textInputTraits.isAutocorrectionDisabled ?? false }
    set { textInputTraits.isAutocorrectionDisabled = newValue }
  }
  /// The older name of `autocorrectionDisabled`.
  public var disableAutocorrection: Bool? {
    get { textInputTraits.isAutocorrectionDisabled }
    set { textInputTraits.isAutocorrectionDisabled = newValue }
  }
}

nonisolated extension View {
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    changingEnvironment(type) { $0.textInputTraits.keyboard = $1 }
  }
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    changingEnvironment(textContentType) { $0.textInputTraits.content = $1 }
  }
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    changingEnvironment(style) { $0.textInputTraits.capitalization = $1 }
  }
  /// Nil leaves the setting to the views inside.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    changingEnvironment(autocapitalization) { $0.textInputTraits.capitalization = $1?.type }
  }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    changingEnvironment(disable) { $0.textInputTraits.isAutocorrectionDisabled = $1 }
  }
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    changingEnvironment(disable) { $0.textInputTraits.isAutocorrectionDisabled = $1 }
  }
}
