public import Foundation

extension UIViewController {
  package convenience init(ofRuntimeClass: Void, nibName: String?, bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }

  @_silgen_name(
    "$s13HeadlessUIKit16UIViewControllerC14ofRuntimeClass7nibName6bundleACyt_SSSg10Foundation6BundleCSgtcfC")
  fileprivate static func allocate(
    _ nothing: Void, nibName: consuming String?, bundle: consuming Bundle?
  ) -> UIViewController
}

/// See ``RuntimeInitializable``.
extension RuntimeInitializable where Self: UIViewController {
  /// A controller of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UIViewController_init") @preconcurrency @MainActor public init()

  @_silgen_name("HeadlessUIKit_UIViewController_init") @MainActor @usableFromInline
  static func makeEmpty() -> Self {
    guard EmptyInitializers.prepare(self) else { return makeOfRuntimeClass(nibName: nil, bundle: nil) }
    return unsafeDowncast(UIResponder.makeByEmptyInitializer(self), to: self)
  }

  /// A controller with its nib's name, of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UIViewController_init_nibName") @preconcurrency @MainActor
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)

  @_silgen_name("HeadlessUIKit_UIViewController_init_nibName") @MainActor @usableFromInline
  static func makeOfRuntimeClass(nibName: consuming String?, bundle: consuming Bundle?) -> Self {
    unsafeDowncast(allocate((), nibName: nibName, bundle: bundle), to: self)
  }
}
