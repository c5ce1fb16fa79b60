/// The purchase of the app itself, which is always verified here. Its versions are those of the main bundle; as in the sandbox and
/// in Xcode, the app was first bought in version 1.0.
public struct AppTransaction: Hashable, Sendable {
  public let bundleID: String
  public let appVersion: String
  public let originalAppVersion: String
  /// `StoreAnswers.date`.
  public let originalPurchaseDate: Date
  /// `StoreAnswers.date`.
  public let signedDate: Date
  public let environment: AppStore.Environment
  /// "0", as in Xcode.
  public let appTransactionID: String
  public let originalPlatform: AppStore.Platform
  /// Nil: only the App Store gives an app a number.
  public var appID: UInt64? { nil }
  /// Nil: only the App Store gives a version a number.
  public var appVersionID: UInt64? { nil }
  /// Nil: the app wasn't ordered before its release.
  public var preorderDate: Date? { nil }
  /// Empty: nothing is signed here.
  public var deviceVerification: Data { Data() }
  /// Zero: nothing is signed here.
  public var deviceVerificationNonce: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }

  private init(_ answers: StoreAnswers) {
    bundleID = Bundle.main.bundleIdentifier ?? ""
    appVersion = Bundle.main.infoDictionary?["CFBundleVersion"] as? String ?? "1.0"
    (originalAppVersion, appTransactionID) = ("1.0", "0")
    (originalPurchaseDate, signedDate) = (answers.date, answers.date)
    (environment, originalPlatform) = (.xcode, .iOS)
  }

  /// The keys of the payload that the App Store signs; dates in milliseconds since 1970.
  public var jsonRepresentation: Data {
    StorePayload.data([
      "applicationVersion": appVersion, "bundleId": bundleID, "originalApplicationVersion": originalAppVersion,
      "originalPurchaseDate": StorePayload.date(originalPurchaseDate), "receiptType": environment.rawValue,
      "appTransactionId": appTransactionID, "originalPlatform": originalPlatform.rawValue,
    ])
  }

  public static var shared: VerificationResult<AppTransaction> {
    get async throws { .verified(AppTransaction(StoreAnswers.current(asked: "when the app was bought"))) }
  }

  /// The same as ``shared``: a user isn't asked to sign in here.
  @discardableResult public static func refresh() async throws -> VerificationResult<AppTransaction> {
    try await shared
  }
}

extension AppStore {
  /// The platform on which an app was first bought.
  public struct Platform: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let iOS = Platform(rawValue: "iOS")
    public static let macOS = Platform(rawValue: "macOS")
    public static let tvOS = Platform(rawValue: "tvOS")
    public static let visionOS = Platform(rawValue: "visionOS")
  }
}
