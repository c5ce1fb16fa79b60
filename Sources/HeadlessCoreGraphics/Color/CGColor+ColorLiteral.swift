/// `layer.borderColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
extension CGColor: _ExpressibleByColorLiteral {
  /// What a `#colorLiteral` turns into: a colour of the sRGB space.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
