import UIKit

/// A view and a controller that nothing makes by name.
private final class Badge: UIView {
  private let text: String

  init() {
    text = "badge"
    super.init(frame: CGRect(x: 0, y: 0, width: 7, height: 9))
    accessibilityLabel = text
  }

  required init?(coder: NSCoder) { fatalError("not from documents") }
}

private final class BadgeController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "badges"
  }

  required init?(coder: NSCoder) { fatalError("not from documents") }
}

enum Factory {
  private static func make<View: UIView>(_: View.Type) -> View { return View() }
  private static func make<Controller: UIViewController>(_: Controller.Type) -> Controller { return Controller() }

  static func badge() -> UIView { return make(Badge.self) }
  static func controller() -> UIViewController { return make(BadgeController.self) }
}
