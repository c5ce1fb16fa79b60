public import Foundation

/// A shape that fits a view. Nothing hovers here: it isn't drawn.
public struct UIShape: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case rect(cornerRadius: CGFloat?), capsule, circle
  }

  private let kind: Kind

  public static let rect = UIShape(kind: .rect(cornerRadius: nil))
  public static let capsule = UIShape(kind: .capsule)
  public static let circle = UIShape(kind: .circle)

  /// - Parameter cornerRadius: in points.
  public static func rect(cornerRadius: CGFloat) -> UIShape { UIShape(kind: .rect(cornerRadius: cornerRadius)) }
}
