public import HeadlessUIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A picture of the layer in its own bounds.
  public static var image: Snapshotting { .image() }

  /// A picture of the layer in its own bounds.
  ///
  /// - Parameters:
  ///   - precision: the fraction of pixels that must match, 0...1.
  ///   - perceptualPrecision: how similar two pixels must look to match, 0...1; differences aren't visible from 0.98
  ///     on.
  ///   - traits: override those of an iPhone X.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let diffing = Diffing<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision)
    return Snapshotting(pathExtension: "png", diffing: diffing) { layer, assertion in
      // A layer isn't Sendable; the main actor has it for as long as this call waits.
      nonisolated(unsafe) let layer = layer
      let screen = ScreenSetup(traits: traits)
      return Async(value: Taken(MainThread.run { screen.take(layer, assertion) }))
    }
  }
}
