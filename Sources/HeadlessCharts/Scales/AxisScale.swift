internal import Foundation

/// Maps values to positions along an axis.
struct AxisScale {
  enum Kind {
    case continuous(ClosedRange<Double>, ScaleType)
    case bands([String])
  }

  let kind: Kind
  /// The padding between the plot's ends and the ends of the scale, in points.
  var padding: (start: CGFloat, end: CGFloat) = (0, 0)
  /// The distance of the scale's ends, in points; nil for the plot's length without the padding.
  var length: CGFloat?
  var isReversed = false
  private var bands: [String: Int] = [:]

  init(kind: Kind, padding: (start: CGFloat, end: CGFloat) = (0, 0)) {
    self.kind = kind
    self.padding = padding
    guard case .bands(let names) = kind else { return }
    bands = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private func inner(_ length: CGFloat) -> CGFloat { self.length ?? max(length - padding.start - padding.end, 0) }

  /// The position of a value, in points from the axis's start; for a name, the middle of its band. Nil for values that aren't on
  /// the axis.
  func place(of value: PlottedValue, along length: CGFloat) -> CGFloat? {
    let fraction: CGFloat
    switch (kind, value) {
    case (.bands(let names), _):
      guard let index = bands[value.name] else { return nil }
      fraction = (CGFloat(index) + 0.5) / CGFloat(names.count)
    case (.continuous(let domain, let type), .number(let scalar, _)),
      (.continuous(let domain, let type), .date(let scalar)):
      let (lower, upper) = (type.transformed(domain.lowerBound), type.transformed(domain.upperBound))
      guard upper > lower else { return length / 2 }
      fraction = (type.transformed(scalar) - lower) / (upper - lower)
    case (.continuous, .category): return nil
    }
    let inner = inner(length)
    return padding.start + (isReversed ? 1 - fraction : fraction) * inner
  }

  /// The width of a name's band, in points; nil for continuous axes.
  func band(along length: CGFloat) -> CGFloat? {
    guard case .bands(let names) = kind else { return nil }
    return inner(length) / CGFloat(max(names.count, 1))
  }

  /// The value at a position in points from the axis's start. `sample` is a value of the axis.
  func value(at place: CGFloat, along length: CGFloat, like sample: PlottedValue?) -> PlottedValue? {
    let inner = inner(length)
    guard inner > 0 else { return nil }
    var fraction = (place - padding.start) / inner
    if isReversed { fraction = 1 - fraction }
    switch kind {
    case .bands(let names):
      guard fraction >= 0, fraction < 1 else { return nil }
      return .category(names[Int(fraction * CGFloat(names.count))])
    case .continuous(let domain, let type):
      let (lower, upper) = (type.transformed(domain.lowerBound), type.transformed(domain.upperBound))
      return (sample ?? .number(0, isWhole: false)).moved(to: type.restored(lower + fraction * (upper - lower)))
    }
  }
}
