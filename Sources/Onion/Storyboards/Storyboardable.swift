import UIKit

/// The initial view controller of a storyboard that has its class name.
///
///     final class ProfileController: UIViewController, Storyboardable {}
///
///     let profile = try ProfileController.fromStoryboard()  // ProfileController.storyboard
///
/// A missing storyboard is an error here; UIKit stops the app.
@MainActor public protocol Storyboardable: UIViewController {
  /// The name of the storyboard's file, without extension; by default the name of the class.
  static var storyboardName: String { get }
  /// The bundle of the storyboard; by default that of the class. In a Swift package, return `.module`.
  static var storyboardBundle: Bundle { get }
}

extension Storyboardable {
  /// The name of the class.
  public static var storyboardName: String {
    // The name of a generic class includes its arguments.
    String(String(describing: Self.self).prefix { $0 != "<" })
  }

  /// The bundle of the class.
  public static var storyboardBundle: Bundle { Bundle(for: Self.self) }

  /// Creates the controller from its storyboard.
  public static func fromStoryboard() throws(StoryboardError) -> Self {
    let (name, bundle) = (storyboardName, storyboardBundle)
    guard isThere(name, in: bundle) else { throw .missing(storyboard: name, bundle: bundle.bundlePath) }
    let initial: UIViewController? = UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController()
    return try checked(initial)
  }

  private static func isThere(_ name: String, in bundle: Bundle) -> Bool {
    #if canImport(HeadlessUIKit)
      // The main bundle's resources are in separate bundles next to it there.
      UIStoryboard.isThere(name, in: bundle)
    #else
      ["storyboardc", "storyboard"].contains { bundle.path(forResource: name, ofType: $0) != nil }
    #endif
  }

  /// The controller from a storyboard, as this class.
  static func checked(_ initial: UIViewController?) throws(StoryboardError) -> Self {
    guard let initial else { throw .withoutInitialController(storyboard: storyboardName) }
    guard let controller = initial as? Self else {
      throw .otherClass(
        storyboard: storyboardName, expected: String(describing: Self.self),
        found: String(describing: type(of: initial)))
    }
    return controller
  }
}
