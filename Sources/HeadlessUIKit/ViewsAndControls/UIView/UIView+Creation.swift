extension UIView {
  /// Creates a view of a class that is known at run time only, with the `init(frame:)` of that class and an empty frame.
  ///
  /// Swift only allows that for `required` initialisers, and an app's `override init(frame:)` would no longer compile if this were
  /// one. See `CALayer.make(_:)`, which explains the mechanism.
  package static func make<View: UIView>(_ viewClass: View.Type) -> View {
    viewClass.makeOfRuntimeClass(frame: .zero)
  }
}

/// See ``RuntimeInitializable``.
extension RuntimeInitializable where Self: UIView {
  /// A view without a size, of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UIView_init") @preconcurrency @MainActor public init()

  @_silgen_name("HeadlessUIKit_UIView_init") @MainActor @usableFromInline
  static func makeEmpty() -> Self {
    guard emptyInitializers.prepare(self) else { return makeOfRuntimeClass(frame: .zero) }
    return unsafeDowncast(UIResponder.makeByEmptyInitializer(self), to: self)
  }
}
