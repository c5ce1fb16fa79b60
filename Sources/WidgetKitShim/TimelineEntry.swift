/// A moment of a widget: the date from which on the system shows it.
public protocol TimelineEntry {
  var date: Date { get }
  /// How much the moment matters beside those of other widgets in a stack; `nil` by default.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}
