import Foundation
public import Graphics

/// Pictures that show a difference to a reviewer. All are opaque, so that a difference in transparency is visible on any page.
///
/// Pictures of different sizes are aligned at their top left corners; pixels that only one of them has count as differing.
public struct DiffImage: Sendable {
  /// The expected picture.
  public let reference: Bitmap
  /// The actual picture.
  public let actual: Bitmap
  private let size: PixelSize
  private let mask: DifferenceMask
  private let clusters: [DifferenceCluster]

  /// - Parameter verdict: the result of comparing the two pictures; its difference determines which pixels are marked.
  public init(reference: Bitmap, actual: Bitmap, verdict: PictureVerdict) {
    self.reference = reference
    self.actual = actual
    size = PixelSize(
      width: max(reference.width, actual.width), height: max(reference.height, actual.height))
    if let difference = verdict.difference, difference.size == size {
      mask = difference.mask
      clusters = difference.clusters
    } else if case .differentSize = verdict {
      mask = DiffImage.maskOfMismatch(reference, actual, size)
      clusters = []
    } else {
      mask = DifferenceMask(width: size.width, height: size.height)
      clusters = []
    }
  }

  /// The reference in pale grey, with differing pixels in magenta and clusters in red frames.
  public func overlay() -> Bitmap {
    Bitmap(width: size.width, height: size.height) { memory in
      guard let canvas = PixmanCanvas(memory, size) else { return }
      canvas.drawPaleGray(reference)
      canvas.fill(DiffImage.differingColor, through: mask)
      for cluster in clusters {
        canvas.frame(cluster.rect.expanded(by: 6), lineWidth: 3, DiffImage.frameColor)
      }
    }
  }

  /// The difference of each component, multiplied by `factor`, on black. A difference in transparency adds white.
  ///
  /// - Parameter factor: rounded up to a power of two, 1...128.
  public func amplified(by factor: Int = 8) -> Bitmap {
    Bitmap(width: size.width, height: size.height) { memory in
      guard let canvas = PixmanCanvas(memory, size) else { return }
      canvas.fill(PixmanCanvas.black)
      guard !mask.rows.isEmpty else { return }
      let rows = PixelRect(x: 0, y: mask.rows.lowerBound, width: size.width, height: mask.rows.count)
      canvas.drawDifference(reference, actual, in: rows, amplification: factor)
    }
  }

  /// The reference, the overlay and the actual picture next to each other, on a checkerboard if they are translucent. They are
  /// placed below each other if they would exceed the maximum width of a bitmap.
  public func sideBySide(gutter: Int = 24) -> Bitmap {
    let panels = [reference, overlay(), actual]
    let gutter = max(gutter, 0)
    let wide = PixelSize(width: size.width * 3 + gutter * 2, height: size.height)
    let high = PixelSize(width: size.width, height: size.height * 3 + gutter * 2)
    let isWide = wide.width <= Bitmap.maximumSide
    let total = isWide ? wide : high
    guard total.height <= Bitmap.maximumSide else { return panels[1] }
    return Bitmap(width: total.width, height: total.height) { memory in
      guard let canvas = PixmanCanvas(memory, total) else { return }
      canvas.fill(DiffImage.gutterColor)
      for (index, panel) in panels.enumerated() {
        let x = isWide ? index * (size.width + gutter) : 0
        let y = isWide ? 0 : index * (size.height + gutter)
        canvas.fillCheckerboard(PixelRect(x: x, y: y, width: panel.width, height: panel.height))
        canvas.draw(panel, x: x, y: y)
      }
    }
  }

  /// In the order alpha, red, green, blue.
  static let differingColor: UInt32 = 0xFFFF_00AA
  static let frameColor: UInt32 = 0xFFE0_2020
  private static let gutterColor: UInt32 = 0xFF60_6060

  /// Marks the differing pixels in the common part of both pictures, and all pixels that only one of them has.
  private static func maskOfMismatch(_ reference: Bitmap, _ actual: Bitmap, _ size: PixelSize) -> DifferenceMask {
    let mask = DifferenceMask(width: size.width, height: size.height)
    let commonWidth = min(reference.width, actual.width)
    let commonHeight = min(reference.height, actual.height)
    reference.withUnsafeBytes { referenceBytes in
      actual.withUnsafeBytes { actualBytes in
        for y in 0..<size.height {
          let row = mask.row(y)
          guard y < commonHeight else {
            let width = reference.height > actual.height ? reference.width : actual.width
            memset(row, Int32(DifferenceMask.marked), width)
            mask.note(row: y)
            continue
          }
          let a = (referenceBytes.baseAddress! + y * reference.bytesPerRow).assumingMemoryBound(to: UInt32.self)
          let b = (actualBytes.baseAddress! + y * actual.bytesPerRow).assumingMemoryBound(to: UInt32.self)
          PixelPair.markUnequal(a, b, count: commonWidth, row)
          memset(row + commonWidth, Int32(DifferenceMask.marked), size.width - commonWidth)
          mask.note(row: y)
        }
      }
    }
    return mask
  }
}
