/// The values that a scale reaches over.
public protocol ScaleDomain {
  var _domain: _ScaleDomainValues { get }
}

/// A scale's domain as charts compute with it.
public enum _ScaleDomainValues {
  /// From the marks. Zero belongs to it unless `includesZero` is false.
  case automatic(includesZero: Bool?, reversed: Bool)
  case range(PlottedValue, PlottedValue)
  case values([PlottedValue])
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomainValues { .range(lowerBound.plotted, upperBound.plotted) }
}

/// A list of names is the order of an axis; a list of numbers or dates reaches from the smallest to the largest.
extension Array: ScaleDomain where Element: Plottable {
  public var _domain: _ScaleDomainValues { .values(map(\.plotted)) }
}

/// A domain that is derived from a chart's data.
public struct AutomaticScaleDomain: ScaleDomain {
  public let _domain: _ScaleDomainValues
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { automatic() }
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(_domain: .automatic(includesZero: includesZero, reversed: reversed ?? false))
  }
}
