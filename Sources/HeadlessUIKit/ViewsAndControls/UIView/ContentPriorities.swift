/// The content hugging and compression resistance of a view.
struct ContentPriorities {
  private var horizontalHugging: UILayoutPriority
  private var verticalHugging: UILayoutPriority
  private var horizontalResistance = UILayoutPriority.defaultHigh
  private var verticalResistance = UILayoutPriority.defaultHigh

  /// 250 along an axis, as views have it, or 750, as controls of one size have it.
  init(hugsHorizontally: Bool = false, hugsVertically: Bool = false) {
    horizontalHugging = hugsHorizontally ? .defaultHigh : .defaultLow
    verticalHugging = hugsVertically ? .defaultHigh : .defaultLow
  }

  func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? horizontalHugging : verticalHugging
  }

  func compressionResistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? horizontalResistance : verticalResistance
  }

  mutating func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { horizontalHugging = priority } else { verticalHugging = priority }
  }

  mutating func setCompressionResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { horizontalResistance = priority } else { verticalResistance = priority }
  }
}
