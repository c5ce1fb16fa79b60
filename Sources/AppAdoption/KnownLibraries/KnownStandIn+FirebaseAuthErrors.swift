extension KnownStandIn {
  /// Firebase's errors of authentication. Version 10 and earlier ones have their names as the type's own, later ones as those of a code.
  static let authErrorCode = """
    public struct AuthErrorCode: Error, Hashable, Sendable {
      public enum Code: Int, Sendable {
        \(authErrors.map { "case \($0.name) = \($0.number)" }.joined(separator: "; "))
      }

      public let code: Code
      public var rawValue: Int { code.rawValue }
      public init(_ code: Code) { self.code = code }
      public init?(rawValue: Int) {
        guard let code = Code(rawValue: rawValue) else { return nil }
        self.code = code
      }
      public static func ~= (match: AuthErrorCode, error: any Error) -> Bool { (error as NSError).code == match.rawValue }
      \(authErrors.map { "public static let \($0.name) = AuthErrorCode(.\($0.name))" }.joined(separator: "\n      "))
    }
    """

  private static let authErrors: [(number: Int, name: String)] = [
    (17000, "invalidCustomToken"),
    (17002, "customTokenMismatch"),
    (17004, "invalidCredential"),
    (17005, "userDisabled"),
    (17006, "operationNotAllowed"),
    (17007, "emailAlreadyInUse"),
    (17008, "invalidEmail"),
    (17009, "wrongPassword"),
    (17010, "tooManyRequests"),
    (17011, "userNotFound"),
    (17012, "accountExistsWithDifferentCredential"),
    (17014, "requiresRecentLogin"),
    (17015, "providerAlreadyLinked"),
    (17016, "noSuchProvider"),
    (17017, "invalidUserToken"),
    (17020, "networkError"),
    (17021, "userTokenExpired"),
    (17023, "invalidAPIKey"),
    (17024, "userMismatch"),
    (17025, "credentialAlreadyInUse"),
    (17026, "weakPassword"),
    (17028, "appNotAuthorized"),
    (17029, "expiredActionCode"),
    (17030, "invalidActionCode"),
    (17031, "invalidMessagePayload"),
    (17032, "invalidSender"),
    (17033, "invalidRecipientEmail"),
    (17034, "missingEmail"),
    (17036, "missingIosBundleID"),
    (17037, "missingAndroidPackageName"),
    (17038, "unauthorizedDomain"),
    (17039, "invalidContinueURI"),
    (17040, "missingContinueURI"),
    (17041, "missingPhoneNumber"),
    (17042, "invalidPhoneNumber"),
    (17043, "missingVerificationCode"),
    (17044, "invalidVerificationCode"),
    (17045, "missingVerificationID"),
    (17046, "invalidVerificationID"),
    (17047, "missingAppCredential"),
    (17048, "invalidAppCredential"),
    (17051, "sessionExpired"),
    (17052, "quotaExceeded"),
    (17053, "missingAppToken"),
    (17054, "notificationNotForwarded"),
    (17055, "appNotVerified"),
    (17056, "captchaCheckFailed"),
    (17057, "webContextAlreadyPresented"),
    (17058, "webContextCancelled"),
    (17059, "appVerificationUserInteractionFailure"),
    (17060, "invalidClientID"),
    (17061, "webNetworkRequestFailed"),
    (17062, "webInternalError"),
    (17995, "keychainError"),
    (17999, "internalError"),
  ]
}
