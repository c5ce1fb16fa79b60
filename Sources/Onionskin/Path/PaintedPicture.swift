internal import Foundation
internal import Graphics
internal import ImageDiff
internal import ImageFormats
internal import Rasterizer

/// A picture of a screen, ready to be compared with a reference on any thread.
package struct PaintedPicture: SnapshotContents, Sendable {
  let screen: TakenScreen
  let bitmap: Bitmap
  let tolerance: PictureTolerance

  /// Paints a screen.
  ///
  /// - Throws: `RasterizerError`, or `EmptyPicture`.
  package init(painting screen: TakenScreen, tolerance: PictureTolerance) throws {
    self.screen = screen
    self.tolerance = tolerance
    bitmap = try CairoRasterizer.paint(screen.displayList)
    if bitmap.width == 0 || bitmap.height == 0 { throw EmptyPicture(size: screen.displayList.size) }
  }

  /// The warning about an empty picture, with which a test would pass without testing anything.
  package var caution: String? {
    bitmap.isOfOneColor && bitmap.width * bitmap.height > 1 && screen.tree?.children.isEmpty != true
      ? "Every pixel of it has the same colour." : nil
  }

  package func encoded() throws -> Data {
    let fingerprint = SnapshotFingerprint.current(for: screen.displayList)
    let metadata = PictureMetadata(
      variant: screen.notes.variant, fingerprint: fingerprint, tree: screen.tree, frames: screen.frames)
    return try DigestedPNG.encode(bitmap, metadata: metadata.png)
  }

  package func compare(with reference: Data) throws -> Verdict {
    if let digest = DigestedPNG.trustedPixelDigest(of: reference), digest == PixelDigest(of: bitmap),
      let header = try? PNG.header(of: reference), header.width == bitmap.width, header.height == bitmap.height
    {
      return same
    }
    let expected = try PNG.decode(reference)
    let metadata = PictureMetadata(png: (try? PNG.metadata(of: reference)) ?? [:])
    let pixels = comparePixels(with: expected, metadata)
    switch pixels {
    case .identical: return same
    case .similar(let difference):
      let use = ToleranceUse(
        allowedPixels: difference.allowedPixels, differingPixels: difference.differingPixels,
        unequalPixels: difference.unequalPixels)
      return Verdict(use.unequalPixels == 0 ? .matched : .tolerated, tolerance: use)
    case .different, .differentSize:
      let explanation = PictureExplanation(
        pixels: pixels, reference: metadata, screen: screen,
        fingerprint: SnapshotFingerprint.current(for: screen.displayList))
      let overlay = DiffImage(reference: expected, actual: bitmap, verdict: pixels).overlay()
      return explanation.verdict(files: [SnapshotFile(name: "diff.png", data: try PNG.encode(overlay))])
    }
  }

  package func contradiction(in reference: Data) -> String? {
    guard let told = DigestedPNG.trustedPixelDigest(of: reference) else { return nil }
    let found: String
    do {
      if PixelDigest(of: try PNG.decode(reference)) == told { return nil }
      found = "it shows another picture"
    } catch {
      found = String(describing: error)
    }
    return "The reference's digest says that it is this picture, and \(found). Both were changed: record it anew."
  }

  private var same: Verdict {
    if tolerance == .exact { return Verdict(.matched) }
    let allowed = tolerance.allowedPixels(of: bitmap.width * bitmap.height)
    return Verdict(
      .matched, tolerance: ToleranceUse(allowedPixels: allowed, differingPixels: 0, unequalPixels: 0))
  }

  private func comparePixels(with expected: Bitmap, _ metadata: PictureMetadata) -> PictureVerdict {
    let trees = tolerance.ignoredAreas.isEmpty ? [] : [screen.tree, metadata.tree].compactMap(\.self)
    var comparator = ImageComparator(tolerance: tolerance)
    // If clusters that are too large fail the test, the message names all of them.
    if tolerance.maximumClusterPixels != nil { comparator.maximumClusters = .max }
    return comparator.compare(expected, bitmap, trees: trees, scale: screen.displayList.scale)
  }
}

/// A picture without pixels, for which there can be no reference.
package struct EmptyPicture: Error, Hashable, CustomStringConvertible {
  /// The size in points.
  let size: CGSize

  package var description: String {
    """
    The picture would be \(size.width) x \(size.height) points and have no pixels. Give the view a frame or constraints \
    that give it a size, or pass `size:` or a device to the strategy.
    """
  }
}

extension Bitmap {
  /// Whether all pixels are equal; compared by the C library: the picture with itself, offset by one pixel.
  fileprivate var isOfOneColor: Bool {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, bytes.count > 4 else { return true }
      return memcmp(start, start + 4, bytes.count - 4) == 0
    }
  }
}

/// A snapshot that is ready for comparison, or the reason why it isn't.
struct PaintedSnapshot {
  let request: SnapshotRequest
  let contents: Result<any SnapshotContents, any Error>
  let notes: TakenNotes
}
