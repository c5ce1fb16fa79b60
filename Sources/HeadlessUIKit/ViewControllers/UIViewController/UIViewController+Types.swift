public import Foundation

/// Creates controllers during state restoration. Nothing calls it here; it is declared so that sources compile.
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

extension UIViewController {
  /// The target of `showDetailViewController(_:sender:)` has changed: a split controller, the notification's object, has collapsed
  /// or expanded.
  public class var showDetailTargetDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIViewControllerShowDetailTargetDidChangeNotification")
  }
}
