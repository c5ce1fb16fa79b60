/// How much an entry matters beside the app's other entries.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// Compared with the other entries of the same provider; zero or less doesn't matter.
  public var score: Float
  /// In seconds; zero lasts until the next entry.
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}
