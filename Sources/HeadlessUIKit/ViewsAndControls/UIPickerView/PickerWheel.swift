import Foundation

/// A wheel of rows that is looked at from the front, and from far away: rows lie on a cylinder as high as the picker.
///
/// UIKit's wheels are seen from near, with perspective. Places and heights of rows differ from iOS by a few points towards
/// the ends; how rows fade is estimated from pictures.
struct PickerWheel {
  /// Of the picker, in points.
  let height: CGFloat
  /// Of a row, in points.
  let rowHeight: CGFloat

  /// Where a row is seen.
  struct Place: Equatable {
    /// From the picker's middle to the row's, in points.
    var offset: CGFloat
    /// How much lower than it is the row is seen.
    var scale: CGFloat
    var alpha: CGFloat
  }

  private var radius: CGFloat { height / 2 }

  /// How many rows are seen on either side of the one in the middle.
  var reach: Int {
    guard rowHeight > 0, height > 0 else { return 0 }
    return max(Int((radius * .pi / 2 / rowHeight).rounded(.up)) - 1, 0)
  }

  /// - Parameter distance: rows from the middle, which may be a part of one while a finger is on the wheel.
  /// - Returns: nil for a row on the far side.
  func place(at distance: CGFloat) -> Place? {
    guard radius > 0 else { return nil }
    let angle = distance * rowHeight / radius
    guard abs(angle) < .pi / 2 else { return nil }
    let nearness = cos(angle)
    return Place(
      offset: radius * sin(angle), scale: nearness,
      alpha: abs(distance) < 0.5 ? 1 : 0.6 * nearness * nearness)
  }
}
