public import Foundation
public import Graphics

/// A picture, or what filters make of one: painted when a context makes pixels of it. One unit is a pixel, y points up.
// Unchecked: the class is open, as Apple's is; what it holds never changes.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
  /// Draws the image with y pointing down: y is the image's with the opposite sign.
  let items: [DisplayItem]
  /// The extent of the image; infinite for colours.
  open var extent: CGRect { area }
  /// Always sRGB: colours of pictures are converted to it.
  open var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  private let area: CGRect

  init(_ items: [DisplayItem], extent: CGRect) {
    self.items = items
    area = extent
  }

  public convenience init(cgImage image: CGImage) {
    let size = CGSize(width: image.width, height: image.height)
    let source = image.isWhole ? nil : image.source
    let item = ImageItem(
      image.content, source: source, in: CGRect(x: 0, y: -size.height, width: size.width, height: size.height))
    self.init([.image(item)], extent: CGRect(origin: .zero, size: size))
  }

  /// The pixels of an image, upright or not; nil for an image without any.
  public convenience init?(image: UIImage) {
    if let own = image.ciImage {
      self.init(own.items, extent: own.extent)
    } else if let pixels = image.cgImage {
      self.init(cgImage: pixels)
    } else {
      return nil
    }
  }

  /// A picture's file; nil where the bytes aren't one.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// A colour without end.
  public convenience init(color: CIColor) {
    self.init([.fill(Path(rect: CIImage.everywhere), .color(color.fill))], extent: .infinite)
  }

  public override convenience init() { self.init([], extent: .zero) }

  /// The empty image.
  open class func empty() -> CIImage { CIImage() }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The painted part of an infinite plane.
  static let everywhere = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

  // MARK: Deriving

  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    let flip = CGAffineTransform(scaleX: 1, y: -1)
    let transform = flip.concatenating(matrix).concatenating(flip)
    let extent = extent.isInfinite ? extent : extent.applying(matrix)
    return CIImage([.group(DisplayGroup(transform: transform, items: items))], extent: extent)
  }

  /// The part within a rectangle.
  open func cropped(to rect: CGRect) -> CIImage {
    let part = extent.isInfinite ? rect.standardized : extent.overlap(with: rect)
    guard !part.isNull, part.width > 0, part.height > 0 else { return .empty() }
    return CIImage(
      [.group(DisplayGroup(clip: DisplayGroup.Clip(Path(rect: part.flipped)), items: items))], extent: part)
  }

  /// This picture over another.
  open func composited(over dest: CIImage) -> CIImage {
    let whole = extent.isInfinite || dest.extent.isInfinite ? CGRect.infinite : extent.union(dest.extent)
    return CIImage(dest.items + items, extent: whole)
  }

  /// The image unchanged: nothing is painted beyond its edges here. Blurring such an image keeps its edges.
  open func clampedToExtent() -> CIImage { CIImage(items, extent: extent) }

  /// The image in upright orientation, with its lower left corner at the origin.
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    guard !extent.isInfinite else { return self }
    let turned = transformed(by: orientation.upright)
    return turned.transformed(by: CGAffineTransform(translationX: -turned.extent.minX, y: -turned.extent.minY))
  }

  /// The same by the number that image files have, 1 to 8; other numbers leave the image as it is.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    CGImagePropertyOrientation(rawValue: UInt32(clamping: orientation)).map(oriented) ?? self
  }

  /// Opaque within a rectangle: over black, with the same brightness.
  open func settingAlphaOne(in extent: CGRect) -> CIImage {
    let matrix = ColorMatrix(
      red: .init(1, 0, 0), green: .init(0, 1, 0), blue: .init(0, 0, 1), alpha: .init(0, 0, 0, bias: 1))
    return recolored(matrix).cropped(to: extent)
  }

  /// The picture: enlarging is a filter's or a view's choice here.
  open func samplingLinear() -> CIImage { self }

  /// The output of a filter; the image itself for an unknown filter.
  open func applyingFilter(_ filterName: String, parameters: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    for (key, value) in parameters { filter.setValue(value, forKey: key) }
    return filter.outputImage ?? .empty()
  }

  open func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  func recolored(_ matrix: ColorMatrix) -> CIImage {
    CIImage([.group(DisplayGroup(items: items, colorMatrix: matrix))], extent: extent)
  }
}

extension CGRect {
  /// The rectangle with an inverted y axis.
  var flipped: CGRect { CGRect(x: minX, y: -maxY, width: width, height: height) }
}

extension CIColor {
  var fill: Graphics.Color { Graphics.Color(red: red, green: green, blue: blue, alpha: alpha) }
}
