internal import Foundation
internal import HeadlessSwiftUI

/// An axis of a chart: its scale and its marks.
struct AxisPlan {
  /// The marks at a value.
  struct Mark {
    let value: AxisValue
    let parts: [AxisPart]
    let position: AxisMarkPosition.Edge
    let preset: AxisMarkPreset
    let stroke: StrokeStyle?
    /// The end of the value's interval, for centred labels.
    let next: PlottedValue?
  }

  enum Direction { case x, y }

  let direction: Direction
  let scale: AxisScale
  let marks: [Mark]
  let format: AxisFormat
  /// A value of the axis, which determines the kind of its values.
  let sample: PlottedValue?
  /// The visible part of an axis that scrolls, and the values at which it can begin; nil for other axes.
  let scrolling: Scrolling?

  struct Scrolling {
    let start: Double
    let length: Double
    let starts: ClosedRange<Double>
  }

  @MainActor init(
    _ direction: Direction, values: AxisValues, settings: ChartSettings.Axis, format: AxisFormat, isHidden: Bool
  ) {
    self.direction = direction
    sample = values.sample
    var format = format
    let sets: [AxisMarkSet]
    if isHidden || settings.visibility == .hidden {
      sets = []
    } else {
      sets = settings.sets ?? _AxisMarkSets.of(AxisMarks())
    }
    let base = AxisPlan.domain(values, settings)
    scrolling = settings.isScrollable ? AxisPlan.scrolling(base, values, settings) : nil
    // The visible part of an axis that scrolls isn't rounded.
    let automatic = AxisPlan.isAutomatic(settings.domain) && settings.visibleLength == nil
    // The first set of marks with automatic values determines how the domain is rounded; without marks, the default does.
    let chosen = sets.lazy.compactMap { set -> AxisMarkValues? in
      if case .chosen(let values) = set.values { values } else { nil }
    }.first
    let stepped = AxisPlan.steps(
      base, values, chosen ?? .automatic, calendar: format.calendar, extends: automatic && !values.isDates)
    var kind = base
    if automatic, let stepped, case .continuous(let range, let type) = base, !values.isDates {
      let lower = min(stepped.values.first ?? range.lowerBound, range.lowerBound)
      let upper = max(stepped.values.last ?? range.upperBound, range.upperBound)
      kind = .continuous(lower...upper, type)
    }
    var scale = AxisScale(kind: kind, padding: settings.padding)
    scale.length = settings.length
    if case .automatic(_, reversed: true) = settings.domain { scale.isReversed = true }
    self.scale = scale
    if let stepped {
      format.fractionDigits = stepped.digits
      format.unit = stepped.unit
    }
    let edge: AxisMarkPosition.Edge =
      direction == .x ? .bottom : (values.isNames ? .leading : .trailing)
    var marks: [Mark] = []
    for set in sets {
      let places = AxisPlan.places(set, kind, values, stepped: stepped, chosen: chosen, calendar: format.calendar)
      if let unit = places.unit { format.unit = unit }
      for (index, place) in places.values.enumerated() {
        let value = AxisValue(index: index, count: places.values.count, plotted: place)
        marks.append(
          Mark(
            value: value, parts: _AxisParts.of(set.content(value)),
            position: set.position.edge == .automatic ? edge : set.position.edge,
            preset: set.preset, stroke: set.stroke,
            next: places.values.count > index + 1 ? places.values[index + 1] : nil))
      }
    }
    self.marks = marks
    self.format = format
  }

  private static func isAutomatic(_ domain: _ScaleDomainValues) -> Bool {
    if case .automatic = domain { true } else { false }
  }

  /// The scale's domain before rounding.
  private static func domain(_ values: AxisValues, _ settings: ChartSettings.Axis) -> AxisScale.Kind {
    let type = settings.type ?? .linear
    switch settings.domain {
    case .range(let lower, let upper):
      guard let low = lower.scalar, let high = upper.scalar, low <= high else { break }
      return visible(.continuous(low...high, type), settings)
    case .values(let listed):
      let scalars = listed.compactMap(\.scalar)
      guard scalars.count == listed.count, type != .category, !values.isNames, let low = scalars.min(),
        let high = scalars.max()
      else { return .bands(listed.map(\.name)) }
      return visible(.continuous(low...high, type), settings)
    case .automatic: break
    }
    if values.isNames || type == .category { return .bands(values.names) }
    var (low, high) = (values.scalars.min() ?? 0, values.scalars.max() ?? 1)
    if case .automatic(let includesZero, _) = settings.domain, !values.isDates, includesZero ?? true, type != .log {
      (low, high) = (min(low, 0), max(high, 0))
    }
    if low == high { high = low + (values.isDates ? 86_400 : 1) }
    return visible(.continuous(low...high, type), settings)
  }

  /// The visible part of the domain of a chart that scrolls.
  private static func visible(_ kind: AxisScale.Kind, _ settings: ChartSettings.Axis) -> AxisScale.Kind {
    guard let length = settings.visibleLength, case .continuous(let range, let type) = kind else { return kind }
    let start = settings.scrollPosition?.scalar ?? range.lowerBound
    return .continuous(start...(start + length), type)
  }

  private static func scrolling(
    _ kind: AxisScale.Kind, _ values: AxisValues, _ settings: ChartSettings.Axis
  ) -> Scrolling? {
    var whole = settings
    whole.visibleLength = nil
    guard let length = settings.visibleLength, case .continuous(let seen, _) = kind,
      case .continuous(let range, _) = domain(values, whole)
    else { return nil }
    let last = max(range.upperBound - length, range.lowerBound)
    return Scrolling(start: seen.lowerBound, length: length, starts: range.lowerBound...last)
  }

  private struct Steps {
    let values: [Double]
    let digits: Int
    let unit: Calendar.Component
  }

  private static func steps(
    _ kind: AxisScale.Kind, _ values: AxisValues, _ chosen: AxisMarkValues, calendar: Calendar, extends: Bool
  ) -> Steps? {
    guard case .continuous(let range, _) = kind else { return nil }
    switch chosen.kind {
    case .automatic(let minimum, let count, let lower, let upper):
      if values.isDates {
        let steps = CalendarSteps(in: range, calendar: calendar, desiredCount: count)
        return Steps(
          values: steps.dates.map(\.timeIntervalSinceReferenceDate), digits: 0, unit: steps.unit)
      }
      let steps = RoundSteps(
        in: range, isWhole: values.isWhole, minimumStride: minimum, desiredCount: count,
        extends: (extends && lower ?? true, extends && upper ?? true))
      return Steps(values: steps.values, digits: steps.fractionDigits, unit: .day)
    case .stride(let step):
      let steps = RoundSteps(every: step, in: range)
      return Steps(values: steps.values, digits: steps.fractionDigits, unit: .day)
    case .calendar(let unit, let count, let own):
      let steps = CalendarSteps(every: unit, count: count, in: range, calendar: own ?? calendar)
      return Steps(values: steps.dates.map(\.timeIntervalSinceReferenceDate), digits: 0, unit: unit)
    }
  }

  /// The values of a set of marks, and the calendar unit between them.
  private static func places(
    _ set: AxisMarkSet, _ kind: AxisScale.Kind, _ values: AxisValues, stepped: Steps?, chosen: AxisMarkValues?,
    calendar: Calendar
  ) -> (values: [PlottedValue], unit: Calendar.Component?) {
    switch (set.values, kind) {
    case (.listed(let listed), _): return (listed, nil)
    case (.chosen, .bands(let names)): return (names.map { .category($0) }, nil)
    case (.chosen(let own), .continuous):
      let steps = steps(kind, values, own, calendar: calendar, extends: false) ?? stepped
      let sample = values.sample ?? .number(0, isWhole: false)
      return ((steps?.values ?? []).map { sample.moved(to: $0) }, values.isDates ? steps?.unit : nil)
    }
  }
}

/// The values of the marks on an axis.
struct AxisValues {
  private(set) var scalars: [Double] = []
  private(set) var names: [String] = []
  private var known: Set<String> = []
  private(set) var sample: PlottedValue?
  private(set) var isWhole = true

  var isNames: Bool { !names.isEmpty }
  var isDates: Bool { if case .date = sample { true } else { false } }

  mutating func add(_ channel: MarkChannel?, isStacked: Bool = false) {
    for value in [channel?.value, channel?.end] {
      guard let value else { continue }
      if sample == nil { sample = value }
      if case .number(_, let whole) = value, !whole { isWhole = false }
      if case .category(let name) = value {
        if known.insert(name).inserted { names.append(name) }
      } else if !isStacked, let scalar = value.scalar, scalar.isFinite {
        scalars.append(scalar)
      }
    }
  }

  mutating func add(_ range: ClosedRange<Double>) { scalars += [range.lowerBound, range.upperBound] }

  /// Values without a type of their own, such as those of normalized stacks.
  mutating func becomeFractional() { isWhole = false }
}
