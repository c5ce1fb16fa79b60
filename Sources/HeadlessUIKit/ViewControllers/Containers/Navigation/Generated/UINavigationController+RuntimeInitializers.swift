// Written by `make generate` from UINavigationController.swift. Change that, and run it again.

extension UINavigationController {
  package convenience init(ofRuntimeClassRootViewController arguments: UnsafeRawPointer) {
    let values = arguments.load(as: UIViewController.self)
    self.init(rootViewController: values)
  }

  @_silgen_name("$s13HeadlessUIKit22UINavigationControllerC022ofRuntimeClassRootViewD0ACSV_tcfC")
  fileprivate static func allocateRootViewController(_ arguments: UnsafeRawPointer) -> UINavigationController
}

/// What adopts ``RuntimeInitializable`` as a UINavigationController. Where another class's associated types are inferred, these
/// initialisers aren't seen.
public protocol _UINavigationControllerInitializers: RuntimeInitializable {}

extension UINavigationController: _UINavigationControllerInitializers {}

/// See ``RuntimeInitializable``.
extension _UINavigationControllerInitializers where Self: UINavigationController {
  /// `init(rootViewController:)` of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UINavigationController_init_rootViewController") @preconcurrency @MainActor
  public init(rootViewController: UIViewController)

  @_silgen_name("HeadlessUIKit_UINavigationController_init_rootViewController") @MainActor @usableFromInline
  static func makeOfRuntimeClass(rootViewController: consuming UIViewController) -> Self {
    let values: UIViewController = rootViewController
    return withUnsafeBytes(of: values) { unsafeDowncast(allocateRootViewController($0.baseAddress!), to: self) }
  }
}
