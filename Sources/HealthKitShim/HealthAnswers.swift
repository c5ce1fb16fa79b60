/// The answers of Health. By default it is available, nothing was requested yet, and there are no samples.
public struct HealthAnswers: StandInAnswers {
  public var isAvailable = true
  /// The permission to write. As on iOS, apps don't learn whether they may read.
  public var authorizationStatus = HKAuthorizationStatus.notDetermined
  /// Whether a request of permission succeeds.
  public var grantsRequest = false
  /// The samples of quantities, in the order of their dates.
  public var samples: [Sample] = []

  /// A sample of a quantity.
  public struct Sample: Sendable {
    public var identifier: HKQuantityTypeIdentifier
    /// In the unit of the text: `count`, `kcal`, `m`.
    public var value: Double
    public var unit: String
    public var start: Date
    public var end: Date

    public init(_ identifier: HKQuantityTypeIdentifier, _ value: Double, unit: String, start: Date, end: Date? = nil) {
      (self.identifier, self.value, self.unit, self.start, self.end) = (identifier, value, unit, start, end ?? start)
    }
  }

  public init() {}

  static func current(asked question: String) -> HealthAnswers {
    StandInScope.answers(framework: "HealthKit", asked: question)
  }
}

public enum HKAuthorizationStatus: Int, Sendable { case notDetermined = 0, sharingDenied, sharingAuthorized }
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown = 0, shouldRequest, unnecessary }

public struct HKError: StandInError {
  public enum Code: Int, StandInErrorCode {
    case unknownError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
    case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled

    public static var domain: String { "com.apple.healthkit" }
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
}
