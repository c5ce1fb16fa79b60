// Written by `make generate` from UIPresentationController.swift. Change that, and run it again.

extension UIPresentationController {
  package convenience init(ofRuntimeClassPresentedViewControllerPresenting arguments: UnsafeRawPointer) {
    let values = arguments.load(as: (UIViewController, UIViewController?).self)
    self.init(presentedViewController: values.0, presenting: values.1)
  }

  @_silgen_name("$s13HeadlessUIKit24UIPresentationControllerC027ofRuntimeClassPresentedViewD10PresentingACSV_tcfC")
  fileprivate static func allocatePresentedViewControllerPresenting(
    _ arguments: UnsafeRawPointer
  ) -> UIPresentationController
}

/// What adopts ``RuntimeInitializable`` as a UIPresentationController. Where another class's associated types are inferred, these
/// initialisers aren't seen.
public protocol _UIPresentationControllerInitializers: RuntimeInitializable {}

extension UIPresentationController: _UIPresentationControllerInitializers {}

/// See ``RuntimeInitializable``.
extension _UIPresentationControllerInitializers where Self: UIPresentationController {
  /// `init(presentedViewController:presenting:)` of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UIPresentationController_init_presentedViewController_presenting")
  @preconcurrency @MainActor
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?)

  @_silgen_name("HeadlessUIKit_UIPresentationController_init_presentedViewController_presenting")
  @MainActor @usableFromInline
  static func makeOfRuntimeClass(
    presentedViewController: consuming UIViewController, presenting: consuming UIViewController?
  ) -> Self {
    let values: (UIViewController, UIViewController?) = (presentedViewController, presenting)
    return withUnsafeBytes(of: values) {
      unsafeDowncast(allocatePresentedViewControllerPresenting($0.baseAddress!), to: self)
    }
  }
}
