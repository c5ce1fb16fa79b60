public import Foundation

/// How wide or high a mark is.
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  enum Kind {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }

  let kind: Kind

  /// What the kind of mark defaults to.
  public static let automatic = MarkDimension(kind: .automatic)
  /// A length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
  /// The length that there is, less this many points on each side.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }
  /// A part of the length that there is.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { kind = .fixed(value) }
  private init(kind: Kind) { self.kind = kind }

  /// The length of a mark where `available` points are there for it.
  /// - Parameter ratio: the part that an automatic one takes.
  func length(in available: CGFloat, automatic ratio: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: available * ratio
    case .fixed(let value): value
    case .inset(let value): max(available - 2 * value, 0)
    case .ratio(let value): available * value
    }
  }
}
