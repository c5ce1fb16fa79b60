// Written by `make generate` from UICollectionViewLayoutInvalidationContext.swift. Change that, and run it again.

extension UICollectionViewLayoutInvalidationContext {
  package convenience init(ofRuntimeClass: Void) {
    self.init()
  }

  @_silgen_name("$s13HeadlessUIKit41UICollectionViewLayoutInvalidationContextC14ofRuntimeClassACyt_tcfC")
  fileprivate static func allocate(_ arguments: Void) -> UICollectionViewLayoutInvalidationContext
}

/// See ``RuntimeInitializable``.
extension RuntimeInitializable where Self: UICollectionViewLayoutInvalidationContext {
  /// `init()` of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UICollectionViewLayoutInvalidationContext_init") @preconcurrency @MainActor
  public init()

  @_silgen_name("HeadlessUIKit_UICollectionViewLayoutInvalidationContext_init") @MainActor @usableFromInline
  static func makeOfRuntimeClass() -> Self {
    unsafeDowncast(allocate(()), to: self)
  }
}
