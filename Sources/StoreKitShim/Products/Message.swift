public import HeadlessUIKit

/// A message of the App Store to the app's user. There are none here.
public struct Message: Identifiable, Hashable, Sendable {
  /// What a message is about.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let generic = Reason(rawValue: 0)
    public static let priceIncreaseConsent = Reason(rawValue: 1)
    public static let billingIssue = Reason(rawValue: 2)
    public static let winBackOffer = Reason(rawValue: 3)
  }

  public let id: UUID
  public let reason: Reason

  /// Ends at once: there are no messages.
  public static var messages: AsyncStream<Message> { AsyncStream { $0.finish() } }

  /// Has no effect: there are no messages.
  @MainActor public func display(in scene: UIWindowScene) throws {}
}
