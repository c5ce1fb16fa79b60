/// A section of a lazy container.
public struct _LazySection: Equatable, Sendable {
  public var hasHeader: Bool
  /// The number of views between the header and the footer.
  public var count: Int
  public var hasFooter: Bool

  public init(count: Int, hasHeader: Bool = false, hasFooter: Bool = false) {
    self.count = count
    self.hasHeader = hasHeader
    self.hasFooter = hasFooter
  }

  /// The number of all elements of the section.
  var total: Int { (hasHeader ? 1 : 0) + count + (hasFooter ? 1 : 0) }
}

/// Provides a lazy container with its elements when they become visible.
///
/// The indices of elements run through all sections: a section's header, its views, its footer, then the next section.
@preconcurrency @MainActor public protocol _LazySource: AnyObject {
  /// The sections. Views outside of sections form a section without header and footer.
  var sections: [_LazySection] { get }
  /// Returns the element at an index, which is created at the first call.
  func element(at index: Int) -> _LayoutElement
  /// Sets the indices of the visible elements, in ascending order. The source may release all other elements.
  func didShow(_ indices: [Int])
}
