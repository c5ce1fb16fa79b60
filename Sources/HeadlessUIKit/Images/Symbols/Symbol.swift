internal import Foundation
internal import Graphics
internal import TextLayout

/// A symbol in one size, weight and colour.
///
/// The shapes are this library's own. Apple's may not be shipped, and their measures aren't published: sizes are near
/// those of SF Symbols, and not the same.
package struct Symbol: Hashable, Sendable {
  let name: String
  /// Whether it is one of an asset catalog instead of the system's.
  let isCustom: Bool
  /// That of the font which the symbol would stand beside.
  let pointSize: CGFloat
  let weight: UIImage.SymbolWeight
  let scale: UIImage.SymbolScale
  /// The colours that the configuration asks for, whatever the view's tint is.
  let style: SymbolStyle
  /// How much of a symbol with steps counts, from 0 to 1; nil for all.
  let variableValue: Double?
  /// Pixels a point where the configuration's traits say so.
  private let displayScale: CGFloat?

  /// The size of body text, which symbols have where nothing else is said.
  private static let standardPointSize: CGFloat = 17

  /// Nil for a name that no symbol has.
  init?(
    name: String, configuration: UIImage.Configuration?, variableValue: Double? = nil, isCustom: Bool = false
  ) {
    let values = (configuration as? UIImage.SymbolConfiguration)?.values
    self.name = name
    self.isCustom = isCustom
    self.variableValue = variableValue.map { min(max($0.isNaN ? 0 : $0, 0), 1) }
    if let style = values?.textStyle {
      pointSize =
        UIFont.preferredFont(forTextStyle: style, compatibleWith: configuration?.traitCollection).pointSize
    } else {
      pointSize = values?.pointSize.flatMap { $0 > 0 ? $0 : nil } ?? Symbol.standardPointSize
    }
    weight = values?.weight.flatMap { $0 == .unspecified ? nil : $0 } ?? .regular
    scale = values?.scale.flatMap { $0 == .unspecified || $0 == .default ? nil : $0 } ?? .medium
    style = values?.style ?? .plain
    displayScale = configuration?.traitCollection.map(\.displayScale).flatMap { $0 > 0 ? $0 : nil }
    guard drawing != nil else { return nil }
  }

  /// In points, rounded up to the pixels of the display that is current when it is asked for: a symbol that an app keeps,
  /// in a constant for example, is shown on one device after the other.
  var size: CGSize {
    guard let drawing else { return .zero }
    let rounding = PixelRounding(scale: displayScale ?? UITraitCollection.currentDisplayScale)
    return CGSize(
      width: rounding.roundUp(drawing.size.width * em), height: rounding.roundUp(drawing.size.height * em))
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

  private var drawing: SymbolDrawing? {
    isCustom
      ? TeamSymbols.drawing(ofCatalog: name, weight: weight) : SymbolLibrary.drawing(named: name, weight: weight)
  }

  func picture(_ configuration: UIImage.Configuration?) -> ImagePicture {
    var picture = ImagePicture(.symbol(self), scale: UITraitCollection.currentDisplayScale)
    picture.configuration = configuration
    picture.baseline = .symbol
    picture.flipsForRightToLeft = drawing?.followsReading ?? false
    return picture
  }

  /// The symbol stretched to fill a rectangle, in a colour unless it has its own.
  func items(in rect: CGRect, color: Color) -> [DisplayItem] {
    guard let drawing, rect.width > 0, rect.height > 0 else { return [] }
    if drawing.isPlaceholder { SymbolNotes.note(name) }
    let size = size
    let items = SymbolPainter(
      drawing: drawing, em: em, lineWidth: lineWidth, center: CGPoint(x: rect.midX, y: rect.midY),
      coloring: coloring(color), variableValue: variableValue
    ).items()
    let stretch = CGSize(width: rect.width / size.width, height: rect.height / size.height)
    guard abs(stretch.width - 1) > 1e-9 || abs(stretch.height - 1) > 1e-9, !items.isEmpty else { return items }
    let transform = CGAffineTransform(
      a: stretch.width, b: 0, c: 0, d: stretch.height, tx: rect.midX * (1 - stretch.width),
      ty: rect.midY * (1 - stretch.height))
    return [.group(DisplayGroup(transform: transform, items: items))]
  }

  private func coloring(_ tint: Color) -> SymbolPainter.Coloring {
    switch style {
    case .plain: .single(tint)
    case .palette(let colors):
      switch colors.count {
      case 0: .single(tint)
      case 1: .single(colors[0].displayColor)
      default: .palette(colors.map(\.displayColor))
      }
    case .hierarchical(let color): .hierarchical((color?.displayColor) ?? tint)
    case .multicolor: .own(tint)
    }
  }
}

/// Which colours a symbol asks for.
enum SymbolStyle: Hashable, Sendable {
  /// One colour, that of the view.
  case plain
  /// Of the symbol's layers, first to last; the last one stands for those that are missing.
  case palette([UIColor])
  /// One colour, weaker for each further layer; nil for that of the view.
  case hierarchical(UIColor?)
  /// The symbol's own colours.
  case multicolor
}
