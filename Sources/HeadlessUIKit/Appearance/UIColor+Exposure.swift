public import Foundation

extension UIColor {
  // Screens here show the standard range: a brighter colour is shown as bright as that allows, as on such screens of iOS 26.

  /// A colour that is brighter than white on screens that can show it, by a number of times two.
  public convenience init(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, exposure: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour that is brighter than white on screens that can show it, by a factor.
  public convenience init(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, linearExposure: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The factor by which the colour exceeds the standard range: always 1.
  public var linearExposure: CGFloat { 1 }
  /// The colour in the standard range: itself.
  public var standardDynamicRange: UIColor { self }
  /// The colour for content of a headroom: itself.
  public func applyingContentHeadroom(_ contentHeadroom: CGFloat) -> UIColor { self }
}
