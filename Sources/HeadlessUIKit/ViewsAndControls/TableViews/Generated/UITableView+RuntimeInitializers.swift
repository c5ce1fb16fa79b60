// Written by `make generate` from UITableView.swift. Change that, and run it again.

public import Foundation

extension UITableView {
  package convenience init(ofRuntimeClassFrameStyle arguments: UnsafeRawPointer) {
    let values = arguments.load(as: (CGRect, Style).self)
    self.init(frame: values.0, style: values.1)
  }

  @_silgen_name("$s13HeadlessUIKit11UITableViewC24ofRuntimeClassFrameStyleACSV_tcfC")
  fileprivate static func allocateFrameStyle(_ arguments: UnsafeRawPointer) -> UITableView
}

/// What adopts ``RuntimeInitializable`` as a UITableView. Where another class's associated types are inferred, these
/// initialisers aren't seen.
public protocol _UITableViewInitializers: RuntimeInitializable {}

extension UITableView: _UITableViewInitializers {}

/// See ``RuntimeInitializable``.
extension _UITableViewInitializers where Self: UITableView {
  /// `init(frame:style:)` of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UITableView_init_frame_style") @preconcurrency @MainActor
  public init(frame: CGRect, style: Style)

  @_silgen_name("HeadlessUIKit_UITableView_init_frame_style") @MainActor @usableFromInline
  static func makeOfRuntimeClass(frame: consuming CGRect, style: consuming Style) -> Self {
    let values: (CGRect, Style) = (frame, style)
    return withUnsafeBytes(of: values) { unsafeDowncast(allocateFrameStyle($0.baseAddress!), to: self) }
  }
}
