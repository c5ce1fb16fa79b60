public import Foundation

extension UIScene {
  /// The options of a URL that the scene opens.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    /// The identifier of the app that asks, where it is of the same team; always nil: no other app asks here.
    open var sourceApplication: String? { nil }
    /// The annotation of the source app; always nil: there are no other apps.
    open var annotation: Any? { nil }
    /// Whether the file stays where it is; always false: no other app asks here.
    open var openInPlace: Bool { false }
  }
}
