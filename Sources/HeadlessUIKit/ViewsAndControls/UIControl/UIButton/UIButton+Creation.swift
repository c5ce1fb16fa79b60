internal import Foundation

extension UIButton {
  package convenience init(ofRuntimeClass: Void, type: ButtonType) {
    self.init(type: type)
  }

  @_silgen_name("$s13HeadlessUIKit8UIButtonC14ofRuntimeClass4typeACyt_AC10ButtonTypeOtcfC")
  fileprivate static func allocate(_ nothing: Void, type: ButtonType) -> UIButton
}

/// See ``RuntimeInitializable``.
extension RuntimeInitializable where Self: UIButton {
  /// A button of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UIButton_init_type") @preconcurrency @MainActor
  public init(type buttonType: UIButton.ButtonType)

  @_silgen_name("HeadlessUIKit_UIButton_init_type") @MainActor @usableFromInline
  static func makeOfRuntimeClass(type: UIButton.ButtonType) -> Self {
    unsafeDowncast(allocate((), type: type), to: self)
  }
}
