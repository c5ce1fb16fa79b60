public import Foundation
internal import HeadlessObjectiveC
internal import Synchronization

/// The messages that this test logged, or the process where no test runs: at most the latest 10,000.
// Unchecked: the class is open, as Apple's is, and has no stored properties.
open class OSLogStore: NSObject, @unchecked Sendable {
  /// Whose messages a store has.
  public enum Scope: Int, Sendable {
    case system = 0
    case currentProcessIdentifier = 1
  }

  /// - Throws: an error for ``Scope/system``, whose messages an app isn't allowed to read on iOS either.
  public convenience init(scope: Scope) throws {
    guard scope == .currentProcessIdentifier else { throw CocoaError(.fileReadNoPermission) }
    self.init()
  }

  private override init() { super.init() }

  /// The position of a date.
  open func position(date: Date) -> OSLogPosition { OSLogPosition(date) }

  /// The position an interval after the start of the device.
  open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(Date(timeIntervalSinceNow: seconds - ProcessInfo.processInfo.systemUptime))
  }

  /// The position an interval from now; a negative one is in the past.
  open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(Date(timeIntervalSinceNow: seconds))
  }

  /// The entries from a position on that a predicate accepts, such as `NSPredicate(format: "subsystem == %@", name)`.
  open func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    let all = LogRecord.current.entries.filter { entry in
      (position.map { entry.date >= $0.date } ?? true) && (predicate?.evaluate(with: entry) ?? true)
    }
    return AnySequence(options.contains(.reverse) ? all.reversed() : all)
  }
}

/// A point in a log.
open class OSLogPosition: NSObject, @unchecked Sendable {
  let date: Date

  init(_ date: Date) {
    self.date = date
    super.init()
  }
}

/// The order of a log's entries.
public enum OSLogEnumerator {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The latest entries first.
    public static let reverse = Options(rawValue: 1)
  }
}

/// What was logged in a host.
final class LogRecord: Sendable {
  private let messages = Mutex<[OSLogEntryLog]>([])
  private static let limit = 10_000

  private init() {}

  static var current: LogRecord { StateHost.current.value { _ in LogRecord() } }

  var entries: [OSLogEntryLog] { messages.withLock { $0 } }

  func add(_ entry: OSLogEntryLog) {
    messages.withLock { messages in
      // Half of them at once, so that not each message moves all.
      if messages.count >= Self.limit { messages.removeFirst(Self.limit / 2) }
      messages.append(entry)
    }
  }
}
