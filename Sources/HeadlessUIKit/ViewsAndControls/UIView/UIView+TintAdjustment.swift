import Foundation

extension UIView {
  /// The view's own mode, or the nearest ancestor's; normal if none is set, never automatic.
  var effectiveTintAdjustment: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      if current.core.tintAdjustment != .automatic { return current.core.tintAdjustment }
      view = current.superview
    }
    return .normal
  }

  func setTintAdjustment(_ mode: TintAdjustmentMode) {
    if mode == core.tintAdjustment { return }
    core.tintAdjustment = mode
    takeOverTint()
    propagateTintAdjustment()
  }

  /// Includes views with their own tints: it is called for every change of a displayed tint.
  private func propagateTintAdjustment() {
    withTraitsAsCurrent { tintColorDidChange() }
    setNeedsDisplay()
    for subview in subviews where subview.core.tintAdjustment == .automatic { subview.propagateTintAdjustment() }
  }
}

/// Desaturates tints.
@MainActor final class TintDimming {
  /// The gray that is as light as a colour, at 80 % of its strength. Apple doesn't publish how UIKit does it.
  static func dimmed(_ tint: UIColor) -> UIColor {
    let app = AppState.current
    if let latest = app.latestDimming, latest.tint === tint { return latest.dimmed }
    let dimmed = UIColor { traits in
      let color = tint.displayColor(for: traits)
      let luminance = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
      return UIColor(white: luminance, alpha: color.alpha * 0.8)
    }
    app.latestDimming = (tint, dimmed)
    return dimmed
  }

  private weak var view: UIView?

  /// Dims the views below a presentation, until `restore()`. A mode that the app has set is unchanged.
  func dim(_ view: UIView?) {
    guard let view, view.core.tintAdjustment == .automatic else { return }
    restore()
    view.tintAdjustmentMode = .dimmed
    self.view = view
  }

  func restore() {
    view?.tintAdjustmentMode = .automatic
    view = nil
  }
}
