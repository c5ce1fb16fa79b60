internal import Foundation

extension UITableViewHeaderFooterView {
  /// Makes a view of a class that is known at run time only; see `CALayer.make(_:)` for how.
  static func make(
    _ viewClass: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    viewClass.allocate(reuseIdentifier: reuseIdentifier, ofRuntimeClass: ())
  }

  package convenience init(reuseIdentifier: String?, ofRuntimeClass: Void) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  @_silgen_name("$s13HeadlessUIKit023UITableViewHeaderFooterD0C15reuseIdentifier14ofRuntimeClassACSSSg_yttcfC")
  private static func allocate(reuseIdentifier: String?, ofRuntimeClass: Void) -> UITableViewHeaderFooterView
}
