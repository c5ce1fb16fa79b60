/// The user's customization of tabs, which is always empty here.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  public init() {}
  public mutating func resetTabOrder() {}
  public mutating func resetSectionOrder() {}
  public mutating func resetVisibility() {}
}
