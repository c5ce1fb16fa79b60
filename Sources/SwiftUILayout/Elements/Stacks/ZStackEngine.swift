import Foundation

/// The algorithm of `ZStack`, which its element and `ZStackLayout` share. Elements with the highest priority determine the size,
/// which is then proposed to all.
@MainActor struct ZStackEngine {
  let alignment: Alignment
  let elements: [_LayoutElement]

  private var decisive: [_LayoutElement] {
    let highest = elements.lazy.map(\.knownLayoutPriority).max() ?? 0
    return elements.filter { $0.knownLayoutPriority == highest }
  }

  private func extents(_ proposal: ProposedViewSize) -> (horizontal: AlignedExtent, vertical: AlignedExtent) {
    var (horizontal, vertical) = (AlignedExtent(), AlignedExtent())
    for element in decisive {
      let dimensions = element.dimensions(in: proposal)
      horizontal.add(dimensions.width, guide: dimensions.guide(alignment.horizontal.key))
      vertical.add(dimensions.height, guide: dimensions.guide(alignment.vertical.key))
    }
    return (horizontal, vertical)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let extents = extents(proposal)
    return CGSize(width: extents.horizontal.length, height: extents.vertical.length)
  }

  func placements(in size: CGSize) -> [_ElementPlacement] {
    let proposal = ProposedViewSize(size)
    let extents = extents(proposal)
    return elements.map { element in
      let dimensions = element.dimensions(in: proposal)
      return _ElementPlacement(
        origin: CGPoint(
          x: extents.horizontal.guide - dimensions.guide(alignment.horizontal.key),
          y: extents.vertical.guide - dimensions.guide(alignment.vertical.key)),
        proposal: proposal)
    }
  }

  var spacing: ViewSpacing {
    guard !elements.isEmpty else { return .zero }
    return decisive.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }
}
