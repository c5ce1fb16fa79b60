public import Foundation

/// The direction in which a label of an axis reads.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  let quarterTurns: Int

  public static let automatic = AxisValueLabelOrientation(quarterTurns: 0)
  public static let horizontal = AxisValueLabelOrientation(quarterTurns: 0)
  /// Turned clockwise by a quarter, so that it reads downwards.
  public static let vertical = AxisValueLabelOrientation(quarterTurns: 1)
  /// Turned by a quarter the other way, so that it reads upwards.
  public static let verticalReversed = AxisValueLabelOrientation(quarterTurns: -1)
}

/// What happens to labels of a horizontal axis that would overlap.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  let omitsLabels: Bool
  var minimumSpacing: CGFloat?

  public static let automatic = AxisValueLabelCollisionResolution(omitsLabels: true)
  /// Labels that would overlap an earlier one are omitted.
  public static let greedy = AxisValueLabelCollisionResolution(omitsLabels: true)
  /// All labels are shown.
  public static let disabled = AxisValueLabelCollisionResolution(omitsLabels: false)
  /// All labels are shown; they aren't shortened here.
  public static let truncate = AxisValueLabelCollisionResolution(omitsLabels: false)

  /// Labels that would overlap an earlier one are omitted.
  ///
  /// - Parameters:
  ///   - priority: ignored: earlier labels come before later ones.
  ///   - minimumSpacing: the least distance between labels, in points; nil for the default.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(omitsLabels: true, minimumSpacing: minimumSpacing)
  }
}
