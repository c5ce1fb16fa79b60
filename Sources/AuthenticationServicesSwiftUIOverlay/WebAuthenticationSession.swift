public import AuthenticationServices
public import HeadlessSwiftUI

/// Signs in on a web page, which isn't shown here: the sign-in ends as the test's answers say.
@MainActor public struct WebAuthenticationSession: Sendable {
  /// The user's preference of a browser, which has no effect: no page is shown.
  public struct BrowserSession: Hashable, Sendable {
    private let isEphemeral: Bool
    public static let ephemeral = BrowserSession(isEphemeral: true)
  }

  nonisolated init() {}

  /// - Parameters:
  ///   - url: the page.
  ///   - callbackURLScheme: the scheme of the URL to which the sign-in leads.
  ///   - preferredBrowserSession: no page is shown, so it has no effect.
  /// - Returns: the URL to which the sign-in leads.
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL {
    try await withCheckedThrowingContinuation { continuation in
      let session = ASWebAuthenticationSession(url: url, callbackURLScheme: callbackURLScheme) { url, error in
        continuation.resume(
          with: url.map { .success($0) } ?? .failure(error ?? ASWebAuthenticationSessionError(.canceledLogin)))
      }
      session.start()
    }
  }
}

extension EnvironmentValues {
  /// Signs in on web pages.
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
