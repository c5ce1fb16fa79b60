public import HeadlessSwiftUI
internal import HeadlessUIKit
public import StoreKit

/// Stands where the App Store's sheet would be.
private struct RefundSheet: UIViewRepresentable {
  func makeUIView(context: Context) -> PlaceholderView { PlaceholderView(title: "Refund") }
  func updateUIView(_ view: PlaceholderView, context: Context) {}
}

nonisolated extension View {
  /// Presents the App Store's sheet for a refund, which is a placeholder here.
  ///
  /// - Parameters:
  ///   - transactionID: the purchase.
  ///   - isPresented: whether the sheet is presented.
  ///   - onDismiss: called as the sheet is dismissed: nothing is refunded.
  @preconcurrency public func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>,
    onDismiss: (
      @MainActor (Result<StoreKit.Transaction.RefundRequestStatus, StoreKit.Transaction.RefundRequestError>) -> Void
    )? = nil
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: { onMainActor { onDismiss?(.success(.userCancelled)) } }) {
      RefundSheet()
    }
  }
}
