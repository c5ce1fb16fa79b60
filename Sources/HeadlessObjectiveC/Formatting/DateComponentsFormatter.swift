public import Foundation

/// Formats durations, such as "1 hour, 10 minutes" or "1:10:00". Foundation on Linux lacks it; this one formats in English.
// Unchecked: as on iOS, its settings are made before it is shared.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The style of units.
  public enum UnitsStyle: Int, Sendable {
    /// 1:10:00
    case positional
    /// 1h 10m
    case abbreviated
    /// 1 hr, 10 min
    case short
    /// 1 hour, 10 minutes
    case full
    /// one hour, ten minutes
    case spellOut
    /// 1hr 10min
    case brief
  }

  /// The treatment of zero values: which are dropped, and whether positions are padded.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Leading ones are dropped from positional formats, which are padded; from others all are.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  open var unitsStyle: UnitsStyle = .positional
  /// The units of the result; from years to seconds if it is empty.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  open var calendar: Calendar? = .current
  /// The reference date from which months and years are counted.
  open var referenceDate: Date?
  /// The maximum number of units, the largest first; 0 for no limit.
  open var maximumUnitCount = 0
  /// Whether the text begins with "About".
  open var includesApproximationPhrase = false
  /// Stored but unused, as on iOS: the smallest unit is always a whole number.
  open var allowsFractionalUnits = false
  /// Whether a largest unit of few is counted in the next smaller one: "63 minutes" instead of "1 hour, 3 minutes". Stored but
  /// unused: from which number on iOS does that isn't documented.
  open var collapsesLargestUnit = false
  /// Stored but unused, as on iOS.
  open var formattingContext: Formatter.Context = .unknown
  /// Whether the text ends with "remaining".
  open var includesTimeRemainingPhrase = false

  open func string(from ti: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    let calendar = self.calendar ?? .current
    let units = units
    let components = calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
    return text(units.map { ($0, components.value(for: $0.component) ?? 0) })
  }

  open func string(from components: DateComponents) -> String? {
    let calendar = self.calendar ?? .current
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = calendar.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    default: nil
    }
  }

  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private var units: [TimeUnit] {
    let allowed = TimeUnit.all.filter { allowedUnits.contains($0.calendarUnit) }
    return allowed.isEmpty ? TimeUnit.all.filter { $0.calendarUnit != .weekOfMonth } : allowed
  }

  private func text(_ values: [(unit: TimeUnit, value: Int)]) -> String {
    let isNegative = values.contains { $0.value < 0 }
    var shown = withoutZeros(values.map { (unit: $0.unit, value: abs($0.value)) })
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    let texts = shown.enumerated().map { place, entry in
      entry.unit.text(entry.value, unitsStyle, isPadded: unitsStyle == .positional && (place > 0 || isPadded))
    }
    var text = texts.joined(separator: separator)
    if isNegative { text = "-" + text }
    if includesApproximationPhrase { text = "About " + text }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }

  private var isPadded: Bool { zeroFormattingBehavior.contains(.pad) }

  private var separator: String {
    switch unitsStyle {
    case .positional: ":"
    case .abbreviated, .brief: " "
    case .short, .full, .spellOut: ", "
    }
  }

  private func withoutZeros(_ values: [(unit: TimeUnit, value: Int)]) -> [(unit: TimeUnit, value: Int)] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
    let first = values.firstIndex { $0.value != 0 } ?? values.count
    let last = values.lastIndex { $0.value != 0 } ?? -1
    let shown = values.enumerated().filter { place, entry in
      if entry.value != 0 { return true }
      if place < first, last >= 0 { return !behavior.contains(.dropLeading) }
      if place > last, last >= 0 { return !behavior.contains(.dropTrailing) }
      return last < 0 ? behavior.isDisjoint(with: .dropAll) : !behavior.contains(.dropMiddle)
    }.map(\.element)
    return shown.isEmpty ? Array(values.suffix(1)) : shown
  }
}
