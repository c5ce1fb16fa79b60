// Written by `make generate` from UIStackView.swift. Change that, and run it again.

extension UIStackView {
  package convenience init(ofRuntimeClassArrangedSubviews arguments: UnsafeRawPointer) {
    let values = arguments.load(as: [UIView].self)
    self.init(arrangedSubviews: values)
  }

  @_silgen_name("$s13HeadlessUIKit11UIStackViewC30ofRuntimeClassArrangedSubviewsACSV_tcfC")
  fileprivate static func allocateArrangedSubviews(_ arguments: UnsafeRawPointer) -> UIStackView
}

/// What adopts ``RuntimeInitializable`` as a UIStackView. Where another class's associated types are inferred, these
/// initialisers aren't seen.
public protocol _UIStackViewInitializers: RuntimeInitializable {}

extension UIStackView: _UIStackViewInitializers {}

/// See ``RuntimeInitializable``.
extension _UIStackViewInitializers where Self: UIStackView {
  /// `init(arrangedSubviews:)` of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UIStackView_init_arrangedSubviews") @preconcurrency @MainActor
  public init(arrangedSubviews views: [UIView])

  @_silgen_name("HeadlessUIKit_UIStackView_init_arrangedSubviews") @MainActor @usableFromInline
  static func makeOfRuntimeClass(arrangedSubviews: consuming [UIView]) -> Self {
    let values: [UIView] = arrangedSubviews
    return withUnsafeBytes(of: values) { unsafeDowncast(allocateArrangedSubviews($0.baseAddress!), to: self) }
  }
}
