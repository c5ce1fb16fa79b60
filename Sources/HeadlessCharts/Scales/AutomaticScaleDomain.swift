/// A domain that follows from a chart's marks.
public struct AutomaticScaleDomain: ScaleDomain {
  public let _domain: _ScaleDomainValues
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { automatic() }
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(_domain: .automatic(includesZero: includesZero, reversed: reversed ?? false))
  }
}
