public import Foundation
internal import Graphics

/// Makes pixels of pictures.
open class CIContext: NSObject {
  /// The key of an option of a context. No option has an effect: there is one way of painting.
  public struct Option: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let useSoftwareRenderer = Option(rawValue: "software_renderer")
    public static let workingColorSpace = Option(rawValue: "working_color_space")
    public static let outputColorSpace = Option(rawValue: "output_color_space")
    public static let highQualityDownsample = Option(rawValue: "high_quality_downsample")
    public static let cacheIntermediates = Option(rawValue: "kCIContextCacheIntermediates")
  }

  /// Larger pictures aren't made, in pixels a side.
  private static let largestSide: CGFloat = 16_384

  public override init() { super.init() }
  public init(options: [Option: Any]? = nil) { super.init() }

  /// The pixels of a rectangle, made whole outwards; nil for one without area, or without end.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    let rect = fromRect.integral
    guard !fromRect.isInfinite, rect.width > 0, rect.height > 0, rect.width <= CIContext.largestSide,
      rect.height <= CIContext.largestSide
    else { return nil }
    let place = CGAffineTransform(translationX: -rect.minX, y: rect.maxY)
    return CGImage(
      .drawing(
        Drawing(size: rect.size, scale: 1, items: [.group(DisplayGroup(transform: place, items: image.items))])))
  }

  /// As without a format; pixels have 8 bits a component.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: fromRect) }
}

/// How pixels lie in memory.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  public static let ARGB8 = CIFormat(rawValue: 265)
  public static let BGRA8 = CIFormat(rawValue: 266)
  public static let RGBA8 = CIFormat(rawValue: 264)
  public static let RGBAh = CIFormat(rawValue: 2056)
}
