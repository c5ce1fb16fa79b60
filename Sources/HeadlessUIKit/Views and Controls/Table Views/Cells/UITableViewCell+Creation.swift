internal import Foundation

extension UITableViewCell {
  /// Makes a cell of a class that is known at run time only; see `CALayer.make(_:)` for how.
  static func make(_ cellClass: UITableViewCell.Type, reuseIdentifier: String?) -> UITableViewCell {
    cellClass.allocate(reuseIdentifier: reuseIdentifier, ofRuntimeClass: ())
  }

  package convenience init(reuseIdentifier: String?, ofRuntimeClass: Void) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  @_silgen_name("$s13HeadlessUIKit15UITableViewCellC15reuseIdentifier14ofRuntimeClassACSSSg_yttcfC")
  private static func allocate(reuseIdentifier: String?, ofRuntimeClass: Void) -> UITableViewCell
}
