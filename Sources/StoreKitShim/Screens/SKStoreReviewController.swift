public import HeadlessUIKit

/// Asks for a review: never shown, as iOS decides itself whether it is.
open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  @MainActor open class func requestReview(in windowScene: UIWindowScene) {}
}

extension AppStore {
  /// Never shown, as iOS decides itself whether it is.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  /// Returns at once: there are no subscriptions to be shown.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
}
