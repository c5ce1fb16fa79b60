import Foundation

/// The cached values of `HStackLayout` and `VStackLayout`.
public struct _StackLayoutCache: Sendable {
  private let engine: StackEngine

  init(_ axis: Axis, _ spacing: CGFloat?, _ alignment: AlignmentKey, _ subviews: LayoutSubviews) {
    let elements = subviews.all
    engine = MainActor.assumeIsolated {
      StackEngine(axis: axis, spacing: spacing, alignment: alignment, elements: elements)
    }
  }

  static func properties(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }

  var spacing: ViewSpacing { MainActor.assumeIsolated { engine.spacing } }

  func size(_ proposal: ProposedViewSize) -> CGSize { MainActor.assumeIsolated { engine.sizeThatFits(proposal) } }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize) {
    let placements = MainActor.assumeIsolated { engine.placements(in: bounds.size, proposal) }
    subviews.place(placements, in: bounds)
  }
}

extension LayoutSubviews {
  /// Places the views as computed by an engine.
  func place(_ placements: [_ElementPlacement], in bounds: CGRect) {
    for (subview, placement) in zip(self, placements) {
      let corner = CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y)
      subview.place(at: corner, proposal: placement.proposal)
    }
  }
}
