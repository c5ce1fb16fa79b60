/// A module that is translated by itself, as far as it matters for another one.
public struct ModuleSources: Sendable {
  public let name: String
  /// Its files, whose contents are UTF-8.
  public let sources: [(path: String, contents: [UInt8])]

  public init(name: String, sources: [(path: String, contents: [UInt8])]) {
    self.name = name
    self.sources = sources
  }
}
