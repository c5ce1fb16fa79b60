public import Foundation
internal import Graphics

/// A context that renders images to pixels. Threads may share it, as on iOS: it has no state but where it draws.
open class CIContext: NSObject, @unchecked Sendable {
  /// The key of a context's option. Options have no effect: there is one renderer.
  public struct Option: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let useSoftwareRenderer = Option(rawValue: "software_renderer")
    public static let workingColorSpace = Option(rawValue: "working_color_space")
    public static let outputColorSpace = Option(rawValue: "output_color_space")
    public static let highQualityDownsample = Option(rawValue: "high_quality_downsample")
    public static let cacheIntermediates = Option(rawValue: "kCIContextCacheIntermediates")
    public static let priorityRequestLow = Option(rawValue: "kCIContextPriorityRequestLow")
    public static let allowLowPower = Option(rawValue: "kCIContextAllowLowPower")
    public static let workingFormat = Option(rawValue: "working_format")
    public static let name = Option(rawValue: "kCIContextName")
  }

  /// The maximum width and height of a rendered image, in pixels.
  private static let largestSide: CGFloat = 16_384

  public override init() { super.init() }
  public init(options: [Option: Any]? = nil) { super.init() }
  /// Creates a context whose ``draw(_:in:from:)`` draws into a Core Graphics context.
  public init(cgContext: CGContext, options: [Option: Any]? = nil) {
    destination = cgContext
    super.init()
  }

  /// The context that images are drawn into; nil for a context that only creates images.
  private var destination: CGContext?

  /// Draws a part of an image into the Core Graphics context that this one was created with. Does nothing if there is none.
  ///
  /// - Parameters:
  ///   - inRect: the destination, in the context's user space. Core Image's y axis points up: in a context of UIKit the image is
  ///     upside down.
  ///   - fromRect: the part, in the image's coordinates.
  open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
    guard let destination, let picture = createCGImage(image, from: fromRect) else { return }
    destination.draw(picture, in: inRect)
  }

  /// Renders a rectangle of an image, rounded outwards to whole pixels. Returns nil for an empty or infinite rectangle.
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

  /// Renders a rectangle of an image, ignoring the format: pixels have 8 bits per component.
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

/// The memory layout of pixels.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  public static let ARGB8 = CIFormat(rawValue: 265)
  public static let BGRA8 = CIFormat(rawValue: 266)
  public static let RGBA8 = CIFormat(rawValue: 264)
  public static let RGBAh = CIFormat(rawValue: 2056)
}

/// How the pixels of a destination contain their opacity.
public enum CIRenderDestinationAlphaMode: UInt, Sendable {
  case none = 0
  case premultiplied = 1
  case unpremultiplied = 2
}
