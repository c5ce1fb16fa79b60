import Onion
import UIKit

/// One place knows whether the user is signed in; the two trees know nothing of each other.
@MainActor public enum AccountScreens {
  public static func screen(_ state: LoginState<String>) -> LoginStateController<String> {
    // The trees sign in and out through the container that doesn't exist yet when they are described.
    let container = WeakContainer()
    let controller = LoginStateController(
      state,
      signedOut: {
        Onion.TemplateController(
          NoticeController(
            symbol: "person.circle", headline: "Ahoy!", text: "Sign in to keep your tickets on every device.",
            actions: [.init("Sign in") { container.controller?.state = .signedIn("Ada") }, .init("Look around")]))
      },
      signedIn: { name in
        Onion.TemplateController(
          NoticeController(
            symbol: "person.fill", headline: "Welcome back, \(name)",
            text: "Three tickets wait for you. The next ferry to Sund leaves at 14:20.",
            actions: [.init("Show my tickets"), .init("Sign out") { container.controller?.state = .signedOut }]))
      })
    container.controller = controller
    return controller
  }
}

@MainActor private final class WeakContainer {
  weak var controller: LoginStateController<String>?
}
