/// See ``RuntimeInitializable``.
extension RuntimeInitializable where Self: UIViewController {
  /// A controller of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UIViewController_init") @preconcurrency @MainActor public init()

  @_silgen_name("HeadlessUIKit_UIViewController_init") @MainActor @usableFromInline
  static func makeEmpty() -> Self {
    guard emptyInitializers.prepare(self) else { return makeOfRuntimeClass(nibName: nil, bundle: nil) }
    return unsafeDowncast(UIResponder.makeByEmptyInitializer(self), to: self)
  }
}
