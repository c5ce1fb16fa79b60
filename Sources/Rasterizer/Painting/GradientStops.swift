import CCairo
import Foundation
import Graphics

/// A gradient's stops as Cairo and pixman want them: in order, not premultiplied, and interpolated without premultiplying.
struct GradientStops {
  struct Stop {
    var location: Double
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double
  }

  private(set) var stops: [Stop] = []

  /// How many pieces stand in for one stretch whose ends differ in alpha: the libraries mix colours that aren't
  /// premultiplied, which between different alphas is another curve. The error left is below a 255th.
  private static let pieces = 16

  /// - Parameter opacity: multiplies every alpha.
  init(_ gradient: Gradient, opacity: Double) {
    var given: [Stop] = []
    for stop in gradient.stops where !stop.location.isNaN {
      given.append(
        Stop(
          location: unit(stop.location), red: unit(stop.color.red), green: unit(stop.color.green),
          blue: unit(stop.color.blue), alpha: unit(stop.color.alpha) * opacity))
    }
    // Stops at one place keep their order: that is a sharp edge.
    let sorted = given.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
    guard let first = sorted.first, let last = sorted.last else { return }
    stops.reserveCapacity(sorted.count + 4)
    if !gradient.extendsBeforeStart { stops.append(GradientStops.clear(first, at: 0)) }
    stops.append(GradientStops.moved(first, to: 0))
    var previous = first
    stops.append(first)
    for stop in sorted.dropFirst() {
      appendStretch(from: previous, to: stop)
      previous = stop
    }
    stops.append(GradientStops.moved(last, to: 1))
    if !gradient.extendsAfterEnd { stops.append(GradientStops.clear(last, at: 1)) }
  }

  func add(to pattern: OpaquePointer) {
    for stop in stops {
      cairo_pattern_add_color_stop_rgba(pattern, stop.location, stop.red, stop.green, stop.blue, stop.alpha)
    }
  }

  private mutating func appendStretch(from start: Stop, to end: Stop) {
    if start.alpha == end.alpha || start.location == end.location {
      stops.append(end)
      return
    }
    // A clear end has no colour of its own to mix in.
    if start.alpha == 0 { stops.append(GradientStops.colored(as: end, alpha: 0, at: start.location)) }
    if start.alpha > 0, end.alpha > 0 {
      for piece in 1..<GradientStops.pieces {
        stops.append(GradientStops.mix(start, end, Double(piece) / Double(GradientStops.pieces)))
      }
    }
    if end.alpha == 0 { stops.append(GradientStops.colored(as: start, alpha: 0, at: end.location)) }
    stops.append(end)
  }

  private static func mix(_ a: Stop, _ b: Stop, _ t: Double) -> Stop {
    let alpha = a.alpha * (1 - t) + b.alpha * t
    func component(_ x: Double, _ y: Double) -> Double { (x * a.alpha * (1 - t) + y * b.alpha * t) / alpha }
    return Stop(
      location: a.location + (b.location - a.location) * t, red: component(a.red, b.red),
      green: component(a.green, b.green), blue: component(a.blue, b.blue), alpha: alpha)
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
