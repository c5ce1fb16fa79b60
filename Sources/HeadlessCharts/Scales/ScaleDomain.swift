/// The domain of a scale.
public protocol ScaleDomain {
  var _domain: _ScaleDomainValues { get }
}

/// The domain of a scale in the form that the chart's layout uses.
public enum _ScaleDomainValues {
  /// Derived from the marks. The domain includes zero unless `includesZero` is false.
  case automatic(includesZero: Bool?, reversed: Bool)
  case range(PlottedValue, PlottedValue)
  case values([PlottedValue])
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomainValues { .range(lowerBound.plotted, upperBound.plotted) }
}

/// An array of names sets the order of an axis; the domain of an array of numbers or dates extends from the smallest to the largest
/// one.
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
