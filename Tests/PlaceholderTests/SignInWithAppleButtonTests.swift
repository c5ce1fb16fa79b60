import AuthenticationServices
import HeadlessSwiftUI
import StandIns
import Testing
import UIKit
import _AuthenticationServices_SwiftUI

@MainActor @Suite struct SignInWithAppleButtonTests {
  @Test func aTapAsksAndReportsTheAnswerOfTheTest() async throws {
    var asked: [ASAuthorization.Scope] = []
    var users: [String] = []
    let hosting = UIHostingController(
      rootView: SignInWithAppleButton(.continue) { request in
        request.requestedScopes = [.email]
        asked = request.requestedScopes ?? []
      } onCompletion: { result in
        let credential = try? result.get().credential as? ASAuthorizationAppleIDCredential
        users.append(credential?.user ?? "refused")
      }
      .signInWithAppleButtonStyle(.white)
      .frame(width: 200, height: 44))
    let screen = HostedScreen(ScreenConfiguration.standard) { hosting }
    defer { screen.close() }
    let button = try #require(find(ASAuthorizationAppleIDButton.self, in: hosting.view))
    #expect(button.bounds.size == CGSize(width: 200, height: 44))
    #expect(button.accessibilityLabel == "Continue with Apple" && button.backgroundColor == .white)
    var answers = SignInAnswers()
    answers.failure = nil
    answers.user = "ada"
    withAnswers(answers) { button.sendActions(for: .touchUpInside) }
    while users.isEmpty { await Task.yield() }
    #expect(asked == [.email])
    #expect(users == ["ada"])
  }

  private func find<V: UIView>(_ type: V.Type, in view: UIView) -> V? {
    view as? V ?? view.subviews.lazy.compactMap { self.find(type, in: $0) }.first
  }
}
