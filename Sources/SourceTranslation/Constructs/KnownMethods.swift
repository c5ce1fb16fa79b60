/// The parameters of UIKit's methods that `#selector` names most without them, as in `#selector(UIViewController.viewDidLoad)`.
/// Of others the compiler finds them out, which older language modes warn of: a method is handed on by its name.
enum KnownMethods {
  static func labels(of method: String) -> [String]? {
    if withoutParameters.contains(method) { return [] }
    return withOne.contains(method) ? [""] : nil
  }

  /// Whether what `#selector` names of a class are the class's own methods, as in apps that replace a font's by their own: an
  /// instance doesn't have them.
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
