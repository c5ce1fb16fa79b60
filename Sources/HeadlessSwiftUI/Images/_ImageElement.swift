public import Foundation
internal import Graphics
internal import HeadlessUIKit
public import SwiftUILayout

/// The layout and drawing of an image.
public final class _ImageElement: _LayoutElement {
  public override var keepsDrawing: Bool { true }

  private var image: ResolvedImage? { didSet { drawingDidChange() } }
  private var style = ResolvedStyle(.black) { didSet { drawingDidChange() } }
  private var isResizable = false
  private var isRedacted = false { didSet { drawingDidChange() } }
  /// Whether a symbol keeps its room and isn't drawn.
  var hasDisappeared = false { didSet { drawingDidChange() } }
  private(set) var label: String?
  /// Whether the image is a symbol without a label of its own.
  var isUnnamedSymbol = false
  /// Whether VoiceOver ignores the image.
  var isDecorative = false
  /// The image that the app has made; nil for symbols and assets.
  var picture: UIImage?
  /// The image as UIKit's controls show it.
  var platformImage: () -> UIImage? = { nil }

  func set(_ image: ResolvedImage, style: ResolvedStyle, isResizable: Bool, isRedacted: Bool, label: String?) {
    let isSame = self.image?.size == image.size && self.isResizable == isResizable && self.image != nil
    self.image = image
    self.style = style
    self.isResizable = isResizable
    self.isRedacted = isRedacted
    self.label = label
    if !isSame { invalidateLayout() }
  }

  public override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let image else { return .zero }
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: image.size) : image.size
  }

  public override func computeSpacing() -> ViewSpacing {
    guard !isResizable, let offset = image?.baselineOffset else { return super.computeSpacing() }
    return .symbol(baselineOffset: offset)
  }

  public override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard !isResizable, let offset = image?.baselineOffset else { return nil }
    let isBaseline = key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    return isBaseline ? dimensions.height - offset : nil
  }

  public override func draw(_ canvas: inout ElementCanvas) {
    guard let image, !hasDisappeared else { return }
    let rect = canvas.pixelRect(size)
    if isRedacted {
      // Estimated: the image's area in a faint shade of the foreground colour.
      let color = style.representativeColor
      canvas.items.append(.fill(Graphics.Path(rect: rect), .color(color.withAlpha(color.alpha * 0.16))))
    } else if image.isTemplate, style.color == nil {
      canvas.items += style.items(masking: image.items(in: rect, color: .black), in: rect)
    } else if image.isTemplate {
      canvas.items += style.decorated(image.items(in: rect, color: style.representativeColor))
    } else {
      canvas.items += image.items(in: rect, color: .black)
    }
  }
}

extension _ImageElement: DescribedElement {
  package var snapshotName: String { "Image" }
  package var snapshotText: String? { label ?? image.flatMap { $0.name.isEmpty ? nil : $0.name } }
  package var snapshotStyle: [String: String] {
    guard let image, image.isTemplate, let color = style.color else { return [:] }
    return ["tintColor": color.hexadecimal]
  }
}
