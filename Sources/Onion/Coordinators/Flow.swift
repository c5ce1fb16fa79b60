import UIKit

/// A coordinator with a controller that its starter puts in place: into a window, a container, a modal presentation.
@MainActor public protocol Flow: AnyCoordinator {
  /// The outermost controller of the flow, the same one for as long as the flow runs; asked for after `start()`.
  var rootViewController: UIViewController { get }
}
