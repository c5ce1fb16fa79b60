/// The parameters of the UIKit methods that `#selector` most often names without labels, as in
/// `#selector(UIViewController.viewDidLoad)`. For other methods the compiler determines the parameters from a reference by name,
/// about which older language modes warn.
enum KnownMethods {
  static func labels(of method: String) -> [String]? {
    if withoutParameters.contains(method) { return [] }
    return withOne.contains(method) ? [""] : nil
  }

  /// Whether `#selector` names class methods of a type, as in apps that replace the fonts' methods with their own. Instances
  /// don't have these methods.
  static func areClassMethods(of type: String) -> Bool { ["UIFont", "UIColor"].contains(type) }

  private static let withoutParameters: Set = [
    "viewDidLoad", "loadView", "loadViewIfNeeded", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "layoutSubviews",
    "setNeedsLayout", "layoutIfNeeded", "setNeedsDisplay", "invalidateIntrinsicContentSize", "becomeFirstResponder",
    "resignFirstResponder", "removeFromSuperview", "awakeFromNib", "prepareForReuse", "reloadData", "endRefreshing",
    "beginRefreshing", "startAnimating", "stopAnimating", "updateConstraints", "setNeedsUpdateConstraints",
    "makeKeyAndVisible", "becomeKey", "resignKey",
  ]
  private static let withOne: Set = [
    "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "endEditing", "cut", "copy", "paste",
    "select", "selectAll", "delete", "addSubview", "bringSubviewToFront", "sendSubviewToBack", "draw",
  ]
}

/// A language or library feature that exists only on Apple's platforms, and its replacement.
protocol Construct: Sendable {
  func translate(_ translation: inout FileTranslation)
}
