public import Foundation
public import HeadlessSwiftUI

/// The label of a value on an axis.
public struct AxisValueLabel<Content: View> {
  private let label: AxisLabel

  /// - Parameters:
  ///   - centered: whether the label is in the middle of its value's interval; nil if the axis decides.
  ///   - anchor: the point of the label that is at its value's line; nil if the axis decides.
  ///   - multiLabelAlignment: ignored: labels at one value aren't aligned with each other.
  ///   - collisionResolution: what happens where labels would overlap.
  ///   - offsetsMarks: ignored: labels never move grid lines and ticks.
  ///   - orientation: the direction in which the label reads.
  ///   - horizontalSpacing: the distance from the line or, for a vertical axis, from the plot, in points.
  ///   - verticalSpacing: the distance from the plot or, for a vertical axis, from the line, in points.
  ///   - content: what the label shows.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      .view(AnyView(content())), centered,
      AxisLabelPlacement(
        anchor: anchor, collisionResolution: collisionResolution, orientation: orientation,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }

  private init(_ content: AxisLabel.Content, _ isCentered: Bool?, _ placement: AxisLabelPlacement) {
    label = AxisLabel(content: content, isCentered: isCentered, placement: placement)
  }
}

// The conformance is in an extension, so that the type's members aren't isolated to the main actor.
extension AxisValueLabel: AxisMark {
  public typealias Body = Never
  public func _collect(_ parts: _AxisParts) { parts.parts.append(AxisPart(kind: .label(label))) }
}

extension AxisValueLabel where Content == Text {
  /// The value in the axis's own format.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .value, centered,
      AxisLabelPlacement(
        anchor: anchor, collisionResolution: collisionResolution, orientation: orientation,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }

  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view(AnyView(Text(titleKey))), centered,
      AxisLabelPlacement(
        anchor: anchor, collisionResolution: collisionResolution, orientation: orientation,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view(AnyView(Text(title))), centered,
      AxisLabelPlacement(
        anchor: anchor, collisionResolution: collisionResolution, orientation: orientation,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }

  /// The value in a format; the axis's own format if `format` is for values of another kind.
  ///
  /// The format keeps its locale, whatever the environment's is: recorded, iOS 26 (home-assistant's energy widget has the hours 00, 06,
  /// 12 and 18 of the device's region in an environment for en_US).
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      .text { value, axis in
        value.as(Format.FormatInput.self).map(format.format) ?? axis.text(of: value.plotted)
      }, centered,
      AxisLabelPlacement(
        anchor: anchor, collisionResolution: collisionResolution, orientation: orientation,
        horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }
}
