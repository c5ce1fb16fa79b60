public import Foundation

/// Makes the controllers of an app whose state is restored. Nothing calls it here; it is declared so that sources compile.
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
