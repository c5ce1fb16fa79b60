internal import Foundation
internal import Graphics
internal import ImageFormats

/// An image in a file. Pictures are kept, so that a file is decoded once, and that when it is shown.
struct ImageFile {
  let path: String
  /// Pixels a point, from the name's `@2x`; 1 without.
  let scale: CGFloat

  /// Nil for an empty path. Without an extension, `.png` is added, as in UIKit.
  init?(path: String) {
    guard !path.isEmpty else { return nil }
    let hasExtension = !(path as NSString).pathExtension.isEmpty
    self.path = hasExtension || FileManager.default.fileExists(atPath: path) ? path : path + ".png"
    scale = ImageFile.scale(of: self.path)
  }

  /// Nil if there is no readable file.
  func picture() -> ImagePicture? {
    ImageFile.image(at: path).map { ImagePicture(.pixels($0.image), scale: scale, orientation: $0.orientation) }
  }

  static func scale(of path: String) -> CGFloat {
    var name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    for device in ["~iphone", "~ipad"] where name.hasSuffix(device) { name.removeLast(device.count) }
    for scale in [2, 3] where name.hasSuffix("@\(scale)x") { return CGFloat(scale) }
    return 1
  }

  // MARK: Bytes

  /// The contents of a file: its pixels and its orientation.
  struct Contents {
    var image: CGImage
    var orientation = UIImage.Orientation.up
  }

  /// The picture in a file's bytes. Bytes that can't be read leave a line on the standard error stream: in a snapshot,
  /// a missing picture is easily overlooked.
  static func decode(_ data: Data, name: String) -> Contents? {
    do {
      return try contents(of: data)
    } catch {
      AppWarning(.image, "the image \((name as NSString).lastPathComponent) can't be read: \(error)").note()
      ErrorStream.tell("UIImage: \(name) can't be read: \(error)")
      return nil
    }
  }

  private static func contents(of data: Data) throws -> Contents {
    switch FileKind(data) {
    case .jpeg:
      let picture = try JPEG.decode(data)
      return Contents(image: CGImage(.bitmap(picture.bitmap)), orientation: UIImage.Orientation(picture.orientation))
    case .webP: return Contents(image: CGImage(.bitmap(try WebP.decode(data))))
    default: return Contents(image: CGImage(.bitmap(try PNG.decode(data))))
    }
  }

  private static func contents(of data: Data, _ kind: FileKind) throws -> Bitmap {
    switch kind {
    case .jpeg: try JPEG.decode(data).bitmap
    case .webP: try WebP.decode(data)
    default: try PNG.decode(data)
    }
  }

  /// The contents of a file, whose pixels are decoded on first use.
  private static func undecoded(_ data: Data, path: String) throws -> Contents {
    let kind = FileKind(data)
    let size: (width: Int, height: Int)
    var orientation = UIImage.Orientation.up
    switch kind {
    case .jpeg:
      let header = try JPEG.header(of: data)
      size = (header.width, header.height)
      orientation = UIImage.Orientation(header.orientation)
    case .webP: size = try WebP.header(of: data)
    default:
      let header = try PNG.header(of: data)
      // Images that are too large are reported immediately.
      guard max(header.width, header.height) <= Bitmap.maximumSide else { return try contents(of: data) }
      size = (header.width, header.height)
    }
    let image = CGImage(width: size.width, height: size.height) {
      do {
        return try contents(of: data, kind)
      } catch {
        tell(path, error)
        return Bitmap(width: size.width, height: size.height, color: .clear)
      }
    }
    return Contents(image: image, orientation: orientation)
  }

  private static func tell(_ path: String, _ error: any Error) {
    ResourceProblem(severity: .error, path: path, line: nil, text: "the image can't be read: \(error)").tell()
  }

  static func png(of image: CGImage?) -> Data? {
    image?.bitmap.flatMap { try? PNG.encode($0) }
  }

  static func jpeg(of image: CGImage?, quality: CGFloat, orientation: UIImage.Orientation) -> Data? {
    image?.bitmap.flatMap { try? JPEG.encode($0, quality: quality, orientation: orientation.exif) }
  }

  // MARK: Files that have been read

  /// A file is read again when its date or size has changed.
  private struct Key: Hashable {
    var path: String
    var date: Date?
    var size: Int?
  }

  /// Pictures beyond this number push all others out.
  private static let known = Discovered<Key, Contents>(capacity: 256)

  private static func image(at path: String) -> Contents? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
    let key = Key(
      path: path, date: attributes[.modificationDate] as? Date, size: (attributes[.size] as? NSNumber)?.intValue)
    if let image = known[key] { return image }
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let image: Contents
    do {
      image = try undecoded(data, path: path)
    } catch {
      tell(path, error)
      return nil
    }
    known.keep(image, for: key)
    return image
  }
}
