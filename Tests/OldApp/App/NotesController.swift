import UIKit

/// As of Swift 4.0: names that Swift 4.2 changed.
class NotesController: UITableViewController {
  @IBOutlet weak var countLabel: UILabel?
  let footer = UIViewController()
  private(set) var activations = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    addChildViewController(footer)
    view.addSubview(footer.view)
    footer.didMove(toParentViewController: self)
    view.sendSubview(toBack: footer.view)
    tableView.rowHeight = UITableViewAutomaticDimension
    tableView.accessibilityTraits = UIAccessibilityTraitButton
    NotificationCenter.default.addObserver(
      self, selector: #selector(activated), name: NSNotification.Name.UIApplicationDidBecomeActive, object: nil)
  }

  @objc func activated() {
    activations += 1
  }

  func oldNames() -> [String] {
    let insets = UIOffsetMake(1, 2)
    tableView.accessibilityTraits |= UIAccessibilityTraitAdjustable
    return [
      NSStringFromCGRect(CGRect(x: 1, y: 2, width: 3, height: 4)), "\(CGPointFromString("{5, 6}").y)",
      "\(insets.vertical)", UIKeyInputEscape, NSNotification.Name.UIDeviceOrientationDidChange.rawValue,
      UIImagePickerControllerOriginalImage,
    ]
  }

  /// The names of Swift 3, as bars take them.
  func titleAttributes() -> [NSAttributedStringKey: Any] {
    let attributes = [
      NSForegroundColorAttributeName: UIColor.red,
      NSFontAttributeName: UIFont.systemFont(ofSize: 12, weight: UIFontWeightBold),
    ]
    navigationController?.navigationBar.titleTextAttributes = attributes
    return attributes
  }

  func indicator() -> UIActivityIndicatorView {
    let indicator = UIActivityIndicatorView(activityIndicatorStyle: .whiteLarge)
    indicator.activityIndicatorViewStyle = .gray
    indicator.layer.borderColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    return indicator
  }

  func leave() {
    footer.willMove(toParentViewController: nil)
    footer.removeFromParentViewController()
  }

  func move() -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position")
    animation.fillMode = kCAFillModeForwards
    animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn)
    return animation
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    return UITableViewCell(style: UITableViewCellStyle.subtitle, reuseIdentifier: nil)
  }
}

class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
  ) -> Bool {
    return launchOptions?[.url] == nil
  }
}
