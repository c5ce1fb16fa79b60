public import Foundation

extension UIScene {
  /// How a URL is to be opened.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    /// The identifier of the app that asks, where it is of the same team; always nil: no other app asks here.
    open var sourceApplication: String? { nil }
    /// What the app that asks says of the file; always nil: no other app asks here.
    open var annotation: Any? { nil }
    /// Whether the file stays where it is; always false: no other app asks here.
    open var openInPlace: Bool { false }
  }
}
