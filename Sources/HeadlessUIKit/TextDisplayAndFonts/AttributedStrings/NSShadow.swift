public import Foundation
internal import Graphics

/// A shadow below text.
// Unchecked: as on iOS, it is set up before it is shared.
open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
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

  private static let measuresKey = "NSShadowMeasures"
  private static let colorKey = "NSShadowColor"

  /// The shadow as `encode(with:)` wrote it; without a colour where the archive has none.
  public required init?(coder: NSCoder) {
    let measures = coder.decodeNumbers(forKey: Self.measuresKey)?.map { CGFloat($0) } ?? []
    let isComplete = measures.count == 3
    shadowOffset = isComplete ? CGSize(width: measures[0], height: measures[1]) : .zero
    shadowBlurRadius = isComplete ? measures[2] : 0
    if coder.containsValue(forKey: Self.colorKey) {
      shadowColor = coder.decodeObject(of: UIColor.self, forKey: Self.colorKey)
    }
  }

  open func encode(with coder: NSCoder) {
    let measures = [shadowOffset.width, shadowOffset.height, shadowBlurRadius]
    coder.encode(numbers: measures.map { Double($0) }, forKey: Self.measuresKey)
    if let color { coder.encode(color, forKey: Self.colorKey) }
  }

  open class var supportsSecureCoding: Bool { true }

  private var color: UIColor? {
    switch shadowColor {
    case let color as UIColor: color
    case let color as CGColor: UIColor(cgColor: color)
    default: nil
    }
  }

  /// For the text engine; nil for a shadow without a colour. The blur is Core Graphics', two standard deviations.
  func textShadow(for traits: UITraitCollection) -> Shadow? {
    guard let color, shadowOffset.width.isFinite, shadowOffset.height.isFinite, shadowBlurRadius.isFinite else {
      return nil
    }
    return Shadow(color: color.displayColor(for: traits), offset: shadowOffset, sigma: max(shadowBlurRadius, 0) / 2)
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
