extension UITableViewHeaderFooterView {
  /// Makes a view of a class that is known at run time only; see `CALayer.make(_:)` for how.
  static func make(
    _ viewClass: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    viewClass.makeOfRuntimeClass(reuseIdentifier: reuseIdentifier)
  }
}
