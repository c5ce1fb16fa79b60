internal import Foundation

extension UIImageView {
  package convenience init(ofRuntimeClass: Void, image: UIImage?) {
    self.init(image: image)
  }

  @_silgen_name("$s13HeadlessUIKit11UIImageViewC14ofRuntimeClass5imageACyt_AA0C0CSgtcfC")
  fileprivate static func allocate(_ nothing: Void, image: consuming UIImage?) -> UIImageView
}

/// See ``RuntimeInitializable``.
extension RuntimeInitializable where Self: UIImageView {
  /// An image view of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UIImageView_init_image") @preconcurrency @MainActor public init(image: UIImage?)

  @_silgen_name("HeadlessUIKit_UIImageView_init_image") @MainActor @usableFromInline
  static func makeOfRuntimeClass(image: consuming UIImage?) -> Self {
    unsafeDowncast(allocate((), image: image), to: self)
  }
}
