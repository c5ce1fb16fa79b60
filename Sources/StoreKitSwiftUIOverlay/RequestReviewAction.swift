public import HeadlessSwiftUI
internal import StoreKit

/// Asks for a review of the app, as `SKStoreReviewController` does: the system decides, and shows nothing here.
@MainActor public struct RequestReviewAction {
  nonisolated init() {}

  public func callAsFunction() { SKStoreReviewController.requestReview() }
}

extension EnvironmentValues {
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
