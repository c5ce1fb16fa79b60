// Written by `make generate` from UICollectionViewLayoutInvalidationContext.swift. Change that, and run it again.

extension UICollectionViewLayoutInvalidationContext {
  package convenience init(ofRuntimeClass: Void) {
    self.init()
  }

  @_silgen_name("$s13HeadlessUIKit41UICollectionViewLayoutInvalidationContextC14ofRuntimeClassACyt_tcfC")
  fileprivate static func allocate(_ arguments: Void) -> UICollectionViewLayoutInvalidationContext
}

/// What adopts ``RuntimeInitializable`` as a UICollectionViewLayoutInvalidationContext. Where another class's associated types are inferred, these
/// initialisers aren't seen.
public protocol _UICollectionViewLayoutInvalidationContextInitializers: RuntimeInitializable {}

extension UICollectionViewLayoutInvalidationContext: _UICollectionViewLayoutInvalidationContextInitializers {}

/// See ``RuntimeInitializable``.
extension _UICollectionViewLayoutInvalidationContextInitializers where Self: UICollectionViewLayoutInvalidationContext {
  /// `init()` of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UICollectionViewLayoutInvalidationContext_init") @preconcurrency @MainActor
  public init()

  @_silgen_name("HeadlessUIKit_UICollectionViewLayoutInvalidationContext_init") @MainActor @usableFromInline
  static func makeOfRuntimeClass() -> Self {
    unsafeDowncast(allocate(()), to: self)
  }
}
