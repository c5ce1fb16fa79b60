import UIKit

/// A stack of controllers with which something is done once it is visible.
final class Acting: UINavigationController {
  private var action: ((UIViewController) -> Void)?

  convenience init(_ controller: UIViewController, action: @escaping (UIViewController) -> Void) {
    self.init(rootViewController: controller)
    self.action = action
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let controller = topViewController { action?(controller) }
  }
}
