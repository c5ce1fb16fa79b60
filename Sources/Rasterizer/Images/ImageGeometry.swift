import CCairo
import Foundation
import Graphics

/// The position of an image's pixels.
struct ImageGeometry {
  /// The part of the image that is painted, in its pixels; it may begin and end within a pixel.
  var source: CGRect
  /// From the image's pixels to device pixels.
  var toDevice: Matrix

  /// Nil if no part of the image is visible, or if a value isn't a number.
  init?(_ item: ImageItem, width: Int, height: Int, _ matrix: Matrix) {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = item.source ?? whole
    let place = item.destination.standardized
    guard width > 0, height > 0, part.isFiniteRect, place.isFiniteRect, part.width > 0, part.height > 0,
      place.width > 0, place.height > 0
    else { return nil }
    source = part.intersection(whole)
    guard !source.isNull, source.width > 0, source.height > 0 else { return nil }

    let toUnit = Matrix(
      xx: 1 / Double(part.width), yx: 0, xy: 0, yy: 1 / Double(part.height),
      x0: -Double(part.minX) / Double(part.width), y0: -Double(part.minY) / Double(part.height))
    let toPlace = Matrix(
      xx: Double(place.width), yx: 0, xy: 0, yy: Double(place.height), x0: Double(place.minX), y0: Double(place.minY))
    toDevice = toUnit.then(item.orientation.unitMatrix).then(toPlace).then(matrix)
    snapToPixels()
    guard toDevice.isUsable else { return nil }
  }

  /// Moves edges that miss a pixel's edge only by rounding errors onto it, so that an image at its own size is copied.
  private mutating func snapToPixels() {
    guard toDevice.isRectilinear else { return }
    let x0 = toDevice.x(Double(source.minX), Double(source.minY))
    let y0 = toDevice.y(Double(source.minX), Double(source.minY))
    let x1 = toDevice.x(Double(source.maxX), Double(source.maxY))
    let y1 = toDevice.y(Double(source.maxX), Double(source.maxY))
    let snappedX0 = DevicePath.snapped(x0)
    let snappedY0 = DevicePath.snapped(y0)
    guard x1 != x0, y1 != y0 else { return }
    let scaleX = (DevicePath.snapped(x1) - snappedX0) / (x1 - x0)
    let scaleY = (DevicePath.snapped(y1) - snappedY0) / (y1 - y0)
    guard scaleX != 0, scaleY != 0 else { return }
    toDevice = toDevice.then(
      Matrix(xx: scaleX, yx: 0, xy: 0, yy: scaleY, x0: snappedX0 - x0 * scaleX, y0: snappedY0 - y0 * scaleY))
  }

  /// Whether every pixel of the image covers exactly one pixel of the device.
  var isPixelForPixel: Bool {
    guard toDevice.isRectilinear else { return false }
    func isWhole(_ value: Double) -> Bool { abs(value - value.rounded()) < 1e-6 }
    let x = abs(toDevice.xx + toDevice.xy)
    let y = abs(toDevice.yx + toDevice.yy)
    return abs(x - 1) < 1e-9 && abs(y - 1) < 1e-9 && isWhole(toDevice.x0) && isWhole(toDevice.y0)
  }
}

extension ImageOrientation {
  /// The transform from the image's unit square to the displayed unit square.
  var unitMatrix: Matrix {
    switch self {
    case .up: Matrix(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
    case .down: Matrix(xx: -1, yx: 0, xy: 0, yy: -1, x0: 1, y0: 1)
    // A quarter turn counterclockwise: the right side becomes the top.
    case .left: Matrix(xx: 0, yx: -1, xy: 1, yy: 0, x0: 0, y0: 1)
    // Clockwise: the top becomes the right side.
    case .right: Matrix(xx: 0, yx: 1, xy: -1, yy: 0, x0: 1, y0: 0)
    case .upMirrored: Matrix(xx: -1, yx: 0, xy: 0, yy: 1, x0: 1, y0: 0)
    case .downMirrored: Matrix(xx: 1, yx: 0, xy: 0, yy: -1, x0: 0, y0: 1)
    // UIKit rotates clockwise, then mirrors: rows become columns.
    case .leftMirrored: Matrix(xx: 0, yx: 1, xy: 1, yy: 0, x0: 0, y0: 0)
    // UIKit rotates counterclockwise, then mirrors.
    case .rightMirrored: Matrix(xx: 0, yx: -1, xy: -1, yy: 0, x0: 1, y0: 1)
    }
  }
}

extension CGRect {
  var isFiniteRect: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
