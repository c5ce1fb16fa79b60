/// Options of a request. They are part of the transcript's prompt; the test's replies don't depend on them.
public struct GenerationOptions: Sendable, Equatable {
  public var sampling: SamplingMode?
  public var temperature: Double?
  public var maximumResponseTokens: Int?

  public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
    self.sampling = sampling
    self.temperature = temperature
    self.maximumResponseTokens = maximumResponseTokens
  }

  /// How the model chooses among words.
  public struct SamplingMode: Sendable, Equatable {
    private enum Kind: Equatable { case greedy, top(Int, UInt64?), threshold(Double, UInt64?) }
    private let kind: Kind

    public static var greedy: SamplingMode { SamplingMode(kind: .greedy) }
    public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode { SamplingMode(kind: .top(k, seed)) }
    public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
      SamplingMode(kind: .threshold(probabilityThreshold, seed))
    }
  }
}
