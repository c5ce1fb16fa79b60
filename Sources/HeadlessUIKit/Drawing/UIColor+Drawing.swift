extension UIColor {
  /// Makes the colour the current context's fill and stroke colour.
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() { UIGraphicsGetCurrentContext()?.setFill(self) }

  public func setStroke() { UIGraphicsGetCurrentContext()?.setStroke(self) }
}
