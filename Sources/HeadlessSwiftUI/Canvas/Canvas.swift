public import Foundation
internal import Graphics
public import SwiftUILayout

/// A view whose content a closure draws.
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

extension Canvas {
  /// A canvas that can also draw views.
  ///
  /// - Parameter symbols: the views, with tags by which `GraphicsContext.resolveSymbol(id:)` finds them.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

// In an extension, so that its values aren't isolated to an actor.
extension Canvas: _ContainerView {
  public typealias Body = Never
  public typealias Content = Symbols

  public var _content: Symbols { symbols }
  public func setChildren(_ children: [_LayoutElement], of element: _CanvasElement) { element.setSymbols(children) }
  public func makeElement(_ context: _ElementContext) -> _CanvasElement { _CanvasElement() }
  public func updateElement(_ element: _CanvasElement, _ context: _ElementContext) {
    element.environment = context.environment
    element.renderer = renderer
    element.isOpaque = isOpaque
  }
}

/// The content of a canvas, drawn again for each picture.
public final class _CanvasElement: _LayoutElement {
  var environment = EnvironmentValues()
  var renderer: ((inout GraphicsContext, CGSize) -> Void)?
  var isOpaque = false
  /// Views that the closure may draw. They aren't children: only the closure draws them, and they receive no touches.
  private var symbols: [_LayoutElement] = []

  func setSymbols(_ elements: [_LayoutElement]) {
    symbols = elements
    for element in elements { element.parent = self }
  }

  /// The drawing of a view at its ideal size. UIKit views inside it aren't drawn.
  private func symbol(_ id: AnyHashable) -> GraphicsContext.ResolvedSymbol? {
    guard let element = symbols.first(where: { $0.tag == id }) else { return nil }
    element.place(at: .zero, proposal: .unspecified)
    var canvas = ElementCanvas(scale: environment.displayScale)
    canvas.draw(element)
    return GraphicsContext.ResolvedSymbol(items: canvas.items, size: element.size)
  }

  public override func draw(_ canvas: inout ElementCanvas) {
    let rect = canvas.pixelRect(size)
    guard rect.width > 0, rect.height > 0, let renderer else { return }
    let store = GraphicsContext.Store()
    store.symbol = { [unowned self] in symbol($0) }
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
