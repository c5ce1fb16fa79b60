import Foundation

/// Where the calendar of a compact date picker lies. Lengths are in points, rectangles in the container's coordinates.
///
/// Apple gives none of it. The figures are those that the Flutter package morph records of iOS 27 and an iPhone 16 Pro, of
/// fields that stand at the trailing side; that others are its mirror image, and fields in the middle have it below their
/// middle, is a guess.
struct DatePickerOverlayLayout: Equatable {

  let frame: CGRect

  /// - Parameters:
  ///   - field: the tapped field.
  ///   - available: the area inside the safe area, the keyboard and the margins.
  ///   - alignment: the side of the picker's fields, as left or right; others mean the middle.
  init(
    size: CGSize, field: CGRect, available: CGRect, alignment: UIControl.ContentHorizontalAlignment, scale: CGFloat
  ) {
    let size = CGSize(width: min(size.width, available.width), height: min(size.height, available.height))
    func clamped(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { min(max(value, low), max(low, high)) }
    let x: CGFloat
    switch alignment {
    case .right: x = field.midX - DatePickerMetrics.current.overlayOffset - size.width
    case .left: x = field.midX + DatePickerMetrics.current.overlayOffset
    default: x = field.midX - size.width / 2
    }
    let below = field.midY + DatePickerMetrics.current.overlayOffset
    let y =
      below + size.height <= available.maxY ? below : field.midY - DatePickerMetrics.current.overlayOffset - size.height
    let place = CGRect(
      x: clamped(x, available.minX, available.maxX - size.width),
      y: clamped(y, available.minY, available.maxY - size.height), width: size.width, height: size.height)
    frame = PixelRounding(scale: scale).roundEdges(of: place)
  }
}
