internal import Foundation
internal import Graphics
internal import ImageFormats

extension UIImage.Orientation {
  var orientation: ImageOrientation { ImageOrientation(rawValue: rawValue) ?? .up }

  /// Exif's word for it.
  var exif: ExifOrientation {
    switch self {
    case .up: .up
    case .upMirrored: .upMirrored
    case .down: .down
    case .downMirrored: .downMirrored
    case .left: .left
    case .leftMirrored: .leftMirrored
    case .right: .right
    case .rightMirrored: .rightMirrored
    }
  }

  init(_ exif: ExifOrientation) {
    self =
      switch exif {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .left: .left
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      }
  }

  /// Whether rows are shown as columns.
  var isSideways: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// The horizontally mirrored image.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    // A rotation by 90° followed by a mirroring equals a mirroring followed by the opposite rotation.
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }

  /// The part of the image's own pixels that is shown in a part of the turned image.
  ///
  /// - Parameters:
  ///   - shown: in pixels of the turned image.
  ///   - size: of the image before it is turned, in pixels.
  func source(of shown: CGRect, in size: CGSize) -> CGRect {
    let (x, y, w, h) = (shown.minX, shown.minY, shown.width, shown.height)
    return switch self {
    case .up: shown
    case .down: CGRect(x: size.width - x - w, y: size.height - y - h, width: w, height: h)
    case .upMirrored: CGRect(x: size.width - x - w, y: y, width: w, height: h)
    case .downMirrored: CGRect(x: x, y: size.height - y - h, width: w, height: h)
    // Shown at the top is the right column.
    case .left: CGRect(x: size.width - y - h, y: x, width: h, height: w)
    // Shown at the right is the top row.
    case .right: CGRect(x: y, y: size.height - x - w, width: h, height: w)
    // Rows are columns.
    case .leftMirrored: CGRect(x: y, y: x, width: h, height: w)
    case .rightMirrored: CGRect(x: size.width - y - h, y: size.height - x - w, width: h, height: w)
    }
  }
}
