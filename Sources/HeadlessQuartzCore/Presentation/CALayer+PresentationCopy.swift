extension CALayer {
  package convenience init(presenting layer: CALayer) {
    self.init(layer: layer)
  }

  // The allocating initialiser of a class that is known only at run time; see ``RuntimeInitializable``.
  @_silgen_name("$s18HeadlessQuartzCore7CALayerC10presentingA2C_tcfC")
  private static func allocate(presenting layer: __owned CALayer) -> CALayer

  /// A copy by `init(layer:)` of the layer's own class, as Core Animation makes presentation layers. A class with stored
  /// properties that doesn't override the initialiser traps here, as it does on iOS.
  func presentationCopy() -> CALayer { type(of: self).allocate(presenting: self) }
}
