import UIKit

/// A screen that passes its segues to the coordinator of the flow.
///
///     final class ProfileController: UIViewController, SeguePreparing {
///       var onSegue: ((UIStoryboardSegue, Any?) -> Void)?
///
///       override func prepare(for segue: UIStoryboardSegue, sender: Any?) { onSegue?(segue, sender) }
///     }
@MainActor public protocol SeguePreparing: UIViewController {
  /// Called by the screen's `prepare(for:sender:)`.
  var onSegue: ((UIStoryboardSegue, Any?) -> Void)? { get set }
}
