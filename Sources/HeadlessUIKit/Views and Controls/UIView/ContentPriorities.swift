/// How strongly a view holds on to its content's size.
struct ContentPriorities {
  private var horizontalHugging = UILayoutPriority.defaultLow
  private var verticalHugging = UILayoutPriority.defaultLow
  private var horizontalResistance = UILayoutPriority.defaultHigh
  private var verticalResistance = UILayoutPriority.defaultHigh

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
