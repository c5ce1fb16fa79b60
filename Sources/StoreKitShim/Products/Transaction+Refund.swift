public import HeadlessUIKit

extension Transaction {
  /// How a request for a refund ends.
  public enum RefundRequestStatus: Hashable, Sendable {
    case success, userCancelled
  }

  /// Why a refund can't be requested. It isn't thrown here.
  public enum RefundRequestError: Error, Hashable, Sendable {
    case duplicateRequest, failed
  }

  /// Ends as if the user closed the sheet: there is no shop.
  @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
    .userCancelled
  }

  /// Ends as if the user closed the sheet: there is no shop.
  @MainActor public static func beginRefundRequest(
    for transactionID: UInt64, in scene: UIWindowScene
  ) async throws -> RefundRequestStatus { .userCancelled }
}
