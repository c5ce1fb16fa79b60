/// A widget's entries, and when the system asks for more.
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy

  public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// A moment of a widget: the date from which on the system shows it.
public protocol TimelineEntry {
  var date: Date { get }
  /// How much the moment matters beside those of other widgets in a stack; `nil` by default.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters beside the app's other entries.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// Compared with the other entries of the same provider; zero or less doesn't matter.
  public var score: Float
  /// In seconds; zero lasts until the next entry.
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}
