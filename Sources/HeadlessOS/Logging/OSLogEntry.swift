public import Foundation

/// An entry of a log store.
// Unchecked: the class is open, as Apple's is; its stored properties never change.
open class OSLogEntry: NSObject, @unchecked Sendable {
  /// Where an entry may be kept; here always nowhere but in memory.
  public enum StoreCategory: Int, Sendable {
    case undefined, metadata, shortTerm, longTermAuto
    case longTerm1, longTerm3, longTerm7, longTerm14, longTerm30
  }

  public let composedMessage: String
  public let date: Date
  open var storeCategory: StoreCategory { .shortTerm }

  init(_ message: String, date: Date) {
    (composedMessage, self.date) = (message, date)
    super.init()
  }
}

/// What entries of a process have: here all.
public protocol OSLogEntryFromProcess: NSObjectProtocol {
  var activityIdentifier: UInt64 { get }
  var process: String { get }
  var processIdentifier: Int32 { get }
  var sender: String { get }
  var threadIdentifier: UInt64 { get }
}

/// What entries of a log with a subsystem and a category have.
public protocol OSLogEntryWithPayload: NSObjectProtocol {
  var category: String { get }
  var formatString: String { get }
  var subsystem: String { get }
}

/// A message of ``Logger`` or `os_log`. Its values are redacted as in the text on the standard error stream.
open class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload, @unchecked Sendable {
  public enum Level: Int, Sendable {
    case undefined, debug, info, notice, error, fault
  }

  public let level: Level
  public let subsystem: String
  public let category: String
  /// The message itself: formats aren't kept apart from their values.
  open var formatString: String { composedMessage }
  open var activityIdentifier: UInt64 { 0 }
  open var process: String { ProcessInfo.processInfo.processName }
  open var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
  open var sender: String { process }
  open var threadIdentifier: UInt64 { 0 }

  init(_ message: String, _ type: OSLogType, _ log: OSLog) {
    (subsystem, category) = (log.subsystem, log.category)
    level = Level(type)
    super.init(message, date: Date())
  }
}

extension OSLogEntryLog.Level {
  fileprivate init(_ type: OSLogType) {
    switch type {
    case .debug: self = .debug
    case .info: self = .info
    case .error: self = .error
    case .fault: self = .fault
    default: self = .notice
    }
  }
}
