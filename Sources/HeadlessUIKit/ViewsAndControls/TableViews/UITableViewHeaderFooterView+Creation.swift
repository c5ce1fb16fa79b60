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
  fileprivate static func allocate(reuseIdentifier: consuming String?, ofRuntimeClass: Void)
    -> UITableViewHeaderFooterView
}

/// See ``RuntimeInitializable``.
extension RuntimeInitializable where Self: UITableViewHeaderFooterView {
  /// A header or footer of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UITableViewHeaderFooterView_init_reuseIdentifier") @preconcurrency @MainActor
  public init(reuseIdentifier: String?)

  @_silgen_name("HeadlessUIKit_UITableViewHeaderFooterView_init_reuseIdentifier") @MainActor @usableFromInline
  static func makeOfRuntimeClass(reuseIdentifier: consuming String?) -> Self {
    unsafeDowncast(allocate(reuseIdentifier: reuseIdentifier, ofRuntimeClass: ()), to: self)
  }
}
