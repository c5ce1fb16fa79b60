public import Foundation

/// A proxy of a view for the enclosing layout.
public struct LayoutSubview: Equatable {
  package let element: _LayoutElement
  /// The index among all views of the container.
  let index: Int
  let container: _LayoutProtocolElement

  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    let (element, id) = (element, ObjectIdentifier(key))
    // Values needn't be sendable: they are set and read on the main actor.
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated { value = element.trait(id) }
    return value as? Key.Value ?? Key.defaultValue
  }

  public var priority: Double { ask { $0.knownLayoutPriority } }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    ask { $0.sizeThatFits(proposal) }
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(sizeThatFits(proposal), of: element, proposal: proposal)
  }

  public var spacing: ViewSpacing { ask { $0.spacing } }

  private func ask<Answer: Sendable>(_ question: @MainActor @Sendable (_LayoutElement) -> Answer) -> Answer {
    let element = element
    return MainActor.assumeIsolated { question(element) }
  }

  /// Places the view; only called while the layout places its subviews.
  ///
  /// - Parameters:
  ///   - position: the position of the anchor, in the coordinate space of the container's bounds, in points. Right-to-left layouts
  ///     mirror all positions.
  ///   - anchor: a unit point of the view.
  ///   - proposal: the proposal that determines the view's size.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let (element, container, index) = (element, container, index)
    MainActor.assumeIsolated {
      let size = element.sizeThatFits(proposal)
      let corner = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
      container.record(_ElementPlacement(origin: corner, proposal: proposal), at: index)
    }
  }

  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.element === right.element }
}
