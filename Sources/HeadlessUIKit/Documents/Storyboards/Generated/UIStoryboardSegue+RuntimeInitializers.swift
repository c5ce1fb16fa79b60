// Written by `make generate` from UIStoryboardSegue.swift. Change that, and run it again.

extension UIStoryboardSegue {
  package convenience init(ofRuntimeClassIdentifierSourceDestination arguments: UnsafeRawPointer) {
    let values = arguments.load(as: (String?, UIViewController, UIViewController).self)
    self.init(identifier: values.0, source: values.1, destination: values.2)
  }

  @_silgen_name("$s13HeadlessUIKit17UIStoryboardSegueC41ofRuntimeClassIdentifierSourceDestinationACSV_tcfC")
  fileprivate static func allocateIdentifierSourceDestination(_ arguments: UnsafeRawPointer) -> UIStoryboardSegue
}

/// What adopts ``RuntimeInitializable`` as a UIStoryboardSegue. Where another class's associated types are inferred, these
/// initialisers aren't seen.
public protocol _UIStoryboardSegueInitializers: RuntimeInitializable {}

extension UIStoryboardSegue: _UIStoryboardSegueInitializers {}

/// See ``RuntimeInitializable``.
extension _UIStoryboardSegueInitializers where Self: UIStoryboardSegue {
  /// `init(identifier:source:destination:)` of a class that is known at run time only.
  @_silgen_name("HeadlessUIKit_UIStoryboardSegue_init_identifier_source_destination") @preconcurrency @MainActor
  public init(identifier: String?, source: UIViewController, destination: UIViewController)

  @_silgen_name("HeadlessUIKit_UIStoryboardSegue_init_identifier_source_destination") @MainActor @usableFromInline
  static func makeOfRuntimeClass(
    identifier: consuming String?, source: consuming UIViewController, destination: consuming UIViewController
  ) -> Self {
    let values: (String?, UIViewController, UIViewController) = (identifier, source, destination)
    return withUnsafeBytes(of: values) {
      unsafeDowncast(allocateIdentifierSourceDestination($0.baseAddress!), to: self)
    }
  }
}
