internal import Foundation

/// The orientation of an image, with Exif's numbers: where the first row and the first column of its pixels belong.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  case right = 6
  case rightMirrored = 7
  case left = 8

  /// The transform to the upright orientation, with y pointing up.
  var upright: CGAffineTransform {
    let (a, b, c, d): (CGFloat, CGFloat, CGFloat, CGFloat) =
      switch self {
      case .up: (1, 0, 0, 1)
      case .upMirrored: (-1, 0, 0, 1)
      case .down: (-1, 0, 0, -1)
      case .downMirrored: (1, 0, 0, -1)
      case .leftMirrored: (0, -1, -1, 0)
      case .right: (0, -1, 1, 0)
      case .rightMirrored: (0, 1, 1, 0)
      case .left: (0, 1, -1, 0)
      }
    return CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
  }
}
