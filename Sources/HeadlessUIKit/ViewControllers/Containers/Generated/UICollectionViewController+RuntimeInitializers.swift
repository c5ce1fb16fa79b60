// Written by `make generate` from UICollectionViewController.swift. Change that, and run it again.

extension UICollectionViewController {
  package convenience init(ofRuntimeClassCollectionViewLayout arguments: UnsafeRawPointer) {
    let values = arguments.load(as: UICollectionViewLayout.self)
    self.init(collectionViewLayout: values)
  }

  @_silgen_name("$s13HeadlessUIKit26UICollectionViewControllerC024ofRuntimeClassCollectionD6LayoutACSV_tcfC")
  fileprivate static func allocateCollectionViewLayout(_ arguments: UnsafeRawPointer) -> UICollectionViewController
}

/// What adopts ``RuntimeInitializable`` as a UICollectionViewController. Where another class's associated types are inferred, these
/// initialisers aren't seen.
public protocol _UICollectionViewControllerInitializers: RuntimeInitializable {}

extension UICollectionViewController: _UICollectionViewControllerInitializers {}

/// See ``RuntimeInitializable``.
extension _UICollectionViewControllerInitializers where Self: UICollectionViewController {
  /// `init(collectionViewLayout:)` of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UICollectionViewController_init_collectionViewLayout") @preconcurrency @MainActor
  public init(collectionViewLayout layout: UICollectionViewLayout)

  @_silgen_name("HeadlessUIKit_UICollectionViewController_init_collectionViewLayout") @MainActor @usableFromInline
  static func makeOfRuntimeClass(collectionViewLayout: consuming UICollectionViewLayout) -> Self {
    let values: UICollectionViewLayout = collectionViewLayout
    return withUnsafeBytes(of: values) { unsafeDowncast(allocateCollectionViewLayout($0.baseAddress!), to: self) }
  }
}
