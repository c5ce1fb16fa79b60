/// Why nothing can be written: what was expected, and where.
public struct GenerationError: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
