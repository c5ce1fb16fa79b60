import UIKit

/// A screen that leaves its segues to whoever leads through the flow.
///
///     final class ProfileController: UIViewController, SeguePreparing {
///       var onSegue: ((UIStoryboardSegue, Any?) -> Void)?
///
///       override func prepare(for segue: UIStoryboardSegue, sender: Any?) { onSegue?(segue, sender) }
///     }
@MainActor public protocol SeguePreparing: UIViewController {
  /// Told by the screen's `prepare(for:sender:)`.
  var onSegue: ((UIStoryboardSegue, Any?) -> Void)? { get set }
}
