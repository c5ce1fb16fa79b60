internal import Foundation
public import HeadlessUIKit

extension Diffing where Value == UIImage {
  /// Pixel by pixel: every byte must be the same.
  public static var image: Diffing { .image() }

  /// Pixel by pixel, with a tolerance.
  ///
  /// - Parameters:
  ///   - precision: the fraction of pixels that must match, 0...1.
  ///   - perceptualPrecision: how similar two pixels must look to match, 0...1; differences aren't visible from 0.98
  ///     on.
  ///   - scale: ignored: images are compared in pixels.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    image(
      tolerance: PictureTolerance(precision: Double(precision), perceptualPrecision: Double(perceptualPrecision)))
  }

  /// Pixel by pixel, with a tolerance.
  public static func image(tolerance: PictureTolerance) -> Diffing {
    func painted(_ image: UIImage) throws -> PaintedPicture {
      try PaintedPicture(painting: TakenScreen(image), tolerance: tolerance)
    }
    var diffing = Diffing(
      toData: { image in (try? painted(image).encoded()) ?? Data() },
      fromData: { data in UIImage(data: data) ?? UIImage() },
      diff: { reference, actual in
        do {
          let verdict = try painted(actual).compare(with: try painted(reference).encoded())
          if verdict.isPass { return nil }
          let attachments = verdict.files.map { file in
            let attachment = XCTAttachment(data: file.data, uniformTypeIdentifier: "public.png")
            attachment.name = file.name
            return attachment
          }
          return (([verdict.headline] + verdict.details).joined(separator: "\n"), attachments)
        } catch {
          return (String(describing: error), [])
        }
      })
    diffing.referenceFormat = PictureFormat(tolerance: tolerance)
    return diffing
  }
}

/// References that are PNGs with digests of their contents.
struct PictureFormat: ReferenceFormat {
  let tolerance: PictureTolerance

  func content(of taken: Taken<UIImage>) -> TakenContent {
    .screen(taken.screen ?? TakenScreen(taken.format()), tolerance)
  }
}
