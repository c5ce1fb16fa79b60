public import Foundation
internal import Graphics
internal import ImageFormats

/// Reads the picture in a file's bytes: a PNG, a JPEG or a WebP picture of one frame. Other kinds have no picture here.
public final class CGImageSource {
  private(set) var data: Data
  /// Whether there are no bytes to come.
  private var isWhole: Bool

  init(_ data: Data, isWhole: Bool = true) { (self.data, self.isWhole) = (data, isWhole) }

  func update(_ data: Data, isWhole: Bool) { (self.data, self.isWhole) = (data, isWhole) }

  /// The properties of the image, without decoding it.
  struct Header {
    var type: CFString
    var width: Int
    var height: Int
    var orientation: ExifOrientation
    var depth = 8
    var model: CFString = "RGB"
    var hasAlpha: Bool
  }

  var header: Header? {
    switch FileKind(data) {
    case .png:
      guard let header = try? PNG.header(of: data) else { return nil }
      let isGray = header.colorType == .gray || header.colorType == .grayAlpha
      return Header(
        type: "public.png", width: header.width, height: header.height, orientation: .up, depth: header.bitDepth,
        model: isGray ? "Gray" : "RGB",
        hasAlpha: header.colorType == .grayAlpha || header.colorType == .rgba)
    case .jpeg:
      guard let header = try? JPEG.header(of: data) else { return nil }
      return Header(
        type: "public.jpeg", width: header.width, height: header.height, orientation: header.orientation,
        hasAlpha: false)
    case .webP:
      guard let size = try? WebP.header(of: data) else { return nil }
      return Header(
        type: "org.webmproject.webp", width: size.width, height: size.height, orientation: .up, hasAlpha: true)
    default: return nil
    }
  }

  /// As stored in the file, without its orientation.
  var image: CGImage? { header == nil ? nil : UIImage(data: data)?.cgImage }

  var status: CGImageSourceStatus {
    if data.isEmpty { return isWhole ? .statusInvalidData : .statusReadingHeader }
    guard header != nil else { return isWhole ? .statusUnknownType : .statusReadingHeader }
    if !isWhole { return .statusIncomplete }
    return image == nil ? .statusUnexpectedEOF : .statusComplete
  }

  var type: CFString? {
    switch FileKind(data) {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .gif: "com.compuserve.gif"
    case .heif: "public.heic"
    case .webP: "org.webmproject.webp"
    default: nil
    }
  }

  var byteCount: Int { data.count }
}

/// The status of reading an image.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}

/// - Parameter options: have no effect.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(data)
}

/// Nil if there is no readable file.
///
/// - Parameter options: have no effect.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).map { CGImageSource($0) }
}

/// An address that is written `url as NSURL`, which is Core Foundation's type on Apple's platforms.
///
/// - Parameter options: have no effect.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSourceCreateWithURL(url as URL, options)
}

/// Bytes that are written `data as NSData`.
///
/// - Parameter options: have no effect.
public func CGImageSourceCreateWithData(_ data: NSData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSourceCreateWithData(data as Data, options)
}

/// Options that are written as an `NSDictionary`, which is Core Foundation's type on Apple's platforms.
///
/// - Parameter options: have no effect.
@_disfavoredOverload
public func CGImageSourceCreateWithData(_ data: CFData, _ options: NSDictionary) -> CGImageSource? {
  CGImageSourceCreateWithData(data, nil)
}

/// - Parameter options: have no effect.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
  provider.data.map { CGImageSource($0) }
}

/// A source whose bytes come later.
///
/// - Parameter options: have no effect.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isWhole: false)
}

/// Updates a source with all bytes received so far, and whether they are complete.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(data, isWhole: final)
}

/// Updates a source with a provider of all bytes received so far, and whether they are complete.
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
  isrc.update(provider.data ?? Data(), isWhole: final)
}

/// The type identifier, such as `public.png`; nil for unknown bytes.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type }

/// 1 for a PNG, a JPEG or a WebP picture of one frame, else 0.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.header == nil ? 0 : 1 }

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus { isrc.status }

/// The identifiers of the types that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ["public.png", "public.jpeg"] }

/// The image as stored in the file, without applying the orientation; nil for another index than 0, and for an unreadable image.
///
/// - Parameter options: have no effect: pixels are decoded immediately, and kept by the image.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
  index == 0 ? isrc.image : nil
}

/// Options that are written as an `NSDictionary`.
///
/// - Parameter options: have no effect.
@_disfavoredOverload
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: NSDictionary) -> CGImage? {
  CGImageSourceCreateImageAtIndex(isrc, index, nil)
}

/// The properties of the file: its length.
///
/// - Parameter options: have no effect.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  [kCGImagePropertyFileSize: isrc.byteCount]
}

/// The properties of the image: size, depth, colours and orientation; nil for another index than 0, and for unreadable bytes.
///
/// - Parameter options: have no effect.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let header = isrc.header else { return nil }
  var properties: CFDictionary = [
    kCGImagePropertyPixelWidth: header.width, kCGImagePropertyPixelHeight: header.height,
    kCGImagePropertyDepth: header.depth, kCGImagePropertyColorModel: header.model,
    kCGImagePropertyHasAlpha: header.hasAlpha,
  ]
  if header.orientation != .up { properties[kCGImagePropertyOrientation] = Int(header.orientation.rawValue) }
  if let density = isrc.density {
    properties[kCGImagePropertyDPIWidth] = Double(density.width)
    properties[kCGImagePropertyDPIHeight] = Double(density.height)
  }
  return properties
}

/// A thumbnail: with `kCGImageSourceThumbnailMaxPixelSize` limited to so many pixels, with
/// `kCGImageSourceCreateThumbnailWithTransform` in the file's orientation. Nil unless the options request that one is created, as
/// embedded thumbnails aren't read.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  let options = options ?? [:]
  func isOn(_ key: CFString) -> Bool { options[key] as? Bool ?? false }
  let makes =
    isOn(kCGImageSourceCreateThumbnailFromImageAlways) || isOn(kCGImageSourceCreateThumbnailFromImageIfAbsent)
  guard makes, index == 0, let header = isrc.header, let image = isrc.image else { return nil }
  let orientation = isOn(kCGImageSourceCreateThumbnailWithTransform) ? header.orientation : .up
  var size = CGSize(width: image.width, height: image.height)
  if UIImage.Orientation(orientation).isSideways { size = CGSize(width: size.height, height: size.width) }
  let longest = max(size.width, size.height)
  if let most = AttributeNumber.value(options[kCGImageSourceThumbnailMaxPixelSize]), most >= 1, longest > most {
    size = CGSize(
      width: max((size.width * most / longest).rounded(), 1), height: max((size.height * most / longest).rounded(), 1))
  }
  let context = CGContext(recordingIn: CGRect(origin: .zero, size: size), scale: 1)
  UIGraphicsPushContext(context)
  UIImage(cgImage: image, scale: 1, orientation: UIImage.Orientation(orientation)).draw(
    in: CGRect(origin: .zero, size: size))
  UIGraphicsPopContext()
  return context.makeImage()
}
