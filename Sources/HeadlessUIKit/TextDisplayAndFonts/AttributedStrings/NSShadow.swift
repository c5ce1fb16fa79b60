public import Foundation

/// A shadow below text.
open class NSShadow: NSObject, NSCopying {
  private let coreFoundationHeader = CoreFoundationHeader()

  /// In points; positive values lead to the right and down.
  open var shadowOffset: CGSize
  /// In points; 0 for a sharp shadow.
  open var shadowBlurRadius: CGFloat
  /// UIColor, black with an alpha of a third by default; nil for no shadow.
  open var shadowColor: Any?

  public override init() {
    shadowOffset = .zero
    shadowBlurRadius = 0
    shadowColor = UIColor(white: 0, alpha: 1 / 3)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && (other.shadowColor as? UIColor) == (shadowColor as? UIColor)
  }

  open override var hash: Int { shadowBlurRadius.hashValue }
}
