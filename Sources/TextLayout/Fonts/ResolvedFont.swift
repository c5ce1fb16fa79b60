import CHarfBuzz
import Foundation

/// What a font description turned out to be: an open font and what goes with it.
final class ResolvedFont {
  let description: FontDescription
  let primary: OpenFont
  let metrics: FontMetrics
  let pointSize: Double
  /// Points added to each cluster set in ``primary``.
  let tracking: Double
  /// Points added to clusters that start with a scalar, beyond ``tracking``.
  let corrections: [UInt32: Double]
  /// Those of ASCII again, which are looked up far more often; empty where there are no corrections at all.
  let asciiCorrections: [Double]
  /// For ``primary``.
  let features: [FontFeature]

  init(
    description: FontDescription, primary: OpenFont, metrics: FontMetrics, pointSize: Double, tracking: Double,
    corrections: [UInt32: Double], features: [FontFeature]
  ) {
    self.description = description
    self.primary = primary
    self.metrics = metrics
    self.pointSize = pointSize
    self.tracking = tracking
    self.corrections = corrections
    asciiCorrections = corrections.isEmpty ? [] : (0..<128).map { corrections[$0] ?? 0 }
    self.features = features
  }
}
