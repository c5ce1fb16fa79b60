// Written by `make generate` from UISegmentedControl.swift. Change that, and run it again.

extension UISegmentedControl {
  package convenience init(ofRuntimeClassItems arguments: UnsafeRawPointer) {
    let values = arguments.load(as: [Any]?.self)
    self.init(items: values)
  }

  @_silgen_name("$s13HeadlessUIKit18UISegmentedControlC19ofRuntimeClassItemsACSV_tcfC")
  fileprivate static func allocateItems(_ arguments: UnsafeRawPointer) -> UISegmentedControl
}

/// What adopts ``RuntimeInitializable`` as a UISegmentedControl. Where another class's associated types are inferred, these
/// initialisers aren't seen.
public protocol _UISegmentedControlInitializers: RuntimeInitializable {}

extension UISegmentedControl: _UISegmentedControlInitializers {}

/// See ``RuntimeInitializable``.
extension _UISegmentedControlInitializers where Self: UISegmentedControl {
  /// `init(items:)` of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UISegmentedControl_init_items") @preconcurrency @MainActor
  public init(items: [Any]?)

  @_silgen_name("HeadlessUIKit_UISegmentedControl_init_items") @MainActor @usableFromInline
  static func makeOfRuntimeClass(items: consuming [Any]?) -> Self {
    let values: [Any]? = items
    return withUnsafeBytes(of: values) { unsafeDowncast(allocateItems($0.baseAddress!), to: self) }
  }
}
