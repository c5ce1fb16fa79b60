// Written by `make generate` from UIVisualEffectView.swift. Change that, and run it again.

extension UIVisualEffectView {
  package convenience init(ofRuntimeClassEffect arguments: UnsafeRawPointer) {
    let values = arguments.load(as: UIVisualEffect?.self)
    self.init(effect: values)
  }

  @_silgen_name("$s13HeadlessUIKit18UIVisualEffectViewC014ofRuntimeClassD0ACSV_tcfC")
  fileprivate static func allocateEffect(_ arguments: UnsafeRawPointer) -> UIVisualEffectView
}

/// What adopts ``RuntimeInitializable`` as a UIVisualEffectView. Where another class's associated types are inferred, these
/// initialisers aren't seen.
public protocol _UIVisualEffectViewInitializers: RuntimeInitializable {}

extension UIVisualEffectView: _UIVisualEffectViewInitializers {}

/// See ``RuntimeInitializable``.
extension _UIVisualEffectViewInitializers where Self: UIVisualEffectView {
  /// `init(effect:)` of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UIVisualEffectView_init_effect") @preconcurrency @MainActor
  public init(effect: UIVisualEffect?)

  @_silgen_name("HeadlessUIKit_UIVisualEffectView_init_effect") @MainActor @usableFromInline
  static func makeOfRuntimeClass(effect: consuming UIVisualEffect?) -> Self {
    let values: UIVisualEffect? = effect
    return withUnsafeBytes(of: values) { unsafeDowncast(allocateEffect($0.baseAddress!), to: self) }
  }
}
