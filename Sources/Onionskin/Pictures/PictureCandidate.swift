package import Foundation
internal import Graphics
internal import ImageDiff
internal import ImageFormats
internal import Rasterizer

/// A painted picture, ready to be compared with a reference on any thread.
package struct PictureCandidate: SnapshotCandidate, Sendable {
  let screen: CapturedScreen
  let bitmap: Bitmap
  let tolerance: PictureTolerance
  package let times: StageTimes

  package var variant: SnapshotVariantDescription? { screen.variant }
  package var findings: [String] { screen.findings }

  /// Paints a screen.
  ///
  /// - Throws: `RasterizerError`, or `EmptyPicture`.
  package init(painting screen: CapturedScreen, tolerance: PictureTolerance) throws {
    self.screen = screen
    self.tolerance = tolerance
    let (bitmap, seconds) = try StageTimes.measure { () throws -> Bitmap in try Rasterizer.paint(screen.displayList) }
    self.bitmap = bitmap
    var times = screen.times
    times.paint = seconds
    self.times = times
    if bitmap.width == 0 || bitmap.height == 0 { throw EmptyPicture(size: screen.displayList.size) }
  }

  /// A suite can pass for years on pictures that show nothing.
  package var caution: String? {
    bitmap.isOfOneColor && bitmap.width * bitmap.height > 1 && screen.tree?.children.isEmpty != true
      ? "Every pixel of it has the same colour." : nil
  }

  package func encoded() throws -> Data {
    let fingerprint = SnapshotFingerprint.current(for: screen.displayList)
    let metadata = PictureMetadata(variant: screen.variant, fingerprint: fingerprint, tree: screen.tree)
    return try SealedPNG.encode(bitmap, metadata: metadata.png)
  }

  package func compare(with reference: Data) throws -> Comparison {
    if let digest = SealedPNG.trustedPixelDigest(of: reference), digest == PixelDigest(of: bitmap) { return same }
    let expected = try PNG.decode(reference)
    let metadata = PictureMetadata(png: (try? PNG.metadata(of: reference)) ?? [:])
    let verdict = verdict(on: expected, metadata)
    switch verdict {
    case .identical: return same
    case .similar(let difference):
      return .match(
        tolerance: ToleranceUse(
          allowedPixels: difference.allowedPixels, differingPixels: difference.differingPixels,
          unequalPixels: difference.unequalPixels))
    case .different, .differentSize:
      let explanation = PictureExplanation(
        verdict: verdict, reference: metadata, screen: screen,
        fingerprint: SnapshotFingerprint.current(for: screen.displayList))
      var mismatch = explanation.mismatch
      let overlay = DiffImage(reference: expected, actual: bitmap, verdict: verdict).overlay()
      mismatch.files = [MismatchFile(name: "diff.png", data: try PNG.encode(overlay))]
      return .mismatch(mismatch)
    }
  }

  private var same: Comparison {
    if tolerance == .exact { return .match(tolerance: nil) }
    let allowed = tolerance.tolerance(trees: [], scale: 1).allowedPixels(of: bitmap.width * bitmap.height)
    return .match(tolerance: ToleranceUse(allowedPixels: allowed, differingPixels: 0, unequalPixels: 0))
  }

  private func verdict(on expected: Bitmap, _ metadata: PictureMetadata) -> ImageDiff.Verdict {
    let trees = tolerance.ignoredAreas.isEmpty ? [] : [screen.tree, metadata.tree].compactMap(\.self)
    var comparator = ImageComparator(
      tolerance: tolerance.tolerance(trees: trees, scale: screen.displayList.scale))
    guard let limit = tolerance.maximumClusterPixels else { return comparator.compare(expected, bitmap) }
    comparator.maximumClusters = .max
    let verdict = comparator.compare(expected, bitmap)
    if case .similar(let difference) = verdict, difference.clusters.contains(where: { $0.pixelCount > limit }) {
      return .different(difference)
    }
    return verdict
  }
}

/// A picture without pixels, of which there can be no reference.
package struct EmptyPicture: Error, Hashable, CustomStringConvertible {
  /// In points.
  let size: CGSize

  package var description: String {
    """
    The picture would be \(size.width) x \(size.height) points and have no pixels. Give the view a frame or constraints \
    that give it a size, or pass `size:` or a device to the strategy.
    """
  }
}

extension Bitmap {
  /// Whether all pixels are the same; compared by the C library, a picture with itself moved by one pixel.
  fileprivate var isOfOneColor: Bool {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, bytes.count > 4 else { return true }
      return memcmp(start, start + 4, bytes.count - 4) == 0
    }
  }
}
