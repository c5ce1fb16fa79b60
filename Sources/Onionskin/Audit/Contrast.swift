internal import Foundation
internal import Graphics
internal import HeadlessUIKit

/// The contrast between text and its background, according to WCAG 2.1.
enum Contrast {
  /// The minimum contrast ratio of text: 3 from 18 pt on, or 14 pt if it is bold, and 4.5 below (criterion 1.4.3).
  static func required(pointSize: CGFloat, isBold: Bool) -> Double {
    pointSize >= 18 || isBold && pointSize >= 14 ? 3 : 4.5
  }

  /// From 1 for equal colours to 21 for black and white ("contrast ratio").
  static func ratio(_ a: Graphics.Color, _ b: Graphics.Color) -> Double {
    let (first, second) = (luminance(a), luminance(b))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// A translucent colour blended with an opaque one.
  static func blend(_ color: Graphics.Color, over ground: Graphics.Color) -> Graphics.Color {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a * color.alpha + b * (1 - color.alpha) }
    return Graphics.Color(
      red: mix(color.red, ground.red), green: mix(color.green, ground.green), blue: mix(color.blue, ground.blue))
  }

  /// The plain colour behind a view; nil if there is none, or if an image or another view may be in between.
  @MainActor static func background(of view: UIView) -> Graphics.Color? {
    var layers: [Graphics.Color] = []
    var current: UIView? = view
    while let candidate = current {
      if candidate !== view, candidate is UIImageView || !isPlain(candidate) { return nil }
      let color = candidate.backgroundColor?.displayColor(for: candidate.traitCollection) ?? .clear
      if color.alpha > 0 { layers.append(color) }
      if color.alpha >= 1 { return layers.dropLast().reversed().reduce(color) { blend($1, over: $0) } }
      if let superview = candidate.superview, liesOnSibling(candidate, in: superview) { return nil }
      current = candidate.superview
    }
    return nil
  }

  /// Whether only a colour is behind a view's subviews.
  @MainActor private static func isPlain(_ view: UIView) -> Bool {
    view.backgroundColor?.patternImage == nil && view.layer.contents == nil && view.alpha >= 1
  }

  @MainActor private static func liesOnSibling(_ view: UIView, in superview: UIView) -> Bool {
    superview.subviews.prefix { $0 !== view }.contains { sibling in
      let common = sibling.frame.intersection(view.frame)
      // Views that only touch intersect in an empty rectangle.
      return !sibling.isHidden && sibling.alpha > 0.01 && common.width > 0 && common.height > 0
    }
  }

  /// "Relative luminance".
  private static func luminance(_ color: Graphics.Color) -> Double {
    func linear(_ component: CGFloat) -> Double {
      let value = Double(component)
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}
