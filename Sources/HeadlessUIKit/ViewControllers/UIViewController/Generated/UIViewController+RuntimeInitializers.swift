// Written by `make generate` from UIViewController.swift. Change that, and run it again.

public import Foundation

extension UIViewController {
  package convenience init(ofRuntimeClassNibNameBundle arguments: UnsafeRawPointer) {
    let values = arguments.load(as: (String?, Bundle?).self)
    self.init(nibName: values.0, bundle: values.1)
  }

  @_silgen_name("$s13HeadlessUIKit16UIViewControllerC27ofRuntimeClassNibNameBundleACSV_tcfC")
  fileprivate static func allocateNibNameBundle(_ arguments: UnsafeRawPointer) -> UIViewController
}

/// What adopts ``RuntimeInitializable`` as a UIViewController. Where another class's associated types are inferred, these
/// initialisers aren't seen.
public protocol _UIViewControllerInitializers: RuntimeInitializable {}

extension UIViewController: _UIViewControllerInitializers {}

/// See ``RuntimeInitializable``.
extension _UIViewControllerInitializers where Self: UIViewController {
  /// `init(nibName:bundle:)` of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UIViewController_init_nibName_bundle") @preconcurrency @MainActor
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)

  @_silgen_name("HeadlessUIKit_UIViewController_init_nibName_bundle") @MainActor @usableFromInline
  static func makeOfRuntimeClass(nibName: consuming String?, bundle: consuming Bundle?) -> Self {
    let values: (String?, Bundle?) = (nibName, bundle)
    return withUnsafeBytes(of: values) { unsafeDowncast(allocateNibNameBundle($0.baseAddress!), to: self) }
  }
}
