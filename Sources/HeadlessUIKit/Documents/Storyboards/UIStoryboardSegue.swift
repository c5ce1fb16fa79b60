public import Foundation

/// A step from one controller to another, and how it looks.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject, RuntimeInitializable {
  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController
  var performHandler: (() -> Void)?

  // Repeated by RuntimeInitializable.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// - Parameter performHandler: shows the destination.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Shows the destination as the segue's kind specifies. Custom subclasses override it; a segue that was created without a handler
  /// does nothing.
  open func perform() { performHandler?() }
}

extension _UIStoryboardSegueInitializers where Self: UIStoryboardSegue {
  /// `init(identifier:source:destination:performHandler:)` of a class that is known at run time only.
  @preconcurrency @MainActor public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }
}
