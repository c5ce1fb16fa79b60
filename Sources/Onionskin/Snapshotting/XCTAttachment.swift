public import Foundation
internal import Graphics
public import HeadlessUIKit
internal import ImageFormats
internal import Rasterizer

/// A file that explains a difference. XCTest only has this type on Apple's platforms.
open class XCTAttachment: NSObject {
  /// How long a file is kept. Here all files come from failures, which always keep them.
  public enum Lifetime: Int, Sendable {
    /// Always.
    case keepAlways = 0
    /// Until the test has passed.
    case deleteOnSuccess = 1
  }

  /// The quality of an image: here always a lossless PNG.
  public enum ImageQuality: Hashable, Sendable {
    /// As it is.
    case original
    /// As it is, too: nothing here makes attachments smaller.
    case medium, low
  }

  /// The file's name, whose extension determines the kind of file; nil for a default name.
  open var name: String?
  /// How long the file is kept.
  open var lifetime = Lifetime.deleteOnSuccess
  /// Further information about the file.
  open var userInfo: [AnyHashable: Any] = [:]
  /// The file's bytes.
  public let data: Data
  /// A uniform type identifier such as `public.png`.
  public let uniformTypeIdentifier: String

  /// A file of bytes.
  public init(data: Data, uniformTypeIdentifier: String = "public.data") {
    self.data = data
    self.uniformTypeIdentifier = uniformTypeIdentifier
    super.init()
  }

  /// A file of text.
  public convenience init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }

  /// A picture; without bytes if the image has no pixels.
  public convenience init(image: UIImage) {
    let bitmap = try? CairoRasterizer.paint(TakenScreen(image).displayList)
    let data = bitmap.flatMap { $0.width > 0 && $0.height > 0 ? try? PNG.encode($0) : nil }
    self.init(data: data ?? Data(), uniformTypeIdentifier: "public.png")
  }

  /// A picture.
  public convenience init(image: UIImage, quality: ImageQuality) {
    self.init(image: image)
  }

  /// The extension of files of this kind.
  var pathExtension: String {
    switch uniformTypeIdentifier {
    case "public.png": "png"
    case "public.plain-text", "public.utf8-plain-text", "public.text": "txt"
    case "public.json": "json"
    case "public.patch-file": "patch"
    default: "bin"
    }
  }
}
