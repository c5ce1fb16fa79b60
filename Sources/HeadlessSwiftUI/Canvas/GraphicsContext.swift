public import Foundation
public import Graphics
public import HeadlessUIKit

/// The drawing context of a canvas.
public struct GraphicsContext {
  public var opacity = 1.0
  public var blendMode = GraphicsContext.BlendMode.normal
  public var environment: EnvironmentValues
  public var transform = CGAffineTransform.identity
  private var clips: [Clip] = []
  private var filters: [Filter] = []
  let store: Store
  private let bounds: CGRect

  /// What restricts the drawing.
  private enum Clip {
    case path(DisplayGroup.Clip)
    /// The alpha of items, in the canvas's coordinates, that were drawn within an area.
    case layer([DisplayItem], area: CGRect)

    /// The area outside of which nothing is drawn.
    var area: CGRect {
      switch self {
      case .path(let clip): clip.path.controlPointBox
      case .layer(_, let area): area
      }
    }

    func applied(to items: [DisplayItem]) -> DisplayItem {
      switch self {
      case .path(let clip): .group(DisplayGroup(clip: clip, items: items))
      case .layer(let mask, _): .group(DisplayGroup(mask: mask, items: items))
      }
    }
  }

  /// The items that the context and its copies have drawn.
  package final class Store {
    package var items: [DisplayItem] = []
    /// Finds one of the canvas's symbols by its tag.
    var symbol: (@MainActor (AnyHashable) -> ResolvedSymbol?)?
    package init() {}
  }

  /// - Parameter bounds: the bounds of the canvas in its own coordinates, in points.
  package init(_ environment: EnvironmentValues, bounds: CGRect, store: Store) {
    self.environment = environment
    self.bounds = bounds
    self.store = store
  }

  // MARK: State

  public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  public mutating func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
  public mutating func rotate(by angle: Angle) { concatenate(CGAffineTransform(rotationAngle: angle.radians)) }
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  public var clipBoundingRect: CGRect {
    clips.reduce(bounds) { $0.intersection($1.area) }.applying(transform.inverted())
  }
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    var outline = path.outline.applying(transform)
    var rule = style.rule
    if options.contains(.inverse) {
      var around = Graphics.Path(rect: bounds.insetBy(dx: -10_000, dy: -10_000))
      around.addPath(outline)
      (outline, rule) = (around, .evenOdd)
    }
    clips.append(.path(DisplayGroup.Clip(outline, rule: rule)))
  }
  /// Restricts drawing to where a layer is opaque: the alpha of what is drawn there is multiplied with the layer's.
  ///
  /// - Parameters:
  ///   - opacity: multiplied with the layer's alpha.
  ///   - options: with `inverse`, what is drawn stays where the layer is transparent.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var items = try layerItems(content)
    if opacity < 1 { items = [.group(DisplayGroup(opacity: max(opacity, 0), items: items))] }
    if options.contains(.inverse) {
      let whole = Graphics.Path(rect: bounds.insetBy(dx: -10_000, dy: -10_000))
      items = [
        .group(
          DisplayGroup(
            items: [
              .fill(whole, .color(.black)), .group(DisplayGroup(blendMode: .destinationOut, items: items)),
            ], colorMatrix: .identity))
      ]
    }
    clips.append(.layer(items, area: bounds))
  }
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) { filters.append(filter) }

  // MARK: Drawing

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    if shading.isBackdrop { return drawBackdrop(in: path.outline, style.rule) }
    add(shading.items(filling: path.outline, rule: style.rule, in: bounds, environment))
  }
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    if let color = shading.color(in: environment) {
      add([.stroke(path.outline, .color(color), style.graphics)])
    } else if shading.isBackdrop {
      drawBackdrop(in: path.strokedPath(style).outline, .winding)
    } else {
      add(shading.items(filling: path.strokedPath(style).outline, rule: .winding, in: bounds, environment))
    }
  }
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws what the context and its copies have drawn so far, within an outline in the context's coordinates.
  private func drawBackdrop(in outline: Graphics.Path, _ rule: FillRule) {
    guard !store.items.isEmpty else { return }
    append([.group(DisplayGroup(clip: DisplayGroup.Clip(outline.applying(transform), rule: rule), items: store.items))])
  }

  /// Returns a shading with the colours and images that it has in the context's environment.
  public func resolve(_ shading: Shading) -> Shading { shading.resolved(in: environment) }

  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(content: image.resolve(in: environment, font: environment.resolvedFont))
  }
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect) }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let color = image.shading?.color(in: environment) ?? environment.resolvedForeground().representativeColor
    add(image.content.items(in: rect, color: color))
  }
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(at: point, anchor, image.size))
  }

  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(content: TextContent(TextResolver(environment).resolve(text), environment))
  }
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let layout = text.content.layout(width: rect.width, height: rect.height)
    add(text.content.items(layout, in: CGRect(origin: rect.origin, size: layout.size), scale: environment.displayScale))
  }
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let layout = text.content.layout(width: .infinity, height: .infinity)
    let rect = CGRect(at: point, anchor, layout.size)
    add(text.content.items(layout, in: rect, scale: environment.displayScale))
  }

  /// Draws in a context of its own, which is composited in one step.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let items = try layerItems(content)
    guard !items.isEmpty else { return }
    append([.group(DisplayGroup(items: items, colorMatrix: .identity))])
  }

  /// Returns what is drawn in a context of its own, in the canvas's coordinates.
  private func layerItems(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DisplayItem] {
    let inner = Store()
    inner.symbol = store.symbol
    var context = GraphicsContext(environment, bounds: bounds, store: inner)
    context.transform = transform
    try content(&context)
    return inner.items
  }

  /// Draws with Core Graphics. The coordinate space is the context's: the origin is at the top left, and lengths are points.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let area = bounds.applying(transform.inverted())
    let context = CGContext(recordingIn: area, scale: environment.displayScale)
    try content(context)
    add(context.takeItems())
  }

  func add(_ items: [DisplayItem]) {
    guard !items.isEmpty else { return }
    append(transform.isIdentity ? items : [.group(DisplayGroup(transform: transform, items: items))])
  }

  /// Adds items in the canvas's coordinates with the context's filters, opacity and clips.
  private func append(_ items: [DisplayItem]) {
    var items = items
    for filter in filters { items = filter.applied(to: items, in: bounds, environment) }
    if opacity < 1 || blendMode != .normal {
      items = [.group(DisplayGroup(opacity: max(opacity, 0), blendMode: blendMode.graphics, items: items))]
    }
    for clip in clips.reversed() { items = [clip.applied(to: items)] }
    store.items += items
  }
}

extension CGRect {
  init(at point: CGPoint, _ anchor: UnitPoint, _ size: CGSize) {
    self.init(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width, height: size.height)
  }
}
