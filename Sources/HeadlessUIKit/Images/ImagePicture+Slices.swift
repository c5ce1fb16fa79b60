internal import Foundation
internal import Graphics
internal import HeadlessCoreGraphics
internal import InterfaceBuilder

extension ImagePicture {
  /// Slices the picture as a catalog specifies: a sliced image consists of its ends and of as much of the centre after the first
  /// end as the catalog specifies; the rest of the centre isn't part of the image.
  ///
  /// - Parameter pixelsPerUnit: pixels per unit of the catalog's lengths.
  mutating func slice(_ resizing: ImageSet.Resizing, pixelsPerUnit: CGFloat) {
    func pixels(_ length: Double?) -> Int { max(Int(exactly: ((length ?? 0) * pixelsPerUnit).rounded()) ?? 0, 0) }
    let (top, left) = (pixels(resizing.capInsets.top), pixels(resizing.capInsets.left))
    let (bottom, right) = (pixels(resizing.capInsets.bottom), pixels(resizing.capInsets.right))
    capInsets = UIEdgeInsets(
      top: CGFloat(top) / scale, left: CGFloat(left) / scale, bottom: CGFloat(bottom) / scale,
      right: CGFloat(right) / scale)
    resizingMode = resizing.center?.mode == "tile" ? .tile : .stretch
    guard case .pixels(let image) = content else { return }
    let across = resizing.mode == "3-part-vertical" ? nil : resizing.center?.width
    let down = resizing.mode == "3-part-horizontal" ? nil : resizing.center?.height
    content = .pixels(
      image.cut(
        columns: ImagePicture.kept(left, across.map { pixels($0) }, right, of: image.width),
        rows: ImagePicture.kept(top, down.map { pixels($0) }, bottom, of: image.height)))
  }

  /// The two ranges of pixels to keep; all of them if nothing is removed.
  private static func kept(_ start: Int, _ center: Int?, _ end: Int, of length: Int) -> [Range<Int>] {
    guard let center, center > 0, start + center + end < length else { return [0..<length] }
    return [0..<start + center, length - end..<length]
  }
}

extension CGImage {
  /// The image without the pixels between the ranges, which are in order. Decoded on first use.
  fileprivate func cut(columns: [Range<Int>], rows: [Range<Int>]) -> CGImage {
    guard columns.count > 1 || rows.count > 1 else { return self }
    let (width, height) = (columns.reduce(0) { $0 + $1.count }, rows.reduce(0) { $0 + $1.count })
    return CGImage(width: width, height: height) { [self] in
      guard let whole = bitmap else { return Bitmap(width: width, height: height, color: .clear) }
      return Bitmap(width: width, height: height) { memory in
        whole.withUnsafeBytes { source in
          var target = 0
          for row in rows.joined() {
            for range in columns {
              let bytes = source[(row * whole.bytesPerRow + range.lowerBound * 4)...].prefix(range.count * 4)
              UnsafeMutableRawBufferPointer(rebasing: memory[target..<target + bytes.count])
                .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes))
              target += bytes.count
            }
          }
        }
      }
    }
  }
}

extension Bitmap {
  /// Whether the picture is empty.
  var isBlank: Bool {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, bytes.count > 1 else { return true }
      // Equal to itself moved by a byte: all bytes are the first one.
      return bytes[0] == 0 && memcmp(start, start + 1, bytes.count - 1) == 0
    }
  }
}
