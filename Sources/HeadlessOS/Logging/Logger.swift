/// Writes messages to the log; see ``OSLog``.
public struct Logger: Sendable {
  let log: OSLog

  public init() { log = .default }
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  public init(_ logObj: OSLog) { log = logObj }

  public func log(_ message: OSLogMessage) { log.write(.default, message.description) }
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level, message.description) }

  public func trace(_ message: OSLogMessage) { log.write(.debug, message.description) }
  public func debug(_ message: OSLogMessage) { log.write(.debug, message.description) }
  public func info(_ message: OSLogMessage) { log.write(.info, message.description) }
  public func notice(_ message: OSLogMessage) { log.write(.default, message.description) }
  public func warning(_ message: OSLogMessage) { log.write(.error, message.description) }
  public func error(_ message: OSLogMessage) { log.write(.error, message.description) }
  public func critical(_ message: OSLogMessage) { log.write(.fault, message.description) }
  public func fault(_ message: OSLogMessage) { log.write(.fault, message.description) }
}
