public import Foundation
internal import Graphics
public import SwiftUILayout

/// A view that a function draws.
public struct Canvas<Symbols: View> {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    symbols = EmptyView()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

// In an extension, so that its values are bound to no actor.
extension Canvas: _ElementView {
  public typealias Body = Never

  public func makeElement(_ context: _ElementContext) -> _CanvasElement { _CanvasElement() }
  public func updateElement(_ element: _CanvasElement, _ context: _ElementContext) {
    element.environment = context.environment
    element.renderer = renderer
    element.isOpaque = isOpaque
  }
}

/// What a canvas draws, each time anew.
public final class _CanvasElement: _LayoutElement {
  var environment = EnvironmentValues()
  var renderer: ((inout GraphicsContext, CGSize) -> Void)?
  var isOpaque = false

  public override func draw(_ canvas: inout ElementCanvas) {
    let rect = canvas.pixelRect(size)
    guard rect.width > 0, rect.height > 0, let renderer else { return }
    let store = GraphicsContext.Store()
    let bounds = CGRect(origin: .zero, size: size)
    var context = GraphicsContext(environment, bounds: bounds, store: store)
    renderer(&context, size)
    if isOpaque { store.items.insert(.fill(Graphics.Path(rect: bounds), .color(.black)), at: 0) }
    guard !store.items.isEmpty else { return }
    let place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
    let clip = DisplayGroup.Clip(Graphics.Path(rect: CGRect(origin: .zero, size: rect.size)))
    canvas.items.append(.group(DisplayGroup(transform: place, clip: clip, items: store.items)))
  }
}

extension _CanvasElement: DescribedElement {
  package var snapshotName: String { "Canvas" }
}
