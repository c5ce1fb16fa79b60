// Written by `make generate` from UIGestureRecognizer.swift. Change that, and run it again.

extension UIGestureRecognizer {
  package convenience init(ofRuntimeClassTargetAction arguments: UnsafeRawPointer) {
    let values = arguments.load(as: (Any?, Selector?).self)
    self.init(target: values.0, action: values.1)
  }

  @_silgen_name("$s13HeadlessUIKit19UIGestureRecognizerC26ofRuntimeClassTargetActionACSV_tcfC")
  fileprivate static func allocateTargetAction(_ arguments: UnsafeRawPointer) -> UIGestureRecognizer
}

/// What adopts ``RuntimeInitializable`` as a UIGestureRecognizer. Where another class's associated types are inferred, these
/// initialisers aren't seen.
public protocol _UIGestureRecognizerInitializers: RuntimeInitializable {}

extension UIGestureRecognizer: _UIGestureRecognizerInitializers {}

/// See ``RuntimeInitializable``.
extension _UIGestureRecognizerInitializers where Self: UIGestureRecognizer {
  /// `init(target:action:)` of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UIGestureRecognizer_init_target_action") @preconcurrency @MainActor
  public init(target: Any?, action: Selector?)

  @_silgen_name("HeadlessUIKit_UIGestureRecognizer_init_target_action") @MainActor @usableFromInline
  static func makeOfRuntimeClass(target: consuming Any?, action: consuming Selector?) -> Self {
    let values: (Any?, Selector?) = (target, action)
    return withUnsafeBytes(of: values) { unsafeDowncast(allocateTargetAction($0.baseAddress!), to: self) }
  }
}
