public import Foundation

/// What a generated password has to keep to.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
  public nonisolated let passwordRulesDescriptor: String

  public nonisolated init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}
