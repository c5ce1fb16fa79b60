/// An error of CloudKit.
public struct CKError: Error, Sendable, Hashable, CustomNSError {
  public enum Code: Int, Sendable {
    case internalError = 1
    case partialFailure = 2
    case networkUnavailable = 3
    case networkFailure = 4
    case badContainer = 5
    case serviceUnavailable = 6
    case requestRateLimited = 7
    case notAuthenticated = 9
    case permissionFailure = 10
    case unknownItem = 11
    case invalidArguments = 12
    case serverRecordChanged = 14
    case quotaExceeded = 25
    case zoneNotFound = 26
    case limitExceeded = 27
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "CKErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public var retryAfterSeconds: Double? { nil }
}
