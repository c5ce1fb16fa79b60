internal import Foundation

extension UIPresentationController {
  package convenience init(
    ofRuntimeClass: Void, presentedViewController: UIViewController, presenting: UIViewController?
  ) {
    self.init(presentedViewController: presentedViewController, presenting: presenting)
  }

  @_silgen_name(
    "$s13HeadlessUIKit24UIPresentationControllerC14ofRuntimeClass013presentedViewD010presentingACyt_AA06UIViewD0CAHSgtcfC"
  )
  fileprivate static func allocate(
    _ nothing: Void, presentedViewController: consuming UIViewController, presenting: consuming UIViewController?
  ) -> UIPresentationController
}

/// See ``RuntimeInitializable``.
extension RuntimeInitializable where Self: UIPresentationController {
  /// A presentation, of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UIPresentationController_init_presented") @preconcurrency @MainActor public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?)

  @_silgen_name("HeadlessUIKit_UIPresentationController_init_presented") @MainActor @usableFromInline
  static func makeOfRuntimeClass(presented: consuming UIViewController, presenting: consuming UIViewController?) -> Self
  { unsafeDowncast(allocate((), presentedViewController: presented, presenting: presenting), to: self) }
}
