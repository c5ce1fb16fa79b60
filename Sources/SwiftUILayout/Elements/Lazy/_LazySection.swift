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

/// Where a lazy container gets its elements from, when they come into sight.
///
/// Elements are numbered through all sections: a section's header, its views, its footer, then the next section.
@preconcurrency @MainActor public protocol _LazySource: AnyObject {
  /// The sections; what is outside of any is a section without header and footer.
  var sections: [_LazySection] { get }
  /// The element at an index, made when it is asked for the first time.
  func element(at index: Int) -> _LayoutElement
  /// The elements that can be seen now, in ascending order. Others may be let go.
  func didShow(_ indices: [Int])
}
