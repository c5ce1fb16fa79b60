public import HeadlessSwiftUI
internal import HeadlessUIKit
public import StoreKit

/// Stands where a sheet of the App Store's would be, and says which.
private struct StoreSheet: UIViewRepresentable {
  let title: String

  func makeUIView(context: Context) -> PlaceholderView { PlaceholderView(title: title) }
  func updateUIView(_ view: PlaceholderView, context: Context) {}
}

nonisolated extension View {
  /// Presents the App Store's sheet of subscriptions, which is a placeholder here.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    sheet(isPresented: isPresented) { StoreSheet(title: "Subscriptions") }
  }
  /// - Parameter subscriptionGroupID: the group of the subscriptions; the placeholder is the same for all.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View {
    manageSubscriptionsSheet(isPresented: isPresented)
  }

  /// Recommends an app in a banner of the App Store. There is no shop here: as after a banner that failed to load, the binding becomes
  /// false.
  @preconcurrency public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping @MainActor () -> SKOverlay.Configuration
  ) -> some View {
    task(id: isPresented.wrappedValue) { @MainActor in
      guard isPresented.wrappedValue else { return }
      _ = configuration()
      isPresented.wrappedValue = false
    }
  }

  /// Presents the App Store's sheet for codes, which is a placeholder here.
  ///
  /// - Parameter onCompletion: called as the sheet is dismissed: no code is redeemed.
  @preconcurrency public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: { onMainActor { onCompletion(.success(())) } }) {
      StoreSheet(title: "Redeem Code")
    }
  }
}
