public import HeadlessUIKit

/// The answers about sign-ins. By default, the user cancels.
public struct SignInAnswers: StandInAnswers {
  /// The error of a sign-in; nil if it succeeds.
  public var failure: ASAuthorizationError.Code? = .canceled
  /// The identifier of the user who signs in with Apple.
  public var user = "000000.0123456789abcdef0123456789abcdef.0000"
  public var email: String?
  public var fullName: PersonNameComponents?
  /// Whether the sign-in with Apple is still valid.
  public var credentialState = ASAuthorizationAppleIDProvider.CredentialState.notFound
  /// The URL to which a sign-in on a web page leads; nil if the user closes the page.
  public var callbackURL: URL?

  public init() {}

  static func current(asked question: String) -> SignInAnswers {
    StandInScope.answers(framework: "AuthenticationServices", asked: question)
  }
}

/// The error of a sign-in.
public struct ASAuthorizationError: StandInError {
  public enum Code: Int, StandInErrorCode {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive

    public static var domain: String { "com.apple.AuthenticationServices.AuthorizationError" }
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var unknown: Code { .unknown }
  public static var canceled: Code { .canceled }
  public static var invalidResponse: Code { .invalidResponse }
  public static var notHandled: Code { .notHandled }
  public static var failed: Code { .failed }
  public static var notInteractive: Code { .notInteractive }
}

public protocol ASAuthorizationProvider: AnyObject {}
public protocol ASAuthorizationCredential: AnyObject {}

open class ASAuthorization: NSObject {
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }

  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
    public static let operationLogin = OpenIDOperation(rawValue: "login")
    public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
    public static let operationLogout = OpenIDOperation(rawValue: "logout")
  }

  public let provider: any ASAuthorizationProvider
  public let credential: any ASAuthorizationCredential

  init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
    (self.provider, self.credential) = (provider, credential)
    super.init()
  }
}

open class ASAuthorizationRequest: NSObject {
  public let provider: any ASAuthorizationProvider
  init(_ provider: any ASAuthorizationProvider) {
    self.provider = provider
    super.init()
  }

  func credential(_ answers: SignInAnswers) -> any ASAuthorizationCredential {
    ASAuthorizationAppleIDCredential(answers, state: nil)
  }
}

open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var state: String?
  open var nonce: String?
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  open var user: String?
  override func credential(_ answers: SignInAnswers) -> any ASAuthorizationCredential {
    ASAuthorizationAppleIDCredential(answers, state: state)
  }
}

open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {
  override func credential(_ answers: SignInAnswers) -> any ASAuthorizationCredential {
    ASPasswordCredential(user: answers.user, password: "password")
  }
}

open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }

  public static let credentialRevokedNotification = Notification.Name("ASAuthorizationAppleIDProviderCredentialRevoked")

  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }

  open func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) {
    let state = SignInAnswers.current(asked: "whether a sign-in holds").credentialState
    deliverLater { completion(state, nil) }
  }

  open func credentialState(forUserID userID: String) async throws -> CredentialState {
    SignInAnswers.current(asked: "whether a sign-in holds").credentialState
  }
}

open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(self) }
}

public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }

open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  public let user: String
  public let state: String?
  public let email: String?
  public let fullName: PersonNameComponents?
  open var authorizedScopes: [ASAuthorization.Scope] { [] }
  open var realUserStatus: ASUserDetectionStatus { .unsupported }
  /// Nil: there is no server that signs.
  open var identityToken: Data? { nil }
  /// Nil: there is no server that signs.
  open var authorizationCode: Data? { nil }

  init(_ answers: SignInAnswers, state: String?) {
    (user, email, fullName, self.state) = (answers.user, answers.email, answers.fullName, state)
    super.init()
  }
}

open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  public let user: String
  public let password: String
  public init(user: String, password: String) {
    (self.user, self.password) = (user, password)
    super.init()
  }
}
