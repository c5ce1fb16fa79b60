public import Foundation
internal import ImageFormats

/// Writes a picture as a PNG or a JPEG.
public final class CGImageDestination {
  private enum Target {
    case data(CFMutableData)
    case url(URL)
  }

  private let target: Target
  private let isJPEG: Bool
  private var picture: (image: CGImage, properties: CFDictionary)?
  fileprivate var common: CFDictionary = [:]
  private var isDone = false

  /// Nil for a type that can't be written, and for more than one picture.
  private init?(_ target: Target, _ type: CFString, _ count: Int) {
    guard count == 1, type == "public.png" || type == "public.jpeg" else { return nil }
    self.target = target
    isJPEG = type == "public.jpeg"
  }

  convenience init?(_ data: CFMutableData, _ type: CFString, _ count: Int) { self.init(.data(data), type, count) }
  convenience init?(_ url: URL, _ type: CFString, _ count: Int) { self.init(.url(url), type, count) }

  fileprivate func add(_ image: CGImage, _ properties: CFDictionary) {
    if picture == nil { picture = (image, properties) }
  }

  fileprivate func finish() -> Bool {
    guard !isDone, let picture else { return false }
    isDone = true
    let properties = common.merging(picture.properties) { _, own in own }
    guard let bytes = encode(picture.image, properties) else { return false }
    switch target {
    case .data(let data):
      data.append(bytes)
      return true
    case .url(let url): return (try? bytes.write(to: url, options: .atomic)) != nil
    }
  }

  private func encode(_ image: CGImage, _ properties: CFDictionary) -> Data? {
    guard isJPEG else { return ImageFile.png(of: image) }
    let number = AttributeNumber.value(properties[kCGImagePropertyOrientation])
    let orientation = number.flatMap { UInt16(exactly: $0).flatMap(ExifOrientation.init(rawValue:)) } ?? .up
    // Core Graphics documents no default quality; this is close to the size of its files.
    let quality = AttributeNumber.value(properties[kCGImageDestinationLossyCompressionQuality]) ?? 0.75
    return ImageFile.jpeg(of: image, quality: quality, orientation: UIImage.Orientation(orientation))
  }
}

/// Nil for a type other than `public.png` and `public.jpeg`, and for more than one picture.
///
/// - Parameter options: have no effect.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(data, type, count)
}

/// Nil for a type other than `public.png` and `public.jpeg`, and for more than one picture.
///
/// - Parameter options: have no effect.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(url, type, count)
}

/// - Parameter properties: of them, `kCGImageDestinationLossyCompressionQuality` and `kCGImagePropertyOrientation` count.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
  idst.add(image, properties ?? [:])
}

/// The first image of a source, encoded again.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
  var own: CFDictionary = [:]
  if let header = isrc.header { own[kCGImagePropertyOrientation] = Int(header.orientation.rawValue) }
  idst.add(image, own.merging(properties ?? [:]) { _, given in given })
}

/// For all images without properties of their own.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
  idst.common = properties ?? [:]
}

/// Writes the image; false if there is none, or if it can't be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }

/// The identifiers of the types that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { ["public.png", "public.jpeg"] }
