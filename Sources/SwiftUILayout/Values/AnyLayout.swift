public import Foundation

/// A type-erased layout. Views keep their identity when the layout's type changes.
public struct AnyLayout: Layout {
  public struct Cache {
    /// The layout that created the value.
    fileprivate var maker: any Layout.Type
    fileprivate var value: Any
  }

  package private(set) var base: any Layout

  public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

  /// The orientation of spacers and dividers in the layout.
  package var orientation: Axis? { type(of: base).layoutProperties.stackOrientation }

  public func makeCache(subviews: Subviews) -> Cache { base.erasedCache(subviews) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { base.updateErased(&cache, subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    base.erasedSpacing(subviews, &cache)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    base.erasedSize(proposal, subviews, &cache)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    base.placeErased(bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    base.erasedAlignment(guide, bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    base.erasedAlignment(guide, bounds, proposal, subviews, &cache)
  }

  public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(base.animatableData) }
    set { base.erasedData = newValue }
  }
}

extension Layout {
  fileprivate func erasedCache(_ subviews: Subviews) -> AnyLayout.Cache {
    AnyLayout.Cache(maker: Self.self, value: makeCache(subviews: subviews))
  }

  fileprivate func updateErased(_ cache: inout AnyLayout.Cache, _ subviews: Subviews) {
    guard cache.maker == Self.self else { return cache = erasedCache(subviews) }
    withErased(&cache, subviews) { $0.updateCache(&$1, subviews: subviews) }
  }

  /// Takes the value out of its box, so that mutations don't copy it.
  fileprivate func withErased<Result>(
    _ cache: inout AnyLayout.Cache, _ subviews: Subviews, _ body: (Self, inout Cache) -> Result
  ) -> Result {
    var value = cache.maker == Self.self ? cache.value as? Cache : nil
    cache.value = ()
    var own = value ?? makeCache(subviews: subviews)
    value = nil
    defer { cache = AnyLayout.Cache(maker: Self.self, value: own) }
    return body(self, &own)
  }

  fileprivate func erasedSpacing(_ subviews: Subviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
    withErased(&cache, subviews) { $0.spacing(subviews: subviews, cache: &$1) }
  }

  fileprivate func erasedSize(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyLayout.Cache
  ) -> CGSize {
    withErased(&cache, subviews) { $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1) }
  }

  fileprivate func placeErased(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyLayout.Cache
  ) {
    withErased(&cache, subviews) {
      $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
    }
  }

  fileprivate func erasedAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    withErased(&cache, subviews) {
      $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
    }
  }

  fileprivate func erasedAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    withErased(&cache, subviews) {
      $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
    }
  }
}
