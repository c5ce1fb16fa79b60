public import HeadlessUIKit

public typealias ASPresentationAnchor = UIWindow

@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: AnyObject {
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

// Optional in AuthenticationServices.
extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) { OptionalMethod.missing() }
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
    OptionalMethod.missing()
  }
}

/// Signs in: shows no sheet, and ends as ``SignInAnswers`` say.
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
  public let authorizationRequests: [ASAuthorizationRequest]
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }

  open func performRequests() {
    let answers = SignInAnswers.current(asked: "what becomes of a sign-in")
    DispatchQueue.main.async { MainActor.assumeIsolated { self.finish(answers) } }
  }

  private func finish(_ answers: SignInAnswers) {
    guard answers.failure == nil, let request = authorizationRequests.first else {
      let error = ASAuthorizationError(answers.failure ?? .unknown)
      delegate?.authorizationController(controller: self, didCompleteWithError: error)
      return
    }
    delegate?.authorizationController(
      controller: self,
      didCompleteWithAuthorization: ASAuthorization(request.provider, request.credential(answers)))
  }

  open func cancel() {}
}

/// Apple's button: its colours, words and corners, without Apple's mark, which isn't drawn here.
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    public static var `default`: ButtonType { .signIn }
  }
  public enum Style: Int, Sendable { case white, whiteOutline, black }

  private let label = UILabel()
  open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    label.text =
      switch type {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.textColor = style == .black ? .white : .black
    backgroundColor = style == .black ? .black : .white
    layer.borderWidth = style == .whiteOutline ? 1 : 0
    layer.cornerRadius = cornerRadius
    isAccessibilityElement = true
    accessibilityLabel = label.text
    accessibilityTraits = .button
    addSubview(label)
  }

  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The smallest size that Apple's guidelines allow.
  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Apple's guidelines: the words are 43 per cent of the height.
    label.font = .systemFont(ofSize: bounds.height * 0.43, weight: .medium)
    label.frame = bounds.insetBy(dx: bounds.width * 0.08, dy: 0)
  }
}
