public import Foundation
package import Graphics
internal import Synchronization

/// An immutable picture.
public final class CGImage: Sendable {
  private let contents: LazyContent
  /// The part of `content` that the image shows, in its pixels.
  package let source: CGRect
  /// The pixels that apps have requested: pointers to them are valid as long as the image exists.
  let providedData = Mutex<Data?>(nil)
  /// Whether the image is a mask. Its pixels are black, with the opacity with which the mask paints.
  public let isMask: Bool
  /// Whether the image was created in a grey colour space without alpha: as a mask for clipping, its grey is used instead of its
  /// alpha.
  package let isGray: Bool
  /// The intent for conversions to other colour spaces. Stored but unused, because all painting uses one colour space.
  public let renderingIntent: CGColorRenderingIntent

  package var content: ImageContent { contents.value }

  package init(
    _ content: ImageContent, isMask: Bool = false, isGray: Bool = false,
    renderingIntent: CGColorRenderingIntent = .defaultIntent
  ) {
    self.renderingIntent = renderingIntent
    self.isMask = isMask
    self.isGray = isGray
    contents = LazyContent(content)
    source = CGRect(x: 0, y: 0, width: content.pixelWidth, height: content.pixelHeight)
  }

  /// Creates an image that is decoded on first use.
  ///
  /// - Parameters:
  ///   - width: the width in pixels; `height` has the same unit.
  ///   - decode: returns a bitmap of that size. Called once, on any thread.
  package init(width: Int, height: Int, decoding decode: @escaping @Sendable () -> Bitmap) {
    isMask = false
    isGray = false
    renderingIntent = .defaultIntent
    contents = LazyContent(width: width, height: height, decode)
    source = CGRect(x: 0, y: 0, width: width, height: height)
  }

  private init(_ contents: LazyContent, source: CGRect, of whole: CGImage) {
    isMask = whole.isMask
    isGray = whole.isGray
    renderingIntent = whole.renderingIntent
    self.contents = contents
    self.source = source
  }

  /// In pixels.
  public var width: Int { Int(source.width) }

  /// In pixels.
  public var height: Int { Int(source.height) }

  /// Returns the part of the image within a rectangle in pixels, which is expanded to whole pixels; nil if they don't intersect.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    // Foundation's rectangles trap if a number is NaN.
    guard ![rect.minX, rect.minY, rect.maxX, rect.maxY].contains(where: \.isNaN) else { return nil }
    let part = rect.integral.overlap(with: whole)
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    return CGImage(contents, source: part.offsetBy(dx: source.minX, dy: source.minY), of: self)
  }

  public func copy() -> CGImage? { self }

  /// Pixels are premultiplied, in memory in the order blue, green, red, alpha.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }

  /// Alpha is the most significant component of little-endian words.
  public var bitmapInfo: CGBitmapInfo { [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)] }

  public var bitsPerComponent: Int { 8 }

  public var bitsPerPixel: Int { 32 }

  public var bytesPerRow: Int { width * 4 }

  public var colorSpace: CGColorSpace? { CGColorSpace(.sRGB) }

  public var shouldInterpolate: Bool { true }

  /// The decode array. Always nil: components aren't remapped.
  public var decode: UnsafePointer<CGFloat>? { nil }

  /// Whether the image shows all of its content, so that a display item needs no source.
  package var isWhole: Bool {
    source.origin == .zero && width == contents.width && height == contents.height
  }
}

extension CGImage: Hashable {
  public static func == (a: CGImage, b: CGImage) -> Bool {
    a === b || a.source == b.source && (a.contents === b.contents || a.content == b.content)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(source.width)
    hasher.combine(content)
  }
}
