import UIKit

/// A stack of controllers with an action that is performed after it has appeared.
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
