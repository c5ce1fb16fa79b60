/// The figures of a control that depend on how a version of iOS looks: heights, insets, radii, sizes of fonts.
///
/// A control's layout reads them from ``current`` and has none of its own. Another look is a case of ``Look/Design``, for which
/// each control's type then has to answer here; layout code stays as it is.
protocol LookMetrics: Sendable {
  /// The figures of a design.
  static func figures(of design: Look.Design) -> Self
}

extension LookMetrics {
  /// The figures of the look that views have.
  static var current: Self { figures(of: Look.design) }
}
