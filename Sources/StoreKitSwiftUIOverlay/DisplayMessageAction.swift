public import HeadlessSwiftUI
public import StoreKit

/// Shows a message of the App Store. There are none here.
@MainActor public struct DisplayMessageAction {
  nonisolated init() {}

  public func callAsFunction(_ message: StoreKit.Message) throws {}
}

extension EnvironmentValues {
  /// Shows a message of the App Store; there are none here.
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}
