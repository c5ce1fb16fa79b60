// Written by `make generate` from MKAnnotationView.swift. Change that, and run it again.
public import HeadlessUIKit

extension MKAnnotationView {
  package convenience init(ofRuntimeClassAnnotationReuseIdentifier arguments: UnsafeRawPointer) {
    let values = arguments.load(as: ((any MKAnnotation)?, String?).self)
    self.init(annotation: values.0, reuseIdentifier: values.1)
  }

  @_silgen_name("$s6MapKit16MKAnnotationViewC39ofRuntimeClassAnnotationReuseIdentifierACSV_tcfC")
  fileprivate static func allocateAnnotationReuseIdentifier(_ arguments: UnsafeRawPointer) -> MKAnnotationView
}

/// What adopts ``RuntimeInitializable`` as a MKAnnotationView. Where another class's associated types are inferred, these
/// initialisers aren't seen.
public protocol _MKAnnotationViewInitializers: RuntimeInitializable {}

extension MKAnnotationView: _MKAnnotationViewInitializers {}

/// See ``RuntimeInitializable``.
extension _MKAnnotationViewInitializers where Self: MKAnnotationView {
  /// `init(annotation:reuseIdentifier:)` of a class that is known at run time only.
  @_silgen_name("MapKit_MKAnnotationView_init_annotation_reuseIdentifier") @preconcurrency @MainActor
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?)

  @_silgen_name("MapKit_MKAnnotationView_init_annotation_reuseIdentifier") @MainActor @usableFromInline
  static func makeOfRuntimeClass(
    annotation: consuming (any MKAnnotation)?, reuseIdentifier: consuming String?
  ) -> Self {
    let values: ((any MKAnnotation)?, String?) = (annotation, reuseIdentifier)
    return withUnsafeBytes(of: values) { unsafeDowncast(allocateAnnotationReuseIdentifier($0.baseAddress!), to: self) }
  }
}
