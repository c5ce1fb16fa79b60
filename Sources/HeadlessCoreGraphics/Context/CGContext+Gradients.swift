public import Foundation
internal import Graphics

extension CGContext {
  /// Fills everything within the clip with a gradient along the line from `startPoint` to `endPoint`.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    fillClip(.linearGradient(gradient.paint(options), from: startPoint, to: endPoint))
  }

  /// Fills everything within the clip with a gradient from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    fillClip(
      .radialGradient(
        gradient.paint(options), startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
        endRadius: endRadius))
  }

  /// Fills everything within the clip with a gradient swept once around `center`.
  ///
  /// - Parameter angle: where the gradient starts, in radians from the positive x axis.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    fillClip(.conicGradient(gradient.paint([]), center: center, angle: angle))
  }

  private func fillClip(_ paint: Paint) {
    let area = boundingBoxOfClipPath
    guard area.width > 0, area.height > 0, state.transform.determinant != 0 else { return }
    let fill = DisplayItem.fill(Path(rect: area), paint)
    let isPlain = state.alpha == 1 && state.blendMode == .normal && state.shadow == nil
    if isPlain { return record([fill], transform: state.transform) }
    let moved =
      state.transform.isIdentity ? fill : .group(DisplayGroup(transform: state.transform, items: [fill]))
    recordImage(
      state.alpha < 1 ? [.group(DisplayGroup(opacity: state.alpha, items: [moved]))] : [moved], area: area)
  }
}
