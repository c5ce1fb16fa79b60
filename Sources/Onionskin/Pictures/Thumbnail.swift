internal import Foundation
internal import Graphics
internal import ImageFormats
internal import Rasterizer

/// A small version of a picture; of a film strip its frames one after the other, as an animated PNG.
package enum Thumbnail {
  /// The longest side, in pixels.
  package static let side = 360.0
  /// How long the last frame is shown before the animation starts again, in seconds.
  private static let pause = 1.0
  /// The shortest time that a frame is shown, in seconds.
  private static let shortest = 0.02

  /// A PNG of the picture scaled down, or of its animated frames; nil for bytes that are no picture, and for small pictures.
  package static func png(of data: Data) -> Data? {
    guard let header = try? PNG.header(of: data) else { return nil }
    let frames = PictureMetadata(png: (try? PNG.metadata(of: data)) ?? [:]).frames
    if frames.count > 1 { return (try? PNG.decode(data)).flatMap { animation(of: $0, frames) } }
    guard Double(max(header.width, header.height)) > side, let picture = try? PNG.decode(data) else { return nil }
    let size = CGSize(width: picture.width, height: picture.height)
    return small(picture, CGRect(origin: .zero, size: size)).flatMap { try? PNG.encode($0) }
  }

  /// The frames of a strip as an animated picture; nil for frames outside of the strip.
  private static func animation(of strip: Bitmap, _ frames: [FilmFrame]) -> Data? {
    let whole = frames.reduce(CGRect.null) { $0.union($1.frame) }
    guard whole.width > 0, whole.width.isFinite else { return nil }
    let scale = CGFloat(strip.width) / whole.width
    let ends = frames.dropFirst().map(\.time) + [(frames.last?.time ?? 0) + pause]
    let shown = zip(frames, ends).compactMap { frame, end in
      small(strip, frame.frame.applying(CGAffineTransform(scaleX: scale, y: scale))).map {
        AnimatedPNG.Frame($0, duration: max(end - frame.time, shortest))
      }
    }
    guard shown.count == frames.count else { return nil }
    return try? AnimatedPNG.encode(shown)
  }

  /// A part of a picture, in pixels, scaled down so that the longest side fits.
  private static func small(_ picture: Bitmap, _ part: CGRect) -> Bitmap? {
    guard part.width > 0, part.height > 0 else { return nil }
    let scale = min(side / max(part.width, part.height), 1)
    let size = CGSize(width: max((part.width * scale).rounded(), 1), height: max((part.height * scale).rounded(), 1))
    let (x, y) = (size.width / part.width, size.height / part.height)
    let place = CGRect(
      x: -part.minX * x, y: -part.minY * y, width: CGFloat(picture.width) * x, height: CGFloat(picture.height) * y)
    let image = ImageItem(.bitmap(picture), in: place)
    return try? CairoRasterizer.paint(DisplayList(size: size, scale: 1, items: [.image(image)]))
  }
}
