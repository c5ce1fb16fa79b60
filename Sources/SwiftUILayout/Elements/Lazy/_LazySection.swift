/// A section of a lazy container.
public struct _LazySection: Equatable, Sendable {
  public var hasHeader: Bool
  /// How many views are between header and footer.
  public var count: Int
  public var hasFooter: Bool

  public init(count: Int, hasHeader: Bool = false, hasFooter: Bool = false) {
    self.count = count
    self.hasHeader = hasHeader
    self.hasFooter = hasFooter
  }

  /// All of its elements.
  var total: Int { (hasHeader ? 1 : 0) + count + (hasFooter ? 1 : 0) }
}
