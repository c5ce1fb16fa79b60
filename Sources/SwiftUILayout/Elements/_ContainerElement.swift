public import Foundation

/// The placement of an element in a container.
public struct _ElementPlacement: Sendable {
  /// The position of the top leading corner, relative to the container's, in points.
  public var origin: CGPoint
  /// The proposal that determines the element's size.
  public var proposal: ProposedViewSize

  public init(origin: CGPoint, proposal: ProposedViewSize) {
    self.origin = origin
    self.proposal = proposal
  }
}

/// An element that lays out any number of others. Subclasses compute placements for a size and a proposal, in leading coordinates;
/// the base class mirrors them, and derives alignment guides from them.
open class _ContainerElement: _LayoutElement {
  /// The child elements, in order.
  public final var content: [_LayoutElement] {
    didSet {
      for element in content { element.parent = self }
      invalidateLayout()
    }
  }

  private final var knownPlacements: (key: ProposalKey, size: CGSize, placements: [_ElementPlacement])?

  public init(_ content: [_LayoutElement] = []) {
    self.content = content
    super.init()
    for element in content { element.parent = self }
  }

  /// Returns the placements of `content`, in its order, in a container with a size that was returned for a proposal.
  open func computePlacements(in size: CGSize, _ proposal: ProposedViewSize) -> [_ElementPlacement] {
    content.map { _ in _ElementPlacement(origin: .zero, proposal: ProposedViewSize(size)) }
  }

  public final func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [_ElementPlacement] {
    let key = ProposalKey(proposal)
    if let known = knownPlacements, known.key == key, known.size == size { return known.placements }
    let placements = computePlacements(in: size, proposal)
    knownPlacements = (key, size, placements)
    return placements
  }

  open override var children: [_LayoutElement] { content }

  /// How often a child was found to be in its place, or was placed: the cost of placing, which tests check.
  package private(set) final var visitedChildren = 0

  open override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let placements = placements(in: size, proposal)
    let direction = layoutDirection
    // Not an iterator, which is slow in unoptimized builds; a change of places visits all.
    var index = 0
    while index < content.count, index < placements.count {
      settleChild(index, placements[index], within: size.width, direction)
      index += 1
    }
  }

  /// Places some of the children.
  final func placeChildren(_ indices: [Int], in size: CGSize, _ proposal: ProposedViewSize) {
    let placements = placements(in: size, proposal)
    let direction = layoutDirection
    for index in indices where index < content.count && index < placements.count {
      settleChild(index, placements[index], within: size.width, direction)
    }
  }

  /// Places a child unless it is in its place.
  private final func settleChild(
    _ index: Int, _ placement: _ElementPlacement, within width: CGFloat, _ direction: LayoutDirection
  ) {
    visitedChildren += 1
    let element = content[index]
    if !element.isPlaced(at: placement.origin, within: width, proposal: placement.proposal, direction) {
      placeChild(element, at: placement.origin, within: width, proposal: placement.proposal)
    }
  }

  open override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    _explicitAlignment(key, in: dimensions)
  }

  /// Returns the alignment guide that follows from the guides of the child elements.
  package final func _explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    mergedAlignment(key) { placements(in: dimensions.size, dimensions.proposal) }
  }

  /// Returns the alignment guide that follows from the guides of the child elements with the given placements.
  final func mergedAlignment(_ key: AlignmentKey, at places: () -> [_ElementPlacement]) -> CGFloat? {
    guard !(key.id is any FrameAlignmentID.Type) else { return nil }
    return key.combineExplicit(
      zip(content, places()).lazy.map { element, placement in
        element.dimensions(in: placement.proposal).explicitGuide(key)
          .map { $0 + (key.axis == .horizontal ? placement.origin.x : placement.origin.y) }
      })
  }

  open override func layoutWasInvalidated() { knownPlacements = nil }
}
