public import HeadlessUIKit

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// The image's pixels.
  public static var image: Snapshotting { .image() }

  /// The image's pixels, with a tolerance.
  ///
  /// - Parameters:
  ///   - precision: the fraction of pixels that must match, 0...1.
  ///   - perceptualPrecision: how similar two pixels must look to match, 0...1.
  ///   - scale: ignored: images are compared in pixels.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    .init(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}
