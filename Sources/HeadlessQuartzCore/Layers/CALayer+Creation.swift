internal import Foundation

extension CALayer {
  /// Makes a layer of a class that is known at run time only, as a view does of its `layerClass`.
  ///
  /// Swift allows that for `required` initialisers alone, and an app's `override init()` would no longer compile if
  /// `init()` were one. A convenience initialiser, however, calls `init()` of whatever class it is called on; the
  /// declaration of `allocate` below reaches it with a metatype that the compiler doesn't know. A class that doesn't
  /// have `init()` stops with "use of unimplemented initializer".
  package static func make(_ layerClass: CALayer.Type) -> CALayer {
    layerClass.allocate(())
  }

  package convenience init(ofRuntimeClass: Void) {
    self.init()
  }

  @_silgen_name("$s18HeadlessQuartzCore7CALayerC14ofRuntimeClassACyt_tcfC")
  fileprivate static func allocate(_ nothing: Void) -> CALayer
}

/// See ``RuntimeInitializable``.
extension RuntimeInitializable where Self: CALayer {
  /// A layer of a class that is known at run time only.
  @_silgen_name("HeadlessQuartzCore_CALayer_init") public init()

  @_silgen_name("HeadlessQuartzCore_CALayer_init") @usableFromInline
  static func makeOfRuntimeClass() -> Self { unsafeDowncast(allocate(()), to: self) }
}
