internal import Foundation

extension UINavigationController {
  package convenience init(ofRuntimeClass: Void, rootViewController: UIViewController) {
    self.init(rootViewController: rootViewController)
  }

  @_silgen_name("$s13HeadlessUIKit22UINavigationControllerC14ofRuntimeClass08rootViewD0ACyt_AA06UIViewD0CtcfC")
  fileprivate static func allocate(
    _ nothing: Void, rootViewController: consuming UIViewController
  ) -> UINavigationController
}

/// See ``RuntimeInitializable``.
extension RuntimeInitializable where Self: UINavigationController {
  /// A controller with its root, of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UINavigationController_init_root") @preconcurrency @MainActor
  public init(rootViewController: UIViewController)

  @_silgen_name("HeadlessUIKit_UINavigationController_init_root") @MainActor @usableFromInline
  static func makeOfRuntimeClass(rootViewController: consuming UIViewController) -> Self {
    unsafeDowncast(allocate((), rootViewController: rootViewController), to: self)
  }
}
