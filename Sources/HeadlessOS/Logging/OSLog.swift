/// The source of messages. They are written to the standard error stream, one line each; with `OS_ACTIVITY_MODE=disable` in the
/// environment, as in Xcode's schemes, they are discarded.
// Unchecked: the class is open, as Apple's is; its stored properties never change.
open class OSLog: NSObject, @unchecked Sendable {
  /// The categories of signposts.
  public struct Category: Sendable {
    public let rawValue: String
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that discards its messages.
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  let subsystem: String
  let category: String
  private let isDisabled: Bool

  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(subsystem: String, category: String, isDisabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
  }

  open func isEnabled(type: OSLogType) -> Bool { !isDisabled && !Self.isSilenced }

  open var signpostsEnabled: Bool { isEnabled(type: .debug) }

  private static let isSilenced = ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] == "disable"

  func write(_ type: OSLogType, _ message: @autoclosure () -> String) {
    guard isEnabled(type: type) else { return }
    let message = message()
    LogRecord.current.add(OSLogEntryLog(message, type, self))
    try? FileHandle.standardError.write(contentsOf: Data("\(line(type, message))\n".utf8))
  }

  /// A line of the log: `[subsystem:category] error: message`.
  package func line(_ type: OSLogType, _ message: String) -> String {
    let origin = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    return (origin.isEmpty ? "" : "[\(origin)] ") + "\(type.label): \(message)"
  }
}
