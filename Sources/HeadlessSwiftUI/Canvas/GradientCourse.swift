internal import Foundation
internal import Graphics

/// The colours of a gradient with a canvas's options, over as much of its line as is painted.
struct GradientCourse {
  /// The part of the line that the stops divide: 0 is the gradient's start, and 1 its end.
  let range: ClosedRange<CGFloat>
  /// Their locations are fractions of the range.
  let stops: [Graphics.Gradient.Stop]

  /// A gradient has at most this many repetitions, so that one much shorter than what is painted doesn't take forever.
  private static let most: CGFloat = 2000
  /// The parts in which the mix of two colours in linear light is divided, as everything is painted in sRGB.
  private static let steps = 16

  /// - Parameters:
  ///   - plain: the stops from 0 to 1.
  ///   - reach: the part of the line that is painted.
  init(
    _ plain: [Graphics.Gradient.Stop], _ options: GraphicsContext.GradientOptions, over reach: ClosedRange<CGFloat>
  ) {
    let own = options.contains(.linearColor) ? Self.linear(plain) : plain
    let (first, last) = (reach.lowerBound.rounded(.down), reach.upperBound.rounded(.up))
    guard options.contains(.repeat) || options.contains(.mirror), !own.isEmpty, last > first,
      last - first <= Self.most
    else {
      (range, stops) = (0...1, own)
      return
    }
    // The whole periods around what is painted: a radius can't be negative, so the range is cut off at its bounds.
    var all: [Graphics.Gradient.Stop] = []
    for period in Int(first)..<Int(last) {
      let isBack = options.contains(.mirror) && period % 2 != 0
      let stops = isBack ? own.reversed().map { .init(location: 1 - $0.location, color: $0.color) } : own
      // Each period has a stop at either end, so that the next one starts there at once.
      let closed =
        [Graphics.Gradient.Stop(location: 0, color: stops.first?.color ?? .clear)] + stops
        + [Graphics.Gradient.Stop(location: 1, color: stops.last?.color ?? .clear)]
      all += closed.map { .init(location: CGFloat(period) + $0.location, color: $0.color) }
    }
    let cut = reach.lowerBound...last
    range = cut
    stops = Self.cut(all, at: cut.lowerBound).map {
      .init(location: ($0.location - cut.lowerBound) / (cut.upperBound - cut.lowerBound), color: $0.color)
    }
  }

  /// The stops from a location on, with one for the colour there.
  private static func cut(_ stops: [Graphics.Gradient.Stop], at start: CGFloat) -> [Graphics.Gradient.Stop] {
    guard let next = stops.firstIndex(where: { $0.location > start }), next > 0 else { return stops }
    let (left, right) = (stops[next - 1], stops[next])
    let part = (start - left.location) / (right.location - left.location)
    func mixed(_ component: KeyPath<Graphics.Color, CGFloat>) -> CGFloat {
      left.color[keyPath: component] * (1 - part) + right.color[keyPath: component] * part
    }
    let color = Graphics.Color(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha))
    return [.init(location: start, color: color)] + stops[next...]
  }

  /// Stops between which colours are mixed in linear light.
  private static func linear(_ stops: [Graphics.Gradient.Stop]) -> [Graphics.Gradient.Stop] {
    var result = Array(stops.prefix(1))
    for (left, right) in zip(stops, stops.dropFirst()) {
      guard right.location > left.location, left.color != right.color else {
        result.append(right)
        continue
      }
      for step in 1...steps {
        let part = CGFloat(step) / CGFloat(steps)
        func mixed(_ component: KeyPath<Graphics.Color, CGFloat>) -> CGFloat {
          let (one, two) = (left.color[keyPath: component], right.color[keyPath: component])
          return SRGBTransfer.encoded(SRGBTransfer.linear(one) * (1 - part) + SRGBTransfer.linear(two) * part)
        }
        let alpha = left.color.alpha * (1 - part) + right.color.alpha * part
        result.append(
          .init(
            location: left.location + (right.location - left.location) * part,
            color: Graphics.Color(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: alpha)))
      }
    }
    return result
  }
}
