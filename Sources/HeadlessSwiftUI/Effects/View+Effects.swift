public import Foundation
public import Graphics

nonisolated extension View {
  private func effect(_ effect: Effect) -> ModifiedContent<Self, _EffectModifier> {
    modifier(_EffectModifier(effect: effect))
  }

  public func opacity(_ opacity: Double) -> some View { effect(.opacity(opacity)) }
  /// - Parameter radius: the standard deviation of the blur, in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    effect(.shadow(color, radius: radius, offset: CGSize(width: x, height: y)))
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { effect(.blur(radius, isOpaque: opaque)) }
  public func blendMode(_ blendMode: BlendMode) -> some View { effect(.blendMode(blendMode)) }
  public func compositingGroup() -> some View { effect(.group) }
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    effect(.group)
  }
  public func geometryGroup() -> some View { self }

  public func brightness(_ amount: Double) -> some View { effect(.matrix(.brightness(amount))) }
  public func contrast(_ amount: Double) -> some View { effect(.matrix(.contrast(amount))) }
  public func saturation(_ amount: Double) -> some View { effect(.matrix(.saturation(amount))) }
  public func grayscale(_ amount: Double) -> some View { effect(.matrix(.saturation(1 - min(max(amount, 0), 1)))) }
  public func hueRotation(_ angle: Angle) -> some View { effect(.matrix(.hueRotation(angle.radians))) }
  public func colorInvert() -> some View { effect(.matrix(.inversion(1))) }
  public func luminanceToAlpha() -> some View { effect(.matrix(.luminanceToAlpha)) }
  public func colorMultiply(_ color: Color) -> some View { effect(.colorMultiply(color)) }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect(.rotation(angle, anchor))
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { effect(.scale(scale, anchor)) }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    effect(
      .rotation3D(angle, axis: [axis.x, axis.y, axis.z], anchor, anchorZ: anchorZ, perspective: perspective))
  }
  public func transformEffect(_ transform: CGAffineTransform) -> some View { effect(.transform(transform)) }
  public func projectionEffect(_ transform: ProjectionTransform) -> some View { effect(.projection(transform)) }

  /// Mirrors the content in right-to-left layouts.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    effect(enabled ? .readingDirection(.rightToLeft) : .transform(.identity))
  }
  /// Has the drawing and the touches of the content mirrored in layouts of a direction, or in none.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    effect(behavior.direction.map { .readingDirection($0) } ?? .transform(.identity))
  }

  /// Keeps the layout of the content, which isn't drawn.
  public func hidden() -> some View { effect(.hidden) }

  public func redacted(reason: RedactionReasons) -> some View {
    changingEnvironment(reason.rawValue) { $0.redactionReasons.formUnion(RedactionReasons(rawValue: $1)) }
  }
  public func unredacted() -> some View {
    changingEnvironment(0) { environment, _ in environment.redactionReasons = [] }
  }
  /// Whether the content is redacted where `redacted(reason:)` has the reason of privacy.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    changingEnvironment(sensitive) { $0.isPrivacySensitive = $1 }
  }
}

/// The colour space in which drawing groups are composited: always sRGB here.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

extension Graphics.ColorMatrix {
  static func brightness(_ amount: Double) -> Self {
    Self(red: Row(1, 0, 0, bias: amount), green: Row(0, 1, 0, bias: amount), blue: Row(0, 0, 1, bias: amount))
  }
  static func contrast(_ amount: Double) -> Self {
    let bias = 0.5 - amount / 2
    return Self(
      red: Row(amount, 0, 0, bias: bias), green: Row(0, amount, 0, bias: bias), blue: Row(0, 0, amount, bias: bias))
  }
  // The luminance weights of CSS's and Core Animation's filters.
  static func saturation(_ amount: Double) -> Self {
    let (r, g, b) = (0.213 * (1 - amount), 0.715 * (1 - amount), 0.072 * (1 - amount))
    return Self(red: Row(r + amount, g, b), green: Row(r, g + amount, b), blue: Row(r, g, b + amount))
  }
  static func hueRotation(_ angle: Double) -> Self {
    let (c, s) = (cos(angle), sin(angle))
    return Self(
      red: Row(0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928),
      green: Row(0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283),
      blue: Row(0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072))
  }
  /// The `invert` of CSS: half of it is grey.
  static func inversion(_ amount: Double) -> Self {
    let own = 1 - 2 * amount
    return Self(
      red: Row(own, 0, 0, bias: amount), green: Row(0, own, 0, bias: amount), blue: Row(0, 0, own, bias: amount))
  }
  static let luminanceToAlpha = Self(
    red: Row(0, 0, 0), green: Row(0, 0, 0), blue: Row(0, 0, 0), alpha: Row(0.2125, 0.7154, 0.0721))
}
