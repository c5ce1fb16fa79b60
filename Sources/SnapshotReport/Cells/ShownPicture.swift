internal import Foundation
internal import ImageFormats

/// Pictures as pages show them: what a browser makes of them is what tests compare.
enum ShownPicture {
  /// The file itself, or, where a browser may show another picture than it decodes to here, a new one of the pixels that are
  /// compared; nil where there are none.
  static func png(of data: Data) -> Data? {
    PNG.ambiguity(of: data) == nil ? data : try? PNG.encode(PNG.decode(data))
  }
}
