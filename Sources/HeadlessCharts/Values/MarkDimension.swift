public import Foundation

/// The width or height of a mark.
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  enum Kind {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }

  let kind: Kind

  /// The default of the kind of mark.
  public static let automatic = MarkDimension(kind: .automatic)
  /// A length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
  /// The available length, less a number of points on each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
  /// A fraction of the available length.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { kind = .fixed(value) }
  private init(kind: Kind) { self.kind = kind }

  /// The length of a mark if `available` points are available.
  /// - Parameter ratio: the fraction that an automatic length is.
  func length(in available: CGFloat, automatic ratio: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: available * ratio
    case .fixed(let value): value
    case .inset(let value): max(available - 2 * value, 0)
    case .ratio(let value): available * value
    }
  }
}
