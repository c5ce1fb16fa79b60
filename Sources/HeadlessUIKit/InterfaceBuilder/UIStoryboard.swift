public import Foundation

/// A storyboard of a bundle.
///
/// Storyboards aren't read yet: one has no initial controller, and none with an identifier. What UIKit answers with nil is
/// nil here, with a word on the console; where it raises an exception this one stops.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  open func instantiateInitialViewController() -> UIViewController? {
    instantiateInitialViewController(creator: nil)
  }

  /// - Parameter creator: makes the controller from an archive; not asked here, where there is none.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    ControllerWarning.print(
      "Storyboards aren't read yet: '\(name)' has no initial view controller. Make the controller in code.")
    return nil
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiateViewController(identifier: identifier, creator: nil)
  }

  /// - Parameter creator: makes the controller from an archive; not asked here, where there is none.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    fatalError(
      "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)': storyboards, as "
        + "'\(name)', aren't read yet. Make the controller in code.")
  }
}
