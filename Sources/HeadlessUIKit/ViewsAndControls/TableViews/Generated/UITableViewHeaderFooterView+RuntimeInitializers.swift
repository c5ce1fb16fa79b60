// Written by `make generate` from UITableViewHeaderFooterView.swift. Change that, and run it again.

extension UITableViewHeaderFooterView {
  package convenience init(ofRuntimeClassReuseIdentifier arguments: UnsafeRawPointer) {
    let values = arguments.load(as: String?.self)
    self.init(reuseIdentifier: values)
  }

  @_silgen_name("$s13HeadlessUIKit023UITableViewHeaderFooterD0C29ofRuntimeClassReuseIdentifierACSV_tcfC")
  fileprivate static func allocateReuseIdentifier(_ arguments: UnsafeRawPointer) -> UITableViewHeaderFooterView
}

/// What adopts ``RuntimeInitializable`` as a UITableViewHeaderFooterView. Where another class's associated types are inferred, these
/// initialisers aren't seen.
public protocol _UITableViewHeaderFooterViewInitializers: RuntimeInitializable {}

extension UITableViewHeaderFooterView: _UITableViewHeaderFooterViewInitializers {}

/// See ``RuntimeInitializable``.
extension _UITableViewHeaderFooterViewInitializers where Self: UITableViewHeaderFooterView {
  /// `init(reuseIdentifier:)` of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UITableViewHeaderFooterView_init_reuseIdentifier") @preconcurrency @MainActor
  public init(reuseIdentifier: String?)

  @_silgen_name("HeadlessUIKit_UITableViewHeaderFooterView_init_reuseIdentifier") @MainActor @usableFromInline
  static func makeOfRuntimeClass(reuseIdentifier: consuming String?) -> Self {
    let values: String? = reuseIdentifier
    return withUnsafeBytes(of: values) { unsafeDowncast(allocateReuseIdentifier($0.baseAddress!), to: self) }
  }
}
