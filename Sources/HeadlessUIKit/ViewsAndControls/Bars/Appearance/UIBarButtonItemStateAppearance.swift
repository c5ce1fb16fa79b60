public import Foundation

/// The looks of bar button items in one state. What isn't set is as in the normal state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject, ItemStateAppearance {
  override init() {
    super.init()
  }

  /// Missing attributes have the system's values.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { onChange?() }
  }
  /// In points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { onChange?() }
  }
  open var backgroundImage: UIImage? {
    didSet { onChange?() }
  }
  /// The offset of the background image, in points.
  open var backgroundImagePositionAdjustment = UIOffset.zero {
    didSet { onChange?() }
  }

  var onChange: (() -> Void)?

  func takeOver(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }

  func reset() { takeOver(UIBarButtonItemStateAppearance()) }
}
