internal import Foundation
internal import Graphics

extension DisplayItem {
  /// The item with its colour components multiplied by those of another colour; alpha is unchanged. Pictures and patterns, whose
  /// colours are in their pixels, are unchanged.
  func multiplied(by color: Graphics.Color) -> DisplayItem {
    switch self {
    case .fill(let path, let paint, let rule): return .fill(path, paint.multiplied(by: color), rule: rule)
    case .stroke(let path, let paint, let style): return .stroke(path, paint.multiplied(by: color), style)
    case .glyphs(var run, let origin, let own):
      if let stroke = run.stroke?.color { run.stroke?.color = stroke.multiplied(by: color) }
      return .glyphs(run, origin: origin, color: own.multiplied(by: color))
    case .shadow(let path, let shadow): return .shadow(path, shadow.multiplied(by: color))
    case .backdropBlur: return self
    case .image(var image):
      image.tint = image.tint?.multiplied(by: color)
      return .image(image)
    case .group(var group):
      group.items = group.items.map { $0.multiplied(by: color) }
      group.shadow = group.shadow?.multiplied(by: color)
      return .group(group)
    }
  }
}

extension Paint {
  fileprivate func multiplied(by color: Graphics.Color) -> Paint {
    switch self {
    case .color(let own): .color(own.multiplied(by: color))
    case .linearGradient(let gradient, let from, let to):
      .linearGradient(gradient.multiplied(by: color), from: from, to: to)
    case .radialGradient(let gradient, let startCenter, let startRadius, let endCenter, let endRadius):
      .radialGradient(
        gradient.multiplied(by: color), startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
        endRadius: endRadius)
    case .conicGradient(let gradient, let center, let angle):
      .conicGradient(gradient.multiplied(by: color), center: center, angle: angle)
    case .pattern: self
    }
  }
}

extension Gradient {
  fileprivate func multiplied(by color: Graphics.Color) -> Gradient {
    var result = self
    result.stops = stops.map { Stop(location: $0.location, color: $0.color.multiplied(by: color)) }
    return result
  }
}

extension Shadow {
  fileprivate func multiplied(by color: Graphics.Color) -> Shadow {
    Shadow(color: self.color.multiplied(by: color), offset: offset, sigma: sigma)
  }
}

extension Graphics.Color {
  fileprivate func multiplied(by other: Graphics.Color) -> Graphics.Color {
    Graphics.Color(red: red * other.red, green: green * other.green, blue: blue * other.blue, alpha: alpha)
  }
}
