internal import Foundation
internal import Graphics
public import HeadlessUIKit

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// A picture of the path, filled in black.
  public static var image: Snapshotting { .image() }

  /// A picture of the path in black, as large as its bounding box.
  ///
  /// - Parameters:
  ///   - precision: the fraction of pixels that must match, 0...1.
  ///   - perceptualPrecision: how similar two pixels must look to match, 0...1; differences aren't visible from 0.98
  ///     on.
  ///   - scale: pixels per point.
  ///   - drawingMode: whether it is filled, and by which rule, or stroked with a line of one point.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
    drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    let diffing = Diffing<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision)
    return Snapshotting(pathExtension: "png", diffing: diffing) { path, _ in
      let picture = PathPicture(path: path, scale: scale, mode: drawingMode)
      return Async(value: Taken(TakenScreen(displayList: picture.displayList)))
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// A picture of the path, filled in black.
  public static var image: Snapshotting { .image() }

  /// A picture of the path, filled in black, as large as its bounding box.
  ///
  /// - Parameters:
  ///   - precision: the fraction of pixels that must match, 0...1.
  ///   - perceptualPrecision: how similar two pixels must look to match, 0...1; differences aren't visible from 0.98
  ///     on.
  ///   - scale: pixels per point.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    Snapshotting<CGPath, UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale, drawingMode: .fill
    ).pullback { path in path.cgPath }
  }
}

/// A path as a picture.
struct PathPicture {
  let path: CGPath
  let scale: CGFloat
  let mode: CGPathDrawingMode

  var displayList: DisplayList {
    let box = path.boundingBoxOfPath
    guard !box.isNull, !box.isInfinite else { return DisplayList(size: .zero, scale: scale, items: []) }
    var items: [DisplayItem] = []
    let black = Paint.color(.black)
    switch mode {
    case .fill: items = [.fill(path.path, black)]
    case .eoFill: items = [.fill(path.path, black, rule: .evenOdd)]
    case .stroke: items = [.stroke(path.path, black, StrokeStyle(width: 1))]
    case .fillStroke: items = [.fill(path.path, black), .stroke(path.path, black, StrokeStyle(width: 1))]
    case .eoFillStroke:
      items = [.fill(path.path, black, rule: .evenOdd), .stroke(path.path, black, StrokeStyle(width: 1))]
    }
    let move = CGAffineTransform(translationX: -box.minX, y: -box.minY)
    return DisplayList(
      size: box.size, scale: scale, items: [.group(DisplayGroup(transform: move, items: items))])
  }
}
