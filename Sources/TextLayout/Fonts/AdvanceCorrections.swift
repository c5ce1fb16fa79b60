public import Foundation

/// The adjustments of a font's advances that give lines the width of the font that it replaces.
///
/// A table instead of code: a team that measures its own screens can supply its own (it is `Codable`). Applied to every cluster of
/// the system font before lines are broken.
public struct AdvanceCorrections: Hashable, Sendable, Codable {
  /// A value at a position of a scale; between two positions values are interpolated, outside they are constant.
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
  /// Additional tracking by weight, ascending.
  public var byWeight: [Entry]
  /// Additional advances of single characters by the first scalar of their cluster.
  public var byScalar: [Unicode.Scalar: Advance]
  /// How far single characters are moved to the right within their advances, in 1/1000 em.
  public var shiftByScalar: [Unicode.Scalar: Advance]
  /// Additional distances of two neighbouring characters of ASCII ("rt"), beyond the font's own kerning.
  public var byPair: [String: Advance]

  public init(
    bySize: [Entry] = [], byWeight: [Entry] = [], byScalar: [Unicode.Scalar: Advance] = [:],
    shiftByScalar: [Unicode.Scalar: Advance] = [:], byPair: [String: Advance] = [:]
  ) {
    self.bySize = bySize
    self.byWeight = byWeight
    self.byScalar = byScalar
    self.shiftByScalar = shiftByScalar
    self.byPair = byPair
  }

  /// No corrections.
  public static let none = AdvanceCorrections()

  /// The tracking of a font at a size and a weight, in points per cluster.
  public func tracking(pointSize: CGFloat, weight: Double) -> CGFloat {
    let thousandths =
      AdvanceCorrections.interpolate(bySize, Double(pointSize)) + AdvanceCorrections.interpolate(byWeight, weight)
    return CGFloat(thousandths / 1000) * pointSize
  }

  /// The additional advances of single characters at a weight, in 1/1000 em.
  public func scalars(weight: Double) -> [Unicode.Scalar: Double] { byScalar.mapValues { $0.at(weight: weight) } }

  /// The shifts of single characters at a weight, in 1/1000 em.
  public func shifts(weight: Double) -> [Unicode.Scalar: Double] { shiftByScalar.mapValues { $0.at(weight: weight) } }

  /// The additional distances of pairs at a weight, in 1/1000 em.
  ///
  /// - Parameter hasDigits: whether those with a digit are among them.
  func pairs(weight: Double, hasDigits: Bool) -> PairTable {
    let chosen = hasDigits ? byPair : byPair.filter { pair in !pair.key.contains { ("0"..."9").contains($0) } }
    return PairTable(chosen.mapValues { $0.at(weight: weight) })
  }

  private enum CodingKeys: CodingKey { case bySize, byWeight, byScalar, shiftByScalar, byPair }

  /// Every part is optional. The keys of characters are single scalars; of longer keys, the first scalar is used.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    bySize = try container.decodeIfPresent([Entry].self, forKey: .bySize) ?? []
    byWeight = try container.decodeIfPresent([Entry].self, forKey: .byWeight) ?? []
    byScalar = try Self.characters(in: container, .byScalar)
    shiftByScalar = try Self.characters(in: container, .shiftByScalar)
    byPair = try container.decodeIfPresent([String: Advance].self, forKey: .byPair) ?? [:]
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(bySize, forKey: .bySize)
    try container.encode(byWeight, forKey: .byWeight)
    try container.encode(Self.byCharacter(byScalar), forKey: .byScalar)
    if !shiftByScalar.isEmpty { try container.encode(Self.byCharacter(shiftByScalar), forKey: .shiftByScalar) }
    if !byPair.isEmpty { try container.encode(byPair, forKey: .byPair) }
  }

  private static func characters(
    in container: KeyedDecodingContainer<CodingKeys>, _ key: CodingKeys
  ) throws -> [Unicode.Scalar: Advance] {
    var advances: [Unicode.Scalar: Advance] = [:]
    for (name, value) in try container.decodeIfPresent([String: Advance].self, forKey: key) ?? [:] {
      if let scalar = name.unicodeScalars.first { advances[scalar] = value }
    }
    return advances
  }

  private static func byCharacter(_ advances: [Unicode.Scalar: Advance]) -> [String: Advance] {
    Dictionary(advances.map { (String(Character($0.key)), $0.value) }) { first, _ in first }
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
