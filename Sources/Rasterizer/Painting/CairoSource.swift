import CCairo
import Foundation
import Graphics

/// A number between 0 and 1; 0 for values that aren't numbers.
func unit(_ value: CGFloat) -> Double {
  let number = Double(value)
  return number > 0 ? min(number, 1) : 0
}

/// `value` rounded to whole 255ths. Cairo truncates components to bytes where Core Graphics rounds them; whole 255ths are the same
/// in both.
func wholeByte(_ value: Double) -> Double {
  (value * 255).rounded() / 255
}

/// Makes `color` the source, with its alpha multiplied by `opacity`, so that the resulting pixels are `Color.premultipliedPixel`.
func cairo_set_source(_ context: OpaquePointer, _ color: Color, opacity: Double = 1) {
  let exactAlpha = unit(color.alpha) * opacity
  let alpha = wholeByte(exactAlpha)
  guard alpha > 0 else {
    cairo_set_source_rgba(context, 0, 0, 0, 0)
    return
  }
  // Cairo multiplies by alpha again: the division makes the premultiplied component the whole 255th.
  func component(_ value: CGFloat) -> Double { wholeByte(unit(value) * exactAlpha) / alpha }
  cairo_set_source_rgba(context, component(color.red), component(color.green), component(color.blue), alpha)
}

extension Paint {
  /// Whether painting with it can't change the background.
  var isInvisible: Bool {
    switch self {
    case .color(let color): unit(color.alpha) * 255 < 0.5
    case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _, _),
      .conicGradient(let gradient, _, _):
      gradient.stops.allSatisfy { unit($0.color.alpha) == 0 }
    case .pattern: false
    }
  }
}
