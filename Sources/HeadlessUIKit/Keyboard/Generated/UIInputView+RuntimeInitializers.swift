// Written by `make generate` from UIInputView.swift. Change that, and run it again.

public import Foundation

extension UIInputView {
  package convenience init(ofRuntimeClassFrameInputViewStyle arguments: UnsafeRawPointer) {
    let values = arguments.load(as: (CGRect, Style).self)
    self.init(frame: values.0, inputViewStyle: values.1)
  }

  @_silgen_name("$s13HeadlessUIKit11UIInputViewC024ofRuntimeClassFrameInputD5StyleACSV_tcfC")
  fileprivate static func allocateFrameInputViewStyle(_ arguments: UnsafeRawPointer) -> UIInputView
}

/// What adopts ``RuntimeInitializable`` as a UIInputView. Where another class's associated types are inferred, these
/// initialisers aren't seen.
public protocol _UIInputViewInitializers: RuntimeInitializable {}

extension UIInputView: _UIInputViewInitializers {}

/// See ``RuntimeInitializable``.
extension _UIInputViewInitializers where Self: UIInputView {
  /// `init(frame:inputViewStyle:)` of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UIInputView_init_frame_inputViewStyle") @preconcurrency @MainActor
  public init(frame: CGRect, inputViewStyle: Style)

  @_silgen_name("HeadlessUIKit_UIInputView_init_frame_inputViewStyle") @MainActor @usableFromInline
  static func makeOfRuntimeClass(frame: consuming CGRect, inputViewStyle: consuming Style) -> Self {
    let values: (CGRect, Style) = (frame, inputViewStyle)
    return withUnsafeBytes(of: values) { unsafeDowncast(allocateFrameInputViewStyle($0.baseAddress!), to: self) }
  }
}
