/// See ``RuntimeInitializable``.
extension RuntimeInitializable where Self: UIGestureRecognizer {
  /// A recognizer without a target, of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UIGestureRecognizer_init") @preconcurrency @MainActor public init()

  @_silgen_name("HeadlessUIKit_UIGestureRecognizer_init") @MainActor @usableFromInline
  static func makeEmpty() -> Self { makeOfRuntimeClass(target: nil, action: nil) }
}
