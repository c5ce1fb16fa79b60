public import Foundation
public import HeadlessCoreGraphics
internal import ImageFormats

extension CGImage {
  /// The picture in a PNG file's bytes; nil for other kinds.
  ///
  /// - Parameters:
  ///   - decode: has to be nil: no values are mapped.
  ///   - shouldInterpolate: ignored.
  ///   - intent: ignored.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) { self.init(source, .png, decode) }

  /// The picture in a JPEG file's bytes; nil for other kinds.
  ///
  /// - Parameters:
  ///   - decode: has to be nil: no values are mapped.
  ///   - shouldInterpolate: ignored.
  ///   - intent: ignored.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) { self.init(source, .jpeg, decode) }

  private convenience init?(_ source: CGDataProvider, _ kind: FileKind, _ decode: UnsafePointer<CGFloat>?) {
    guard decode == nil, let data = source.data, FileKind(data) == kind,
      let content = CGImageSource(data).image?.content
    else { return nil }
    self.init(content)
  }
}
