import CCairo
import Foundation
import Graphics

/// A gradient's stops in the form that Cairo and pixman require: in order, not premultiplied, and interpolated without
/// premultiplying.
struct GradientStops {
  struct Stop {
    var location: Double
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double
  }

  private(set) var stops: [Stop] = []

  /// - Parameter opacity: multiplies every alpha.
  init(_ gradient: Gradient, opacity: Double) {
    var given: [Stop] = []
    for stop in gradient.stops where !stop.location.isNaN {
      given.append(
        Stop(
          location: unit(stop.location), red: unit(stop.color.red), green: unit(stop.color.green),
          blue: unit(stop.color.blue), alpha: unit(stop.color.alpha) * opacity))
    }
    // Stops at the same position keep their order: they are a sharp edge.
    let sorted = given.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
    guard let first = sorted.first, let last = sorted.last else { return }
    stops.reserveCapacity(sorted.count + 4)
    if !gradient.extendsBeforeStart { stops.append(GradientStops.clear(first, at: 0)) }
    stops.append(GradientStops.moved(first, to: 0))
    stops += sorted
    stops.append(GradientStops.moved(last, to: 1))
    if !gradient.extendsAfterEnd { stops.append(GradientStops.clear(last, at: 1)) }
  }

  func add(to pattern: OpaquePointer) {
    for stop in stops {
      cairo_pattern_add_color_stop_rgba(pattern, stop.location, stop.red, stop.green, stop.blue, stop.alpha)
    }
  }

  private static func moved(_ stop: Stop, to location: Double) -> Stop {
    colored(as: stop, alpha: stop.alpha, at: location)
  }

  private static func clear(_ stop: Stop, at location: Double) -> Stop {
    colored(as: stop, alpha: 0, at: location)
  }

  private static func colored(as stop: Stop, alpha: Double, at location: Double) -> Stop {
    Stop(location: location, red: stop.red, green: stop.green, blue: stop.blue, alpha: alpha)
  }
}
