/// The timeline entries of a widget, and when the system requests a new timeline.
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy

  public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// An entry of a widget's timeline: the system shows the widget's content for it from its date on.
public protocol TimelineEntry {
  var date: Date { get }
  /// The relevance of the entry compared with other widgets in a Smart Stack; `nil` by default.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The relevance of a timeline entry compared with the app's other entries.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// The score, compared with other entries of the same provider; an entry with zero or less isn't relevant.
  public var score: Float
  /// The time in seconds for which the relevance applies; zero until the next entry.
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}
