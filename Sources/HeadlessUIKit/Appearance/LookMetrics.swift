/// The figures of a control that depend on the version of iOS: heights, insets, radii, font sizes.
///
/// A control's layout reads them from ``current``. To add another look, add a case to ``Look/Design``, for which each control's
/// metrics type then has to provide values; layout code is unchanged.
protocol LookMetrics: Sendable {
  /// The figures of a design.
  static func figures(of design: Look.Design) -> Self
}

extension LookMetrics {
  /// The figures of the look that views have.
  static var current: Self { figures(of: Look.design) }
}
