public import Foundation
internal import Graphics
internal import HeadlessUIKit

/// The material of iOS 26's controls, shown as one of UIKit's materials.
public struct Glass: Equatable, Sendable {
  var style = UIBlurEffect.Style.systemThinMaterial
  var tint: Color?
  var isVisible = true

  public static let regular = Glass()
  public static let clear = Glass(style: .systemUltraThinMaterial)
  public static let identity = Glass(isVisible: false)

  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }
  /// Has no effect: pictures show glass at rest.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Glass as a style: a material with the tint over it.
struct GlassStyle: ShapeStyle {
  let glass: Glass

  func _resolve(_ context: _StyleContext) -> _PaintStyle {
    guard glass.isVisible else { return Color.clear._resolve(context) }
    var paint = Material(style: glass.style)._resolve(context)
    guard let tint = glass.tint?.displayColor(in: context.environment),
      case .material(let base, let sigma) = paint.style.source
    else { return paint }
    // As with UIKit's glass here, the tint covers most of the material.
    let share = tint.alpha * 0.7
    let alpha = share + base.alpha * (1 - share)
    func mixed(_ top: CGFloat, _ below: CGFloat) -> CGFloat {
      (top * share + below * base.alpha * (1 - share)) / max(alpha, 0.001)
    }
    paint.style.source = .material(
      .init(
        red: mixed(tint.red, base.red), green: mixed(tint.green, base.green), blue: mixed(tint.blue, base.blue),
        alpha: alpha), sigma: sigma)
    return paint
  }
}

/// The default shape of glass: a capsule.
public struct DefaultGlassEffectShape: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

nonisolated extension View {
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()) -> some View {
    background(GlassStyle(glass: glass), in: shape)
  }
}
