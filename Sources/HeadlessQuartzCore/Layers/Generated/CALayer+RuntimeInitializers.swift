// Written by `make generate` from CALayer.swift. Change that, and run it again.

extension CALayer {
  package convenience init(ofRuntimeClass: Void) {
    self.init()
  }

  @_silgen_name("$s18HeadlessQuartzCore7CALayerC14ofRuntimeClassACyt_tcfC")
  fileprivate static func allocate(_ arguments: Void) -> CALayer
}

/// What adopts ``RuntimeInitializable`` as a CALayer. Where another class's associated types are inferred, these
/// initialisers aren't seen.
public protocol _CALayerInitializers: RuntimeInitializable {}

extension CALayer: _CALayerInitializers {}

/// See ``RuntimeInitializable``.
extension _CALayerInitializers where Self: CALayer {
  /// `init()` of a class that is known at run time only.
  @_silgen_name("HeadlessQuartzCore_CALayer_init")
  public init()

  @_silgen_name("HeadlessQuartzCore_CALayer_init") @usableFromInline
  static func makeOfRuntimeClass() -> Self {
    unsafeDowncast(allocate(()), to: self)
  }
}
