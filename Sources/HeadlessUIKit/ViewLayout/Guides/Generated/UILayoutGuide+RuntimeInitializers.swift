// Written by `make generate` from UILayoutGuide.swift. Change that, and run it again.

extension UILayoutGuide {
  package convenience init(ofRuntimeClass: Void) {
    self.init()
  }

  @_silgen_name("$s13HeadlessUIKit13UILayoutGuideC14ofRuntimeClassACyt_tcfC")
  fileprivate static func allocate(_ arguments: Void) -> UILayoutGuide
}

/// What adopts ``RuntimeInitializable`` as a UILayoutGuide. Where another class's associated types are inferred, these
/// initialisers aren't seen.
public protocol _UILayoutGuideInitializers: RuntimeInitializable {}

extension UILayoutGuide: _UILayoutGuideInitializers {}

/// See ``RuntimeInitializable``.
extension _UILayoutGuideInitializers where Self: UILayoutGuide {
  /// `init()` of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UILayoutGuide_init") @preconcurrency @MainActor
  public init()

  @_silgen_name("HeadlessUIKit_UILayoutGuide_init") @MainActor @usableFromInline
  static func makeOfRuntimeClass() -> Self {
    unsafeDowncast(allocate(()), to: self)
  }
}
