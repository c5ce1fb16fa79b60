import Foundation
internal import Graphics

/// A group of an alert: a rectangle with round corners that tints what the dimming view has blurred. Named as UIKit's.
class _UIAlertControllerInterfaceActionGroupView: UIView {
  enum Material {
    case alert, sheet, opaque, none

    /// The colours of Apple's design resources, without the saturation that iOS adds.
    @MainActor fileprivate func color(isDark: Bool) -> UIColor? {
      switch self {
      case .alert: isDark ? UIColor(white: 30 / 255, alpha: 0.75) : UIColor(white: 242 / 255, alpha: 0.8)
      case .sheet: isDark ? UIColor(white: 37 / 255, alpha: 0.65) : UIColor(white: 245 / 255, alpha: 0.7)
      case .opaque: isDark ? UIColor(red: 44 / 255, green: 44 / 255, blue: 46 / 255, alpha: 1) : .white
      case .none: nil
      }
    }
  }

  var material = Material.none {
    didSet { if oldValue != material { setNeedsDisplay() } }
  }

  override var drawsWithinBounds: Bool { false }

  package override func contentItems() -> [DisplayItem] {
    guard let color = material.color(isDark: traitCollection.userInterfaceStyle == .dark), !bounds.isEmpty else {
      return []
    }
    let path = LayerShape(rounding: bounds, radius: AlertMetrics.Figures.current.cornerRadius).path
    return [.fill(path, .color(color.displayColor(for: traitCollection)))]
  }
}
