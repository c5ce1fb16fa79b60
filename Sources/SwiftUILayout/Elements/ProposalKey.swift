import Foundation

/// A proposal that compares fast, also in unoptimized builds: the bit patterns of the lengths, and one for none.
struct ProposalKey: Equatable {
  private let width: UInt
  private let height: UInt

  init(_ proposal: ProposedViewSize) {
    width = Self.bits(proposal.width)
    height = Self.bits(proposal.height)
  }

  private static func bits(_ length: CGFloat?) -> UInt {
    guard let length else { return .max }
    // Negative zero equals zero.
    return length == 0 ? 0 : length.bitPattern
  }

  static func == (left: ProposalKey, right: ProposalKey) -> Bool {
    left.width == right.width && left.height == right.height
  }
}
