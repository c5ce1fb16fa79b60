internal import Foundation

extension UITableViewController {
  package convenience init(ofRuntimeClass: Void, style: UITableView.Style) {
    self.init(style: style)
  }

  @_silgen_name("$s13HeadlessUIKit21UITableViewControllerC14ofRuntimeClass5styleACyt_AA0cD0C5StyleOtcfC")
  fileprivate static func allocate(_ nothing: Void, style: UITableView.Style) -> UITableViewController
}

/// See ``RuntimeInitializable``.
extension RuntimeInitializable where Self: UITableViewController {
  /// A controller of a table, of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UITableViewController_init_style") @preconcurrency @MainActor public init(
    style: UITableView.Style)

  @_silgen_name("HeadlessUIKit_UITableViewController_init_style") @MainActor @usableFromInline
  static func makeOfRuntimeClass(style: UITableView.Style) -> Self {
    unsafeDowncast(allocate((), style: style), to: self)
  }
}
