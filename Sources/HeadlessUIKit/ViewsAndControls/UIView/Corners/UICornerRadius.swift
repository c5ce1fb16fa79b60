public import Foundation

/// The radius of a corner. API of iOS 26.
public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat?)
  }

  let kind: Kind

  /// - Parameter radius: in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }

  /// The radius of the view's container less the distance between their corners, so that both have one centre.
  ///
  /// - Parameter minimum: in points; nil for none.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: minimum))
  }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}
