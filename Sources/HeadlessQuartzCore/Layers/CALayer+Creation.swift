extension CALayer {
  /// Makes a layer of a class that is known at run time only, as a view does of its `layerClass`.
  ///
  /// Swift allows that for `required` initialisers alone, and an app's `override init()` would no longer compile if
  /// `init()` were one. A convenience initialiser, however, calls `init()` of whatever class it is called on; the
  /// declarations in `CALayer+RuntimeInitializers.swift` reach one with a metatype that the compiler doesn't know. A class
  /// that doesn't have `init()` stops with "use of unimplemented initializer".
  package static func make(_ layerClass: CALayer.Type) -> CALayer {
    layerClass.makeOfRuntimeClass()
  }
}
