public import Foundation

/// A colour of Core Image: components of sRGB from 0 to 1.
// Unchecked: the class is open, as Apple's is; what it holds never changes.
open class CIColor: NSObject, NSCopying, @unchecked Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  public convenience init(cgColor color: CGColor) {
    let components = color.color
    self.init(red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
  }

  /// Resolved with the current traits.
  public convenience init(color: UIColor) {
    self.init(cgColor: color.cgColor)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var numberOfComponents: Int { 4 }
  open var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

  open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  open class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return other.red == red && other.green == green && other.blue == blue && other.alpha == alpha
  }

  open override var hash: Int { [red, green, blue, alpha].hashValue }
}

extension UIColor {
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  public var ciColor: CIColor { CIColor(color: self) }
}
