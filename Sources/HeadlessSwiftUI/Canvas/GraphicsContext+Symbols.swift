public import Foundation
internal import Graphics

extension GraphicsContext {
  /// A view of a canvas that is resolved for drawing.
  public struct ResolvedSymbol {
    let items: [DisplayItem]
    /// The view's ideal size, in points.
    public let size: CGSize
  }

  /// Returns the canvas's symbol with a tag; nil if no symbol has it. Must be called on the main thread, like the canvas's closure.
  ///
  /// - Parameter id: the view's tag.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let find = store.symbol
    nonisolated(unsafe) let id = AnyHashable(id)
    nonisolated(unsafe) var found: ResolvedSymbol?
    MainActor.assumeIsolated { found = find?(id) }
    return found
  }

  /// Draws a view scaled from its ideal size to a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0, !symbol.items.isEmpty else { return }
    let place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      .scaledBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    add([.group(DisplayGroup(transform: place, items: symbol.items))])
  }

  /// Draws a view at its ideal size.
  ///
  /// - Parameters:
  ///   - point: the position of the anchor, in the context's space.
  ///   - anchor: a unit point of the view.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(at: point, anchor, symbol.size))
  }
}
