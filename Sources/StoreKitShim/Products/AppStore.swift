/// The App Store as an app sees it.
public enum AppStore {
  public static var canMakePayments: Bool {
    StoreAnswers.current(asked: "whether payments are allowed").canMakePayments
  }

  /// The shop that purchases come from.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let production = Environment(rawValue: "Production")
    public static let sandbox = Environment(rawValue: "Sandbox")
    public static let xcode = Environment(rawValue: "Xcode")
  }

  /// Does nothing: there is nothing to synchronize.
  public static func sync() async throws {}
}

/// The country of the App Store: that of ``StoreAnswers``.
public struct Storefront: Hashable, Sendable, Identifiable {
  public let countryCode: String
  public let id: String

  /// Ends at once: the country doesn't change.
  public static var updates: AsyncStream<Storefront> { AsyncStream { $0.finish() } }

  public static var current: Storefront? {
    get async { Storefront(countryCode: StoreAnswers.current(asked: "for its country").countryCode, id: "0") }
  }
}

/// The error of StoreKit.
public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, networkError(URLError), systemError(any Error), notAvailableInStorefront, notEntitled
}
