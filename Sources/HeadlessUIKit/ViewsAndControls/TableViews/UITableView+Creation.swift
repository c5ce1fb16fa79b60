public import Foundation

extension UITableView {
  package convenience init(ofRuntimeClass: Void, frame: CGRect, style: Style) {
    self.init(frame: frame, style: style)
  }

  @_silgen_name("$s13HeadlessUIKit11UITableViewC14ofRuntimeClass5frame5styleACyt_10Foundation6CGRectVAC5StyleOtcfC")
  fileprivate static func allocate(_ nothing: Void, frame: CGRect, style: Style) -> UITableView
}

/// See ``RuntimeInitializable``.
extension RuntimeInitializable where Self: UITableView {
  /// A table, of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UITableView_init_style") @preconcurrency @MainActor public init(
    frame: CGRect, style: UITableView.Style)

  @_silgen_name("HeadlessUIKit_UITableView_init_style") @MainActor @usableFromInline
  static func makeOfRuntimeClass(frame: CGRect, style: UITableView.Style) -> Self {
    unsafeDowncast(allocate((), frame: frame, style: style), to: self)
  }
}
