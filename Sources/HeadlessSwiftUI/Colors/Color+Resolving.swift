internal import Foundation
package import Graphics
public import HeadlessUIKit

extension Color {
  /// The resolved style of a colour in an environment.
  package func displayColor(in environment: EnvironmentValues) -> Graphics.Color {
    switch content {
    case .platform(let color), .named(_, _, let color):
      return color.isDynamic ? color.displayColor(for: environment.drawingTraits) : color.displayColor
    case .system(let color): return Color(uiColor: color.uiColor).displayColor(in: environment)
    case .label(let level): return Color.label(level).displayColor(for: environment.drawingTraits)
    case .accent:
      if let accent = environment.accent {
        // Within itself, as in `accentColor(.accentColor)`, it is the app's.
        var environment = environment
        environment.accent = nil
        return accent.displayColor(in: environment)
      }
      return UIColor.tintColor.displayColor(for: environment.drawingTraits)
    case .translucent(let color, let opacity):
      let base = color.displayColor(in: environment)
      return base.withAlpha(base.alpha * opacity)
    case .mixed(let first, let second, let fraction, let isPerceptual):
      return Color.mix(
        first.resolve(in: environment), second.resolve(in: environment), Float(fraction), isPerceptual: isPerceptual
      ).display
    case .exposed(let color, let stops): return color.resolve(in: environment).exposed(by: stops).display
    case .resolved(let color): return color.display
    case .style(let style): return style.resolve(environment).display
    }
  }

  public func resolve(in environment: EnvironmentValues) -> Resolved {
    switch content {
    case .resolved(let color): return color
    case .style(let style): return style.resolve(environment)
    case .exposed(let color, let stops): return color.resolve(in: environment).exposed(by: stops)
    default: break
    }
    let color = displayColor(in: environment)
    return Resolved(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.alpha))
  }

  /// The colour if it is the same in every environment; nil for others.
  public var cgColor: CGColor? {
    switch content {
    case .resolved: UIColor(displayColor(in: EnvironmentValues())).cgColor
    case .platform(let color), .named(_, _, let color): color.isDynamic ? nil : color.cgColor
    case .system(let color): Color(uiColor: color.uiColor).cgColor
    case .translucent(let base, let opacity):
      base.cgColor.flatMap { $0.copy(alpha: $0.alpha * opacity) }
    case .label, .accent, .mixed, .exposed, .style: nil
    }
  }

  /// UIKit's label colours; the fifth level is weaker in the same proportion.
  static func label(_ level: Int) -> UIColor {
    switch level {
    case 0: .label
    case 1: .secondaryLabel
    case 2: .tertiaryLabel
    case 3: .quaternaryLabel
    default:
      UIColor { traits in
        let color = UIColor.quaternaryLabel.resolvedColor(with: traits)
        return color.withAlphaComponent(color.cgColor.alpha * 0.6)
      }
    }
  }

  /// The opacity of a colour at the levels of a hierarchy.
  static func opacity(ofLevel level: Int) -> Double {
    switch level {
    case ..<1: 1
    case 1: 0.5
    case 2: 0.25
    default: 0.18
    }
  }

  private static func mix(_ first: Resolved, _ second: Resolved, _ fraction: Float, isPerceptual: Bool) -> Resolved {
    func between(_ left: Float, _ right: Float) -> Float { left + (right - left) * fraction }
    let opacity = between(first.opacity, second.opacity)
    guard isPerceptual else {
      return Resolved(
        red: between(first.red, second.red), green: between(first.green, second.green),
        blue: between(first.blue, second.blue), opacity: opacity)
    }
    let (left, right) = (OKLab(first), OKLab(second))
    return OKLab(l: between(left.l, right.l), a: between(left.a, right.a), b: between(left.b, right.b)).resolved(
      opacity)
  }
}

/// Oklab, Björn Ottosson's perceptual colour space, in which SwiftUI mixes colours.
private struct OKLab {
  var l: Float
  var a: Float
  var b: Float

  init(l: Float, a: Float, b: Float) {
    self.l = l
    self.a = a
    self.b = b
  }

  init(_ color: Color.Resolved) {
    let (r, g, b) = (color.linearRed, color.linearGreen, color.linearBlue)
    let l = cbrtf(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrtf(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrtf(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    self.l = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    self.b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  func resolved(_ opacity: Float) -> Color.Resolved {
    func cube(_ value: Float) -> Float { value * value * value }
    let long = cube(l + 0.3963377774 * a + 0.2158037573 * b)
    let middle = cube(l - 0.1055613458 * a - 0.0638541728 * b)
    let short = cube(l - 0.0894841775 * a - 1.2914855480 * b)
    return Color.Resolved(
      colorSpace: .sRGBLinear, red: 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
      green: -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
      blue: -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short, opacity: opacity)
  }
}

extension Color.Resolved {
  package var display: Graphics.Color {
    Graphics.Color(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
  }
}

extension UIColor {
  public convenience init(_ color: Color) {
    switch color.content {
    case .platform(let own), .named(_, _, let own): self.init(own.storage)
    case .system(let own): self.init(own.uiColor.storage)
    default: self.init { traits in UIColor(color.displayColor(in: EnvironmentValues(traits: traits))) }
    }
  }
}

extension Color.Resolved {
  /// The same colour for Core Graphics.
  public var cgColor: CGColor { UIColor(display).cgColor }
}
