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
  /// The size of the font that the symbol matches.
  let pointSize: CGFloat
  let weight: UIImage.SymbolWeight
  let scale: UIImage.SymbolScale
  /// The colours of the configuration, which override the view's tint.
  let style: SymbolStyle
  /// The fraction of a variable symbol, from 0 to 1; nil for all.
  let variableValue: Double?
  /// Pixels per point, if the configuration's traits specify it.
  private let displayScale: CGFloat?

  /// The size of body text, which symbols have by default.
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

  /// In points, rounded up to the pixels of the current display: a symbol in a constant may be shown on several devices.
  var size: CGSize {
    guard let drawing else { return .zero }
    let rounding = PixelRounding(scale: displayScale ?? UITraitCollection.currentDisplayScale)
    return CGSize(
      width: rounding.roundUp(drawing.size.width * em), height: rounding.roundUp(drawing.size.height * em))
  }

  /// Symbols are centred at half the cap height, which is 0.705 of San Francisco's point size.
  var baselineOffset: CGFloat { max(size.height / 2 - 0.705 * pointSize / 2, 0) }

  /// The insets of the alignment rectangle, in points, on whole pixels: vertically it is the line box of a text that contains the
  /// symbol, so that aligned symbols and texts share a baseline.
  var alignmentInsets: UIEdgeInsets {
    let font = FontMetrics.system(pointSize: pointSize)
    let rounding = PixelRounding(scale: displayScale ?? UITraitCollection.currentDisplayScale)
    let baseline = baselineOffset
    return UIEdgeInsets(
      top: -rounding.round(font.ascender - (size.height - baseline)), left: 0,
      bottom: -rounding.round(-font.descender - baseline), right: 0)
  }

  /// The bounds of what the symbol paints in its image, in points from the image's top left corner: the whole image if it paints
  /// nothing.
  var inkRect: CGRect {
    let (size, em) = (size, em)
    guard let box = drawing?.paintedBox(lineWidth: lineWidth / em), box.width > 0, box.height > 0 else {
      return CGRect(origin: .zero, size: size)
    }
    return CGRect(
      x: size.width / 2 + box.minX * em, y: size.height / 2 + box.minY * em, width: box.width * em,
      height: box.height * em)
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
  ///
  /// Recorded on iOS: 0.083 of the point size in `arrow.clockwise.circle`, regular; 0.142 in `arrow.up`, bold, whose lines are
  /// somewhat thicker than a circle's (``SymbolText`` writes `*106`); 0.097 in `plus`, regular, in the large scale. The other
  /// weights lie between them, and the small scale is thinner by as much as the large one is thicker.
  private var lineWidth: CGFloat {
    let widths: [CGFloat] = [0.083, 0.03, 0.045, 0.062, 0.083, 0.099, 0.118, 0.134, 0.152, 0.17]
    let share: CGFloat =
      switch scale {
      case .small: 0.91
      case .large: 1.1
      default: 1
      }
    return widths[weight.rawValue] * share * pointSize
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

/// The rendering mode of a symbol.
enum SymbolStyle: Hashable, Sendable {
  /// One colour, that of the view.
  case plain
  /// The colours of the symbol's layers, first to last; the last one also applies to further layers.
  case palette([UIColor])
  /// One colour, with lower opacity for each further layer; nil for the view's.
  case hierarchical(UIColor?)
  /// The symbol's own colours.
  case multicolor
}
