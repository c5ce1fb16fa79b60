public import Foundation

extension UIViewController {
  /// Where `showDetailViewController(_:sender:)` leads has changed: a split controller, the notification's object, has taken its
  /// columns together or apart.
  public class var showDetailTargetDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIViewControllerShowDetailTargetDidChangeNotification")
  }
}
