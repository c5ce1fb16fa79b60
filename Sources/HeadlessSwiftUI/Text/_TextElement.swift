public import Foundation
internal import Graphics
internal import HeadlessUIKit
public import SwiftUILayout
internal import TextLayout

/// The layout and drawing of a text.
public final class _TextElement: _LayoutElement {
  public override var keepsDrawing: Bool { renderer == nil }

  private(set) var content: TextContent? { didSet { drawingDidChange() } }
  /// The latest layouts, the oldest one first.
  private var known: [KnownLayout] = []

  private struct KnownLayout {
    var width: CGFloat
    var height: CGFloat
    var layout: SizedText
  }

  /// What an app draws the text with, in the environment that the drawing reads; nil for the usual drawing.
  private var renderer: (any TextRenderer)? { didSet { drawingDidChange() } }
  private var environment = EnvironmentValues()
  private(set) var links: [TextLinkElement] = []
  /// What opens the text's links.
  private var openURL: OpenURLAction?

  func set(_ text: ResolvedText, _ environment: EnvironmentValues) {
    let new = TextContent(text, environment)
    if new.surroundings.renderer != nil || renderer != nil {
      renderer = new.surroundings.renderer
      self.environment = environment
      // Renderers change sizes, and can't be compared.
      known.removeAll()
      invalidateLayout()
    }
    openURL = text.links.isEmpty ? nil : environment.openURL
    if let content, content.hasSameLayout(as: new) {
      self.content = new
      return
    }
    content = new
    known.removeAll()
    invalidateLayout()
  }

  private func layout(_ proposal: ProposedViewSize) -> SizedText? {
    guard let content else { return nil }
    let (width, height) = (proposal.width ?? .infinity, proposal.height ?? .infinity)
    var index = known.count
    while index > 0 {
      index -= 1
      if known[index].width == width, known[index].height == height { return known[index].layout }
    }
    let layout = content.layout(width: width, height: height)
    if known.count == 8 { known.removeFirst(4) }
    known.append(KnownLayout(width: width, height: height, layout: layout))
    return layout
  }

  public override func layoutWasInvalidated() { known.removeAll(keepingCapacity: true) }

  public override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let renderer else { return ownSize(proposal) }
    let proxy = TextProxy { [weak self] in self?.ownSize($0) ?? .zero }
    return renderer.sizeThatFits(proposal: proposal, text: proxy)
  }

  private func ownSize(_ proposal: ProposedViewSize) -> CGSize { layout(proposal)?.size ?? .zero }

  // MARK: Links

  public override var children: [_LayoutElement] { links }

  /// Places an area for touches on each line of a link.
  public override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    guard let content, !content.text.links.isEmpty, let layout = layout(proposal) else {
      if !links.isEmpty { links = [] }
      return
    }
    links = content.links(layout, in: size).map { link in
      let url = link.url
      let area = TextLinkElement(link.frame.size, number: link.number, label: link.label) { [weak self] in
        self?.openURL?(url)
      }
      area.parent = self
      area.place(at: link.frame.origin, proposal: ProposedViewSize(link.frame.size))
      return area
    }
  }

  public override func hitTest(_ point: CGPoint) -> _LayoutElement? {
    super.hitTest(point) ?? (takesTouch(at: point) ? self : nil)
  }

  public override func computeSpacing() -> ViewSpacing {
    guard let content else { return .zero }
    return content.spacing
  }

  public override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return layout(dimensions.proposal)?.firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return layout(dimensions.proposal)?.lastBaseline }
    if key == VerticalAlignment.firstTextLineCenter.key, let content, let layout = layout(dimensions.proposal) {
      return layout.firstBaseline - content.text.font.capHeight / 2
    }
    return nil
  }

  public override func draw(_ canvas: inout ElementCanvas) {
    guard let content, let layout = layout(placedProposal) else { return }
    let rect = canvas.pixelRect(size)
    guard let renderer else { return canvas.items += content.items(layout, in: rect, scale: canvas.scale) }
    let store = GraphicsContext.Store()
    var context = GraphicsContext(environment, bounds: CGRect(origin: .zero, size: size), store: store)
    renderer.draw(layout: content.lines(layout), in: &context)
    guard !store.items.isEmpty else { return }
    let place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
    canvas.items.append(.group(DisplayGroup(transform: place, items: store.items)))
  }
}

extension _TextElement: DescribedElement {
  package var snapshotName: String { "Text" }
  package var snapshotText: String? { content?.text.plain }
  package var snapshotStyle: [String: String] {
    guard let content else { return [:] }
    var style = ["font": "\(content.text.font.fontName) \(content.text.font.pointSize)"]
    if let color = content.color { style["textColor"] = color.hexadecimal }
    return style
  }
}
