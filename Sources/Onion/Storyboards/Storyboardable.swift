import UIKit

/// A controller that is the initial one of a storyboard of its own, which is named after it.
///
///     final class ProfileController: UIViewController, Storyboardable {}
///
///     let profile = try ProfileController.fromStoryboard()  // ProfileController.storyboard
///
/// A storyboard that isn't there is an error here, where UIKit stops the app.
@MainActor public protocol Storyboardable: UIViewController {
  /// The name of the storyboard's file, without extension; that of the class where nothing is said.
  static var storyboardName: String { get }
  /// Where the storyboard lies; beside the class where nothing is said. In a Swift package say `.module`.
  static var storyboardBundle: Bundle { get }
}

extension Storyboardable {
  /// The name of the class.
  public static var storyboardName: String {
    // A generic class has its arguments in its name.
    String(String(describing: Self.self).prefix { $0 != "<" })
  }

  /// The bundle of the class.
  public static var storyboardBundle: Bundle { Bundle(for: Self.self) }

  /// The controller as its storyboard has it.
  public static func fromStoryboard() throws(StoryboardError) -> Self {
    let (name, bundle) = (storyboardName, storyboardBundle)
    guard isThere(name, in: bundle) else { throw .missing(storyboard: name, bundle: bundle.bundlePath) }
    let initial: UIViewController? = UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController()
    return try checked(initial)
  }

  private static func isThere(_ name: String, in bundle: Bundle) -> Bool {
    #if canImport(HeadlessUIKit)
      // The main bundle's resources lie in bundles beside it there.
      UIStoryboard.isThere(name, in: bundle)
    #else
      ["storyboardc", "storyboard"].contains { bundle.path(forResource: name, ofType: $0) != nil }
    #endif
  }

  /// What a storyboard has given, as a controller of this class.
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
