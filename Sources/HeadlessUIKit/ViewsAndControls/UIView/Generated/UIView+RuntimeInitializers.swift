// Written by `make generate` from UIView.swift. Change that, and run it again.

public import Foundation

extension UIView {
  package convenience init(ofRuntimeClassFrame arguments: UnsafeRawPointer) {
    let values = arguments.load(as: CGRect.self)
    self.init(frame: values)
  }

  @_silgen_name("$s13HeadlessUIKit6UIViewC19ofRuntimeClassFrameACSV_tcfC")
  fileprivate static func allocateFrame(_ arguments: UnsafeRawPointer) -> UIView
}

/// What adopts ``RuntimeInitializable`` as a UIView. Where another class's associated types are inferred, these
/// initialisers aren't seen.
public protocol _UIViewInitializers: RuntimeInitializable {}

extension UIView: _UIViewInitializers {}

/// See ``RuntimeInitializable``.
extension _UIViewInitializers where Self: UIView {
  /// `init(frame:)` of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UIView_init_frame") @preconcurrency @MainActor
  public init(frame: CGRect)

  @_silgen_name("HeadlessUIKit_UIView_init_frame") @MainActor @usableFromInline
  static func makeOfRuntimeClass(frame: consuming CGRect) -> Self {
    let values: CGRect = frame
    return withUnsafeBytes(of: values) { unsafeDowncast(allocateFrame($0.baseAddress!), to: self) }
  }
}
