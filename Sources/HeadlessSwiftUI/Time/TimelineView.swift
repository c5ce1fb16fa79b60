public import Foundation
internal import HeadlessUIKit

/// A view that is updated on a schedule; it is shown at the time of the snapshot's clock.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The context of an update.
  public struct Context {
    /// How often the view is updated.
    public enum Cadence: Comparable, Sendable {
      case live, seconds, minutes
    }

    /// The schedule's entry at the time of the clock.
    public let date: Date
    public let cadence: Cadence

    public func invalidateTimelineContent() {}
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
}

/// The timeline context without the schedule's type.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  public var body: some View {
    content(TimelineViewDefaultContext(date: schedule.entry(at: HostedClock.now), cadence: .live))
  }
}

/// The dates at which a timeline view is updated.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The dates from a start date on, in order; the first one may precede it.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule may update a view.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal, lowFrequency
}

extension TimelineSchedule {
  /// The last entry that isn't after a date, or the first entry. Schedules can be infinite, so only the necessary entries are read.
  fileprivate func entry(at date: Date) -> Date {
    var last: Date?
    for (index, entry) in entries(from: date, mode: .normal).enumerated() {
      if entry > date || index == 10_000 { return last ?? entry }
      last = entry
    }
    return last ?? date
  }
}

/// At the start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}
  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    let seconds = startDate.timeIntervalSinceReferenceDate
    return PeriodicTimelineSchedule.Entries(
      upcoming: Date(timeIntervalSinceReferenceDate: (seconds / 60).rounded(.down) * 60), interval: 60)
  }
}

/// At a date, and then at regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The infinite sequence of dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date
    let interval: TimeInterval

    public mutating func next() -> Date? {
      defer { upcoming += interval }
      return upcoming
    }
  }

  private let start: Date
  private let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = Swift.max(interval, 1e-3)
  }

  /// Starts with the last entry that isn't after the start date.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let passed = Swift.max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    return Entries(upcoming: start + passed * interval, interval: interval)
  }
}

/// At dates that an app lists.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// At each frame of an animation.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval

  /// The entries of a paused schedule after its start are infinitely far away.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = paused ? .infinity : minimumInterval ?? 1.0 / 60
  }
  public func entries(from start: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule.Entries(upcoming: start, interval: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
