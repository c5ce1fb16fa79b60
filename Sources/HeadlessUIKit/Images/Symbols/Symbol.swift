internal import Foundation
internal import Graphics
internal import TextLayout

/// A symbol in one size, weight and colour.
///
/// The shapes are this library's own. Apple's may not be shipped, and their measures aren't published: sizes are near
/// those of SF Symbols, and not the same.
package struct Symbol: Hashable, Sendable {
  let name: String
  /// That of the font which the symbol would stand beside.
  let pointSize: CGFloat
  let weight: UIImage.SymbolWeight
  let scale: UIImage.SymbolScale
  /// Colours that the configuration asks for, whatever the view's tint is: of the symbol's layers, first to last; the last
  /// one stands for those that are missing.
  let colors: [UIColor]
  /// Pixels a point where the configuration's traits say so.
  private let displayScale: CGFloat?

  /// The size of body text, which symbols have where nothing else is said.
  private static let standardPointSize: CGFloat = 17

  /// Nil for a name that no shape has.
  init?(name: String, configuration: UIImage.Configuration?) {
    guard SymbolShape.named(name) != nil else { return nil }
    let values = (configuration as? UIImage.SymbolConfiguration)?.values
    self.name = name
    if let style = values?.textStyle {
      pointSize =
        UIFont.preferredFont(forTextStyle: style, compatibleWith: configuration?.traitCollection).pointSize
    } else {
      pointSize = values?.pointSize.flatMap { $0 > 0 ? $0 : nil } ?? Symbol.standardPointSize
    }
    weight = values?.weight.flatMap { $0 == .unspecified ? nil : $0 } ?? .regular
    scale = values?.scale.flatMap { $0 == .unspecified || $0 == .default ? nil : $0 } ?? .medium
    colors = values?.colors ?? []
    displayScale = configuration?.traitCollection.map(\.displayScale).flatMap { $0 > 0 ? $0 : nil }
  }

  /// In points, rounded up to the pixels of the display that is current when it is asked for: a symbol that an app keeps,
  /// in a constant for example, is shown on one device after the other.
  var size: CGSize {
    guard let shape else { return .zero }
    let rounding = PixelRounding(scale: displayScale ?? UITraitCollection.currentDisplayScale)
    return CGSize(
      width: rounding.roundUp(shape.size.width * em), height: rounding.roundUp(shape.size.height * em))
  }

  /// Symbols stand with their middle at half the height of capitals, which San Francisco makes 0.705 of the point size.
  var baselineOffset: CGFloat { max(size.height / 2 - 0.705 * pointSize / 2, 0) }

  /// From the image's edges in to its alignment rectangle, in points, on whole pixels: above and below, that is the box of
  /// a line of text which the symbol stands in, so that symbols and texts that are aligned share a baseline.
  var alignmentInsets: UIEdgeInsets {
    let font = FontMetrics.system(pointSize: pointSize)
    let rounding = PixelRounding(scale: displayScale ?? UITraitCollection.currentDisplayScale)
    let baseline = baselineOffset
    return UIEdgeInsets(
      top: -rounding.round(font.ascender - (size.height - baseline)), left: 0,
      bottom: -rounding.round(-font.descender - baseline), right: 0)
  }

  /// Points a unit of the shape.
  private var em: CGFloat {
    switch scale {
    case .small: pointSize * 0.8
    case .large: pointSize * 1.28
    default: pointSize
    }
  }

  /// The strokes' width, in points: 1/12 of the point size for regular, as the stems of San Francisco's letters nearly are.
  private var lineWidth: CGFloat {
    let widths: [CGFloat] = [0.083, 0.03, 0.045, 0.062, 0.083, 0.097, 0.112, 0.13, 0.15, 0.17]
    return widths[weight.rawValue] * pointSize
  }

  private var shape: SymbolShape? { SymbolShape.named(name) }

  func picture(_ configuration: UIImage.Configuration?) -> ImagePicture {
    var picture = ImagePicture(.symbol(self), scale: UITraitCollection.currentDisplayScale)
    picture.configuration = configuration
    picture.baseline = .symbol
    picture.flipsForRightToLeft = shape?.followsReading ?? false
    return picture
  }

  /// The symbol stretched to fill a rectangle, in a colour unless it has its own.
  func items(in rect: CGRect, color: Color) -> [DisplayItem] {
    guard let shape, rect.width > 0, rect.height > 0 else { return [] }
    if colors.count > 1, !shape.layers.isEmpty { return layered(shape, in: rect) }
    let color = colors.first?.displayColor ?? color
    return color.alpha > 0 ? items(of: shape, in: rect, color: color) : []
  }

  /// The layers in their colours, the first one on top.
  private func layered(_ shape: SymbolShape, in rect: CGRect) -> [DisplayItem] {
    shape.layers.enumerated().reversed().flatMap { index, layer in
      items(of: layer, in: rect, color: colors[min(index, colors.count - 1)].displayColor)
    }
  }

  private func items(of shape: SymbolShape, in rect: CGRect, color: Color) -> [DisplayItem] {
    let size = size
    let opaque = color.withAlpha(1)
    var items = shape.items(em: em, lineWidth: lineWidth, center: CGPoint(x: rect.midX, y: rect.midY), color: opaque)
    let stretch = CGSize(width: rect.width / size.width, height: rect.height / size.height)
    var transform = CGAffineTransform.identity
    if abs(stretch.width - 1) > 1e-9 || abs(stretch.height - 1) > 1e-9 {
      transform = CGAffineTransform(
        a: stretch.width, b: 0, c: 0, d: stretch.height, tx: rect.midX * (1 - stretch.width),
        ty: rect.midY * (1 - stretch.height))
    }
    // Parts overlap; they fade together.
    if color.alpha < 1 || !transform.isIdentity {
      items = [.group(DisplayGroup(transform: transform, opacity: color.alpha, items: items))]
    }
    return items
  }
}
