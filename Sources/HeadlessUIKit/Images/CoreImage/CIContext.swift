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
  /// Draws by ``draw(_:in:from:)`` into a context of Core Graphics; everything else is as with any other context.
  public init(cgContext: CGContext, options: [Option: Any]? = nil) {
    destination = cgContext
    super.init()
  }

  /// Where pictures are drawn; nil for a context that only makes them.
  private var destination: CGContext?

  /// Draws a part of a picture into the context of Core Graphics that this one was made with; without one, nothing.
  ///
  /// - Parameters:
  ///   - inRect: where it is drawn, in the context's user space. Core Image counts upwards: in a context of UIKit's the
  ///     picture is upside down.
  ///   - fromRect: the part, in the picture's space.
  open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
    guard let destination, let picture = createCGImage(image, from: fromRect) else { return }
    destination.draw(picture, in: inRect)
  }

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

  /// A PNG file; nil for a picture without an end, or without area.
  ///
  /// - Parameters:
  ///   - format: ignored: pixels have 8 bits a component.
  ///   - colorSpace: ignored: colours are sRGB's.
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [AnyHashable: Any] = [:]
  ) -> Data? { createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).pngData() } }

  /// A JPEG file of the best quality; nil for a picture without an end, or without area.
  ///
  /// - Parameter colorSpace: ignored: colours are sRGB's.
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [AnyHashable: Any] = [:]
  ) -> Data? {
    createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).jpegData(compressionQuality: 1) }
  }

  /// Writes the pixels of a rectangle into the caller's memory, with premultiplied alpha. Formats of 8 bits a component are
  /// written; for others the memory stays as it is.
  ///
  /// - Parameters:
  ///   - rowBytes: from a row's first byte to the next one's.
  ///   - colorSpace: ignored: colours are sRGB's.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    guard let order = format.byteOrder, let picture = createCGImage(image, from: bounds)?.bitmap else { return }
    picture.withUnsafeBytes { bytes in
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          let source = (y * picture.width + x) * 4
          for (place, component) in order.enumerated() {
            data.storeBytes(of: bytes[source + component], toByteOffset: y * rowBytes + x * 4 + place, as: UInt8.self)
          }
        }
      }
    }
  }
}

extension CIFormat {
  /// Which of the bytes blue, green, red and alpha come one after the other.
  fileprivate var byteOrder: [Int]? {
    switch self {
    case .RGBA8: [2, 1, 0, 3]
    case .BGRA8: [0, 1, 2, 3]
    case .ARGB8: [3, 2, 1, 0]
    default: nil
    }
  }
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
