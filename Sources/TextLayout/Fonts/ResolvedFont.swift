import CHarfBuzz
import Foundation

/// The result of resolving a font description: an open font and its adjustments.
final class ResolvedFont {
  let description: FontDescription
  let primary: OpenFont
  let metrics: FontMetrics
  let pointSize: Double
  /// Points added to each cluster in ``primary``.
  let tracking: Double
  /// Points added to clusters that start with a scalar, beyond ``tracking``.
  let corrections: [UInt32: Double]
  /// The same for ASCII, which is looked up far more often; empty if nothing is corrected.
  let asciiCorrections: [Double]
  /// Points by which clusters that start with a scalar are moved to the right within their advances.
  let shifts: [UInt32: Double]
  /// The same for ASCII; empty if nothing is corrected.
  let asciiShifts: [Double]
  /// Thousandths of an em added between two characters.
  let pairs: PairTable
  /// Points by which all clusters are moved to the right, beyond ``shifts``.
  let shift: Double
  /// For ``primary``.
  let features: [FontFeature]
  /// Points by which a colon between two digits is raised.
  let colonRise: Double

  init(
    description: FontDescription, primary: OpenFont, metrics: FontMetrics, pointSize: Double, tracking: Double,
    corrections: [UInt32: Double], shifts: [UInt32: Double] = [:], pairs: PairTable = PairTable([:]),
    shift: Double = 0, features: [FontFeature], colonRise: Double = 0
  ) {
    self.description = description
    self.primary = primary
    self.metrics = metrics
    self.pointSize = pointSize
    self.tracking = tracking
    self.corrections = corrections
    self.pairs = pairs
    self.shift = shift
    let isCorrected = !corrections.isEmpty || !shifts.isEmpty || !pairs.isEmpty
    asciiCorrections = isCorrected ? (0..<128).map { corrections[$0] ?? 0 } : []
    self.shifts = shifts
    asciiShifts = isCorrected ? (0..<128).map { shifts[$0] ?? 0 } : []
    self.features = features
    self.colonRise = colonRise
  }

  /// Whether the adjustments apply to a font's glyphs: false for one that replaces it for some characters.
  func includes(_ font: OpenFont) -> Bool { font === primary }
}
