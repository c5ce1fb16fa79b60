internal import Foundation

extension UIStackView {
  package convenience init(ofRuntimeClass: Void, arrangedSubviews: [UIView]) {
    self.init(arrangedSubviews: arrangedSubviews)
  }

  @_silgen_name("$s13HeadlessUIKit11UIStackViewC14ofRuntimeClass16arrangedSubviewsACyt_SayAA6UIViewCGtcfC")
  fileprivate static func allocate(_ nothing: Void, arrangedSubviews: consuming [UIView]) -> UIStackView
}

/// See ``RuntimeInitializable``.
extension RuntimeInitializable where Self: UIStackView {
  /// A stack view of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UIStackView_init_arrangedSubviews") @preconcurrency @MainActor
  public init(arrangedSubviews views: [UIView])

  @_silgen_name("HeadlessUIKit_UIStackView_init_arrangedSubviews") @MainActor @usableFromInline
  static func makeOfRuntimeClass(arrangedSubviews: consuming [UIView]) -> Self {
    unsafeDowncast(allocate((), arrangedSubviews: arrangedSubviews), to: self)
  }
}
