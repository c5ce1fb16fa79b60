import Foundation

extension UIView {
  /// Whether the tint is shown without its colour, as below alerts.
  var isTintDimmed: Bool {
    guard TintDimming.isInUse else { return false }
    var view: UIView? = self
    while let current = view {
      if current.tintAdjustmentMode != .automatic { return current.tintAdjustmentMode == .dimmed }
      view = current.superview
    }
    return false
  }

  func tintAdjustmentDidChange() {
    if tintAdjustmentMode == .dimmed { TintDimming.isInUse = true }
    propagateTintAdjustment()
  }

  /// Reaches views with tints of their own too: it is how every tint is shown that changes.
  private func propagateTintAdjustment() {
    withTraitsAsCurrent { tintColorDidChange() }
    setNeedsDisplay()
    for subview in subviews where subview.tintAdjustmentMode == .automatic { subview.propagateTintAdjustment() }
  }
}

/// Takes the colour out of tints.
@MainActor final class TintDimming {
  /// Whether any view has ever been dimmed: until then nobody has to look for one.
  static var isInUse = false

  private static var latest: (tint: UIColor, dimmed: UIColor)?

  /// The gray that is as light as a colour, at 80 % of its strength. Apple doesn't publish how UIKit does it.
  static func dimmed(_ tint: UIColor) -> UIColor {
    if let latest, latest.tint === tint { return latest.dimmed }
    let dimmed = UIColor { traits in
      let color = tint.displayColor(for: traits)
      let luminance = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
      return UIColor(white: luminance, alpha: color.alpha * 0.8)
    }
    latest = (tint, dimmed)
    return dimmed
  }

  private weak var view: UIView?

  /// Dims what is below a presentation, until `restore()`. An app that has set the mode itself is left alone.
  func dim(_ view: UIView?) {
    guard let view, view.tintAdjustmentMode == .automatic else { return }
    restore()
    view.tintAdjustmentMode = .dimmed
    self.view = view
  }

  func restore() {
    view?.tintAdjustmentMode = .automatic
    view = nil
  }
}
