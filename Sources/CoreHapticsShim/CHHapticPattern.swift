public import Foundation

/// Haptic events and their times. Nothing is played.
open class CHHapticPattern: NSObject {
  public let events: [CHHapticEvent]
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.events = events
    super.init()
  }
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    self.events = events
    super.init()
  }
  /// Reads a file of Apple Haptic and Audio Patterns (AHAP). Parameters that change events as they play are left out: nothing is
  /// played.
  public convenience init(contentsOf ahapURL: URL) throws {
    let content = try JSONSerialization.jsonObject(with: Data(contentsOf: ahapURL))
    guard let pattern = content as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
    try self.init(dictionary: pattern.reduce(into: [:]) { $0[Key(rawValue: $1.key)] = $1.value })
  }

  /// The keys of a pattern as a dictionary or file has them.
  public struct Key: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let version = Key(rawValue: "Version")
    public static let pattern = Key(rawValue: "Pattern")
    public static let event = Key(rawValue: "Event")
    public static let eventType = Key(rawValue: "EventType")
    public static let eventDuration = Key(rawValue: "EventDuration")
    public static let eventParameters = Key(rawValue: "EventParameters")
    public static let time = Key(rawValue: "Time")
    public static let parameter = Key(rawValue: "Parameter")
    public static let parameterID = Key(rawValue: "ParameterID")
    public static let parameterValue = Key(rawValue: "ParameterValue")
    public static let parameterCurve = Key(rawValue: "ParameterCurve")
  }

  /// - Throws: an error if the dictionary has no list of events.
  public convenience init(dictionary patternDict: [Key: Any]) throws {
    func plain(_ value: Any?) -> [String: Any]? {
      value as? [String: Any] ?? (value as? [Key: Any])?.reduce(into: [:]) { $0[$1.key.rawValue] = $1.value }
    }
    func number(_ value: Any?) -> Double? { (value as? NSNumber)?.doubleValue ?? value as? Double }
    guard let list = patternDict[.pattern] as? [Any] else { throw CocoaError(.propertyListReadCorrupt) }
    let events = list.compactMap { plain($0).flatMap { plain($0["Event"]) } }.map { event in
      let parameters = (event["EventParameters"] as? [Any] ?? []).compactMap(plain).map { parameter in
        CHHapticEventParameter(
          parameterID: .init(rawValue: parameter["ParameterID"] as? String ?? ""),
          value: Float(number(parameter["ParameterValue"]) ?? 0))
      }
      return CHHapticEvent(
        eventType: .init(rawValue: event["EventType"] as? String ?? ""), parameters: parameters,
        relativeTime: number(event["Time"]) ?? 0, duration: number(event["EventDuration"]) ?? 0)
    }
    try self.init(events: events, parameters: [])
  }

  /// In seconds, up to the end of the last event.
  open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}
