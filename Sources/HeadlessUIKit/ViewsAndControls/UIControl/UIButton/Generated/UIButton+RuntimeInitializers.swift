// Written by `make generate` from UIButton.swift. Change that, and run it again.

extension UIButton {
  package convenience init(ofRuntimeClassType arguments: UnsafeRawPointer) {
    let values = arguments.load(as: ButtonType.self)
    self.init(type: values)
  }

  @_silgen_name("$s13HeadlessUIKit8UIButtonC18ofRuntimeClassTypeACSV_tcfC")
  fileprivate static func allocateType(_ arguments: UnsafeRawPointer) -> UIButton
}

/// What adopts ``RuntimeInitializable`` as a UIButton. Where another class's associated types are inferred, these
/// initialisers aren't seen.
public protocol _UIButtonInitializers: RuntimeInitializable {}

extension UIButton: _UIButtonInitializers {}

/// See ``RuntimeInitializable``.
extension _UIButtonInitializers where Self: UIButton {
  /// `init(type:)` of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UIButton_init_type") @preconcurrency @MainActor
  public init(type buttonType: ButtonType)

  @_silgen_name("HeadlessUIKit_UIButton_init_type") @MainActor @usableFromInline
  static func makeOfRuntimeClass(type: consuming ButtonType) -> Self {
    let values: ButtonType = type
    return withUnsafeBytes(of: values) { unsafeDowncast(allocateType($0.baseAddress!), to: self) }
  }
}
