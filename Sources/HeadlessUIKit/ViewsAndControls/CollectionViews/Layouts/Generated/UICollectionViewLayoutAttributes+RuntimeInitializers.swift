// Written by `make generate` from UICollectionViewLayoutAttributes.swift. Change that, and run it again.

extension UICollectionViewLayoutAttributes {
  package convenience init(ofRuntimeClass: Void) {
    self.init()
  }

  @_silgen_name("$s13HeadlessUIKit32UICollectionViewLayoutAttributesC14ofRuntimeClassACyt_tcfC")
  fileprivate static func allocate(_ arguments: Void) -> UICollectionViewLayoutAttributes
}

/// What adopts ``RuntimeInitializable`` as a UICollectionViewLayoutAttributes. Where another class's associated types are inferred, these
/// initialisers aren't seen.
public protocol _UICollectionViewLayoutAttributesInitializers: RuntimeInitializable {}

extension UICollectionViewLayoutAttributes: _UICollectionViewLayoutAttributesInitializers {}

/// See ``RuntimeInitializable``.
extension _UICollectionViewLayoutAttributesInitializers where Self: UICollectionViewLayoutAttributes {
  /// `init()` of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UICollectionViewLayoutAttributes_init") @preconcurrency @MainActor
  public init()

  @_silgen_name("HeadlessUIKit_UICollectionViewLayoutAttributes_init") @MainActor @usableFromInline
  static func makeOfRuntimeClass() -> Self {
    unsafeDowncast(allocate(()), to: self)
  }
}
