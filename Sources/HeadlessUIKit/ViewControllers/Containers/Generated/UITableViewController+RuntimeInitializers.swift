// Written by `make generate` from UITableViewController.swift. Change that, and run it again.

extension UITableViewController {
  package convenience init(ofRuntimeClassStyle arguments: UnsafeRawPointer) {
    let values = arguments.load(as: UITableView.Style.self)
    self.init(style: values)
  }

  @_silgen_name("$s13HeadlessUIKit21UITableViewControllerC19ofRuntimeClassStyleACSV_tcfC")
  fileprivate static func allocateStyle(_ arguments: UnsafeRawPointer) -> UITableViewController
}

/// What adopts ``RuntimeInitializable`` as a UITableViewController. Where another class's associated types are inferred, these
/// initialisers aren't seen.
public protocol _UITableViewControllerInitializers: RuntimeInitializable {}

extension UITableViewController: _UITableViewControllerInitializers {}

/// See ``RuntimeInitializable``.
extension _UITableViewControllerInitializers where Self: UITableViewController {
  /// `init(style:)` of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UITableViewController_init_style") @preconcurrency @MainActor
  public init(style: UITableView.Style)

  @_silgen_name("HeadlessUIKit_UITableViewController_init_style") @MainActor @usableFromInline
  static func makeOfRuntimeClass(style: consuming UITableView.Style) -> Self {
    let values: UITableView.Style = style
    return withUnsafeBytes(of: values) { unsafeDowncast(allocateStyle($0.baseAddress!), to: self) }
  }
}
