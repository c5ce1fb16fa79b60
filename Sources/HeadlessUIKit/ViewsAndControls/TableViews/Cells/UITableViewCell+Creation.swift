extension UITableViewCell {
  /// Makes a cell of a class that is known at run time only; see `CALayer.make(_:)` for how.
  static func make(_ cellClass: UITableViewCell.Type, reuseIdentifier: String?) -> UITableViewCell {
    cellClass.makeOfRuntimeClass(style: .default, reuseIdentifier: reuseIdentifier)
  }
}
