public import AuthenticationServices
public import HeadlessSwiftUI
internal import HeadlessUIKit

/// A button that signs in with Apple: AuthenticationServices' own, without the logo. The sign-in ends as the test's answers say.
@preconcurrency @MainActor public struct SignInWithAppleButton: View {
  /// The title of the button.
  public struct Label: Sendable {
    let type: ASAuthorizationAppleIDButton.ButtonType

    public static let signIn = Label(type: .signIn)
    public static let `continue` = Label(type: .continue)
    public static let signUp = Label(type: .signUp)
  }

  /// The colours of the button.
  public struct Style: Sendable {
    let style: ASAuthorizationAppleIDButton.Style

    public static let black = Style(style: .black)
    public static let white = Style(style: .white)
    public static let whiteOutline = Style(style: .whiteOutline)
  }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
  @Environment(\.signInWithAppleButtonStyle) private var style

  /// - Parameters:
  ///   - label: the title.
  ///   - onRequest: called as the button is tapped, to say what the request asks for.
  ///   - onCompletion: called with the sign-in's result.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    self.onRequest = onRequest
    self.onCompletion = onCompletion
  }

  public var body: some View {
    // UIKit's button can't change its title and colours; other ones are another button.
    SignInButton(type: label.type, style: style.style, onRequest: onRequest, onCompletion: onCompletion)
      .id("\(label.type) \(style.style)")
  }
}

private struct SignInButton: UIViewRepresentable {
  let type: ASAuthorizationAppleIDButton.ButtonType
  let style: ASAuthorizationAppleIDButton.Style
  let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  let onCompletion: (Result<ASAuthorization, any Error>) -> Void

  func makeUIView(context: Context) -> ASAuthorizationAppleIDButton {
    let button = ASAuthorizationAppleIDButton(type: type, style: style)
    let coordinator = context.coordinator
    button.addAction(UIAction { _ in coordinator.signIn() }, for: .touchUpInside)
    return button
  }

  func updateUIView(_ button: ASAuthorizationAppleIDButton, context: Context) {
    context.coordinator.button = self
    button.isEnabled = context.environment.isEnabled
  }

  func makeCoordinator() -> SignInCoordinator { SignInCoordinator(self) }
}

/// Performs the request of a tap, and reports its result.
@MainActor private final class SignInCoordinator: ASAuthorizationControllerDelegate {
  var button: SignInButton
  /// The sign-in that is under way.
  private var controller: ASAuthorizationController?

  init(_ button: SignInButton) { self.button = button }

  func signIn() {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    button.onRequest(request)
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    self.controller = controller
    controller.performRequests()
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) { finish(.success(authorization)) }

  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
    finish(.failure(error))
  }

  private func finish(_ result: Result<ASAuthorization, any Error>) {
    controller = nil
    button.onCompletion(result)
  }
}

private struct SignInWithAppleButtonStyleKey: EnvironmentKey {
  static let defaultValue = SignInWithAppleButton.Style.black
}

extension EnvironmentValues {
  fileprivate var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
    get { self[SignInWithAppleButtonStyleKey.self] }
    set { self[SignInWithAppleButtonStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The colours of the buttons in the view that sign in with Apple; black without it.
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInWithAppleButtonStyle, style)
  }
}
