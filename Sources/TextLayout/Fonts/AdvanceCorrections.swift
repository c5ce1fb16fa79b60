public import Foundation

/// How far a font's advances are moved so that lines come out as wide as those of the font it stands for.
///
/// A table and not code: a team that measures its own screens supplies its own (it is `Codable`). Applied to every
/// cluster of the system font before lines are broken.
public struct AdvanceCorrections: Hashable, Sendable, Codable {
  /// A value that holds at one place of a scale; between two places values are interpolated, outside they stay.
  public struct Entry: Hashable, Sendable, Codable {
    /// A point size, or a weight from 100 to 900.
    public var at: Double
    /// In 1/1000 em.
    public var thousandths: Double

    public init(at: Double, thousandths: Double) {
      self.at = at
      self.thousandths = thousandths
    }
  }

  /// Tracking by point size, ascending.
  public var bySize: [Entry]
  /// What is added by weight, ascending.
  public var byWeight: [Entry]
  /// What is added for single characters, in 1/1000 em, by the scalar that starts their cluster.
  public var byScalar: [Unicode.Scalar: Double]

  public init(bySize: [Entry] = [], byWeight: [Entry] = [], byScalar: [Unicode.Scalar: Double] = [:]) {
    self.bySize = bySize
    self.byWeight = byWeight
    self.byScalar = byScalar
  }

  /// No corrections.
  public static let none = AdvanceCorrections()

  /// The tracking of a font at a size and a weight, in points a cluster.
  public func tracking(pointSize: CGFloat, weight: Double) -> CGFloat {
    let thousandths =
      AdvanceCorrections.interpolate(bySize, Double(pointSize)) + AdvanceCorrections.interpolate(byWeight, weight)
    return CGFloat(thousandths / 1000) * pointSize
  }

  private enum CodingKeys: CodingKey { case bySize, byWeight, byScalar }

  /// Every part may be missing. Characters are keys of one scalar each; longer keys count by their first.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    bySize = try container.decodeIfPresent([Entry].self, forKey: .bySize) ?? []
    byWeight = try container.decodeIfPresent([Entry].self, forKey: .byWeight) ?? []
    byScalar = [:]
    for (key, value) in try container.decodeIfPresent([String: Double].self, forKey: .byScalar) ?? [:] {
      if let scalar = key.unicodeScalars.first { byScalar[scalar] = value }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(bySize, forKey: .bySize)
    try container.encode(byWeight, forKey: .byWeight)
    let characters = byScalar.map { (String(Character($0.key)), $0.value) }
    try container.encode(Dictionary(characters) { first, _ in first }, forKey: .byScalar)
  }

  private static func interpolate(_ entries: [Entry], _ place: Double) -> Double {
    guard let first = entries.first, let last = entries.last else { return 0 }
    if place <= first.at { return first.thousandths }
    if place >= last.at { return last.thousandths }
    guard let next = entries.firstIndex(where: { $0.at >= place }), next > 0 else { return last.thousandths }
    let lower = entries[next - 1]
    let upper = entries[next]
    guard upper.at > lower.at else { return upper.thousandths }
    return lower.thousandths
      + (upper.thousandths - lower.thousandths) * (place - lower.at) / (upper.at - lower.at)
  }
}
