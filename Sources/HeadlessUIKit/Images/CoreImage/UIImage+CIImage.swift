public import Foundation

extension UIImage {
  /// The rendered output of a filter.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    guard let pixels = CIContext().createCGImage(ciImage, from: ciImage.extent) else {
      self.init()
      return
    }
    self.init(cgImage: pixels, scale: scale, orientation: orientation)
  }

  /// Nil: what a filter made is painted when the image is made of it.
  public var ciImage: CIImage? { nil }
}
