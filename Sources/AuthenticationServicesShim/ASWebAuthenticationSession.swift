@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// An error of the framework.
public struct ASWebAuthenticationSessionError: StandInError {
  public enum Code: Int, StandInErrorCode {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid

    public static var domain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var canceledLogin: Code { .canceledLogin }
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

/// The domain of ``ASWebAuthenticationSessionError``.
public var ASWebAuthenticationSessionErrorDomain: String { ASWebAuthenticationSessionError.Code.domain }

/// A sign-in on a web page: shows none, and ends with ``SignInAnswers/callbackURL``.
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  private let handler: CompletionHandler
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var canStart: Bool { true }

  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    handler = completionHandler
    super.init()
  }

  @discardableResult open func start() -> Bool {
    let url = SignInAnswers.current(asked: "where a sign-in leads").callbackURL
    deliverLater { [handler] in handler(url, url == nil ? ASWebAuthenticationSessionError(.canceledLogin) : nil) }
    return true
  }

  open func cancel() {}
}
