package import Foundation
package import Graphics

extension UIImage {
  /// Whether views paint the image in their tint colour by default.
  package var usesTemplateTint: Bool { picture.usesTemplateTint }

  /// Returns the image's variant for an environment, with the changes made to this image; the image itself if it has no variants. A
  /// symbol with a text style has the size of that style's text.
  package func variant(for traits: UITraitCollection) -> UIImage {
    if case .symbol(let symbol) = picture.content { return symbolVariant(symbol, for: traits) }
    guard let asset = assetBox.asset, asset.variantCount > 1 else { return self }
    return asset.image(with: traits)
  }

  /// The bounds of what a symbol paints in its image, in points from the image's top left corner; nil for other images.
  package var symbolInkRect: CGRect? {
    guard case .symbol(let symbol) = picture.content else { return nil }
    return symbol.inkRect
  }

  private func symbolVariant(_ symbol: Symbol, for traits: UITraitCollection) -> UIImage {
    guard let configuration = picture.configuration as? UIImage.SymbolConfiguration,
      configuration.traitCollection == nil, let style = configuration.values.textStyle,
      UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize != symbol.pointSize
    else { return self }
    return traits.withCurrent { withConfiguration(configuration) }
  }

  /// Returns the display items of the image filling a rectangle, in the rectangle's coordinates.
  ///
  /// - Parameters:
  ///   - tint: painted through the image's alpha; nil for the image's own colours, or its own tint colour.
  ///   - isRightToLeft: whether an image that follows the layout direction is mirrored.
  package func displayItems(
    in rect: CGRect, tint: Color? = nil, isRightToLeft: Bool = false
  ) -> [DisplayItem] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    return picture.items(in: rect, tint: tint, isMirrored: isRightToLeft && flipsForRightToLeftLayoutDirection)
  }
}

extension ImagePicture {
  /// The pixels without the orientation applied; a symbol is drawn in black or its own colour.
  var cgImage: CGImage? {
    switch content {
    case .none: return nil
    case .pixels(let image): return image
    case .symbol:
      let items = items(in: CGRect(origin: .zero, size: size), tint: nil, isMirrored: false)
      return CGImage(.drawing(Drawing(size: size, scale: scale, items: items)))
    }
  }

  /// Applies a configuration, which changes a symbol's size, weight and colour.
  ///
  /// - Parameter variableValue: how much of a symbol with steps counts; nil for what it had.
  mutating func configure(_ new: UIImage.Configuration, variableValue: Double? = nil) {
    configuration = new
    guard case .symbol(let old) = content,
      let symbol = Symbol(
        name: old.name, configuration: new, variableValue: variableValue ?? old.variableValue,
        isCustom: old.isCustom)
    else { return }
    content = .symbol(symbol)
    baseline = .symbol
  }

  func items(in rect: CGRect, tint: Color?, isMirrored: Bool) -> [DisplayItem] {
    let color = tint ?? self.tint?.displayColor
    switch content {
    case .none: return []
    case .pixels(let image):
      let sharp = capInsets == nil ? vector?.pixels(filling: rect.size, natural: size, scale: scale) : nil
      return PictureLayout(self, sharp ?? image, isMirrored: isMirrored, tint: color).items(in: rect)
    case .symbol(let symbol):
      let items = symbol.items(in: rect, color: color ?? .black)
      let isTurned = isMirrored != (orientation == .upMirrored)
      guard isTurned, !items.isEmpty else { return items }
      let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
      return [.group(DisplayGroup(transform: mirror, items: items))]
    }
  }
}

/// An image can be a layer's contents.
extension UIImage: LayerContents {}
