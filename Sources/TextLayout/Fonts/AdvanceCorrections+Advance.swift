extension AdvanceCorrections {
  /// The additional advance of a character, in 1/1000 em. A number is one for all weights, also in files.
  public struct Advance: Hashable, Sendable, Codable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// For weights up to 400.
    public var regular: Double
    /// For weights from 600; between 400 and 600 values are interpolated.
    public var bold: Double

    public init(regular: Double, bold: Double) {
      self.regular = regular
      self.bold = bold
    }

    public init(integerLiteral value: Int) { self.init(regular: Double(value), bold: Double(value)) }
    public init(floatLiteral value: Double) { self.init(regular: value, bold: value) }

    /// The advance at a weight from 100 to 900.
    public func at(weight: Double) -> Double { regular + (bold - regular) * min(max((weight - 400) / 200, 0), 1) }

    private enum CodingKeys: CodingKey { case regular, bold }

    public init(from decoder: any Decoder) throws {
      if let value = try? decoder.singleValueContainer().decode(Double.self) {
        self.init(floatLiteral: value)
      } else {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
          regular: try container.decode(Double.self, forKey: .regular),
          bold: try container.decode(Double.self, forKey: .bold))
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(regular, forKey: .regular)
      try container.encode(bold, forKey: .bold)
    }
  }
}
