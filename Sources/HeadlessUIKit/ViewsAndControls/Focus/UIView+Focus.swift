extension UIView: UIFocusItem {}

extension UIViewController: UIFocusEnvironment {}
