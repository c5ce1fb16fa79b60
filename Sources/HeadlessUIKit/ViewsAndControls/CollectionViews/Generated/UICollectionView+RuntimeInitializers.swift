// Written by `make generate` from UICollectionView.swift. Change that, and run it again.

public import Foundation

extension UICollectionView {
  package convenience init(ofRuntimeClassFrameCollectionViewLayout arguments: UnsafeRawPointer) {
    let values = arguments.load(as: (CGRect, UICollectionViewLayout).self)
    self.init(frame: values.0, collectionViewLayout: values.1)
  }

  @_silgen_name("$s13HeadlessUIKit16UICollectionViewC029ofRuntimeClassFrameCollectionD6LayoutACSV_tcfC")
  fileprivate static func allocateFrameCollectionViewLayout(_ arguments: UnsafeRawPointer) -> UICollectionView
}

/// What adopts ``RuntimeInitializable`` as a UICollectionView. Where another class's associated types are inferred, these
/// initialisers aren't seen.
public protocol _UICollectionViewInitializers: RuntimeInitializable {}

extension UICollectionView: _UICollectionViewInitializers {}

/// See ``RuntimeInitializable``.
extension _UICollectionViewInitializers where Self: UICollectionView {
  /// `init(frame:collectionViewLayout:)` of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UICollectionView_init_frame_collectionViewLayout") @preconcurrency @MainActor
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)

  @_silgen_name("HeadlessUIKit_UICollectionView_init_frame_collectionViewLayout") @MainActor @usableFromInline
  static func makeOfRuntimeClass(
    frame: consuming CGRect, collectionViewLayout: consuming UICollectionViewLayout
  ) -> Self {
    let values: (CGRect, UICollectionViewLayout) = (frame, collectionViewLayout)
    return withUnsafeBytes(of: values) { unsafeDowncast(allocateFrameCollectionViewLayout($0.baseAddress!), to: self) }
  }
}
