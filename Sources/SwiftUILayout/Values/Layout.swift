public import Foundation

/// Lays out a collection of views.
///
/// As in SwiftUI, layouts aren't isolated to an actor, but they are only used on the main actor.
public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }

  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Creates a new cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// Returns the largest spacing preferences of all subviews for each edge.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard !subviews.isEmpty else { return .zero }
    return subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// Returns the alignment guide that follows from the guides of the placed subviews.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    merged(guide.key, bounds, proposal, subviews).map { $0 + bounds.minX }
  }

  /// Returns the alignment guide that follows from the guides of the placed subviews.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    merged(guide.key, bounds, proposal, subviews).map { $0 + bounds.minY }
  }

  private func merged(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> CGFloat? {
    let container = subviews.container
    return MainActor.assumeIsolated {
      container._explicitAlignment(key, in: ViewDimensions(bounds.size, of: container, proposal: proposal))
    }
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

extension Layout where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// The properties of a layout.
public struct LayoutProperties: Sendable {
  /// The orientation that spacers and dividers in the layout adapt to; nil for none.
  public var stackOrientation: Axis?

  public init() {}
}

/// The key of a value that views set for the layout that contains them.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Runs a closure on the main actor from a function that isn't isolated to it, such as the requirements of `Layout` and of property
/// wrappers, which SwiftUI doesn't isolate. Traps if it is called on another thread.
package func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  MainActor.preconditionIsolated()
  return withoutActuallyEscaping(body) { body in unsafeBitCast(body, to: (() -> Result).self)() }
}
