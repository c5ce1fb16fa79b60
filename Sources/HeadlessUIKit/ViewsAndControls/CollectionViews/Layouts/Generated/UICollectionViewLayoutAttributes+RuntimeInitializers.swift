// Written by `make generate` from UICollectionViewLayoutAttributes.swift. Change that, and run it again.

extension UICollectionViewLayoutAttributes {
  package convenience init(ofRuntimeClass: Void) {
    self.init()
  }

  @_silgen_name("$s13HeadlessUIKit32UICollectionViewLayoutAttributesC14ofRuntimeClassACyt_tcfC")
  fileprivate static func allocate(_ arguments: Void) -> UICollectionViewLayoutAttributes
}

/// See ``RuntimeInitializable``.
extension RuntimeInitializable where Self: UICollectionViewLayoutAttributes {
  /// `init()` of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UICollectionViewLayoutAttributes_init") @preconcurrency @MainActor
  public init()

  @_silgen_name("HeadlessUIKit_UICollectionViewLayoutAttributes_init") @MainActor @usableFromInline
  static func makeOfRuntimeClass() -> Self {
    unsafeDowncast(allocate(()), to: self)
  }
}
