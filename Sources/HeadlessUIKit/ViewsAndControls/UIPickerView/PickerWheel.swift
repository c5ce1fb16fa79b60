import Foundation

/// A wheel of rows that is looked at from near the picker's middle: rows lie on a cylinder, those further away are smaller,
/// and those of wheels at the sides lean towards the middle.
///
/// Apple publishes none of its measures. The figures are those of Flutter's `CupertinoDatePicker`, which its authors found by
/// laying it over UIKit's: a diameter of 1.07 of the height, rows a quarter denser than those that would fill it, and a
/// perspective of 0.003. How rows fade is estimated from pictures.
struct PickerWheel {
  /// The height of the picker, in points.
  let height: CGFloat
  /// The height of a row, in points.
  let rowHeight: CGFloat
  /// The distance of the wheel's centre from the picker's, in points.
  var aside: CGFloat = 0

  /// The visible part of a row.
  struct Place: Equatable {
    /// The distance of the row's centre from the front of the wheel, in points.
    var offset: CGPoint
    /// The transform of the row around its centre. Within a row the perspective is approximated as linear.
    var transform: CGAffineTransform
    var alpha: CGFloat
  }

  private var radius: CGFloat { height / 2 * PickerMetrics.current.wheelDiameter }
  private var depth: CGFloat { radius * PickerMetrics.current.wheelPerspective }
  /// Between two rows.
  private var step: CGFloat {
    rowHeight / (height / 2) * asin(1 / PickerMetrics.current.wheelDiameter) / PickerMetrics.current.wheelDensity
  }
  /// The end of the wheel's visible side.
  private var horizon: CGFloat { acos(depth / (1 + depth)) }

  /// The number of visible rows on each side of the middle one.
  var reach: Int {
    guard rowHeight > 0, height > 0 else { return 0 }
    // Rows of hardly any height are too many to be distinguished.
    return max(Int(min((horizon / step).rounded(.up), 1_000)) - 1, 0)
  }

  /// - Parameter distance: the number of rows from the middle, a fraction during a touch.
  /// - Returns: nil for a row on the far side, and for a wheel whose position isn't finite.
  func place(at distance: CGFloat) -> Place? {
    guard radius > 0, aside.isFinite else { return nil }
    let angle = distance * step
    guard abs(angle) < horizon else { return nil }
    let (sine, nearness) = (sin(angle), cos(angle))
    let shrinking = 1 + depth * (1 - nearness)
    let lean = -aside * PickerMetrics.current.wheelPerspective * sine / (shrinking * shrinking)
    let height = nearness / shrinking - depth * sine * sine / (shrinking * shrinking)
    return Place(
      offset: CGPoint(x: aside / shrinking - aside, y: radius * sine / shrinking),
      transform: CGAffineTransform(a: 1 / shrinking, b: 0, c: lean, d: height, tx: 0, ty: 0),
      alpha: abs(distance) < 0.5 ? 1 : 0.6 * nearness * nearness)
  }
}
