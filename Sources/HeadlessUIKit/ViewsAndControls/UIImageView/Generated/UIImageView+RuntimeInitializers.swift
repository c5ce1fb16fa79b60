// Written by `make generate` from UIImageView.swift. Change that, and run it again.

extension UIImageView {
  package convenience init(ofRuntimeClassImage arguments: UnsafeRawPointer) {
    let values = arguments.load(as: UIImage?.self)
    self.init(image: values)
  }

  @_silgen_name("$s13HeadlessUIKit11UIImageViewC19ofRuntimeClassImageACSV_tcfC")
  fileprivate static func allocateImage(_ arguments: UnsafeRawPointer) -> UIImageView
}

/// What adopts ``RuntimeInitializable`` as a UIImageView. Where another class's associated types are inferred, these
/// initialisers aren't seen.
public protocol _UIImageViewInitializers: RuntimeInitializable {}

extension UIImageView: _UIImageViewInitializers {}

/// See ``RuntimeInitializable``.
extension _UIImageViewInitializers where Self: UIImageView {
  /// `init(image:)` of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UIImageView_init_image") @preconcurrency @MainActor
  public init(image: UIImage?)

  @_silgen_name("HeadlessUIKit_UIImageView_init_image") @MainActor @usableFromInline
  static func makeOfRuntimeClass(image: consuming UIImage?) -> Self {
    let values: UIImage? = image
    return withUnsafeBytes(of: values) { unsafeDowncast(allocateImage($0.baseAddress!), to: self) }
  }
}
