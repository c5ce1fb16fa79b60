package import Foundation
package import Graphics
package import HeadlessUIKit

/// An image resolved in an environment.
package struct ResolvedImage: Equatable {
  package var image: UIImage
  /// In points. A resizable symbol is what it paints, without its image's margins: in a recording of iOS (Home Assistant's row of a
  /// server) `externaldrive.connected.to.line.below`, fitted into a square of 36 points, paints 36 of them from top to bottom.
  package var size: CGSize
  /// The distance from the bottom to the baseline, in points; nil for images that aren't symbols.
  package var baselineOffset: CGFloat?
  package var isTemplate: Bool
  var interpolation: Image.Interpolation
  var isRightToLeft: Bool
  var traits: UITraitCollection
  /// The name of the image in reports.
  package var name: String

  /// Draws the image into a rectangle, in points; a template image in a colour.
  package func items(in rect: CGRect, color: Graphics.Color) -> [DisplayItem] {
    let items = traits.withCurrent {
      image.displayItems(in: whole(rect), tint: isTemplate ? color : nil, isRightToLeft: isRightToLeft)
    }
    guard interpolation == .none else { return items }
    return items.map { item in
      guard case .image(var image) = item else { return item }
      image.interpolation = .nearest
      return .image(image)
    }
  }

  /// The rectangle of the whole image, if the part that has `size` fills a rectangle.
  private func whole(_ rect: CGRect) -> CGRect {
    let own = image.size
    guard size != own, let part = image.symbolInkRect else { return rect }
    let (x, y) = (rect.width / part.width, rect.height / part.height)
    let isMirrored = isRightToLeft && image.flipsForRightToLeftLayoutDirection
    let left = isMirrored ? own.width - part.maxX : part.minX
    return CGRect(
      x: rect.minX - left * x, y: rect.minY - part.minY * y, width: own.width * x, height: own.height * y)
  }
}

extension Image {
  /// Returns the image of the name in the environment.
  ///
  /// - Parameter font: the font that determines a symbol's size and weight.
  package func resolve(in environment: EnvironmentValues, font: UIFont) -> ResolvedImage {
    let traits = environment.drawingTraits
    return traits.withCurrent {
      var (picture, name) = picture(environment, traits, font)
      if let resizing, resizing.insets != EdgeInsets() || resizing.mode == .tile {
        let insets = UIEdgeInsets(
          top: resizing.insets.top, left: resizing.insets.leading, bottom: resizing.insets.bottom,
          right: resizing.insets.trailing)
        picture = picture.resizableImage(withCapInsets: insets, resizingMode: resizing.mode == .tile ? .tile : .stretch)
      }
      let isTemplate =
        switch templateMode {
        case .template: true
        case .original: isSymbol(picture) && picture.usesTemplateTint
        case nil: picture.usesTemplateTint
        }
      return ResolvedImage(
        image: picture, size: (resizing == nil ? nil : picture.symbolInkRect?.size) ?? picture.size,
        baselineOffset: picture.isSymbolImage ? picture.baselineOffsetFromBottom : nil,
        isTemplate: isTemplate, interpolation: interpolation,
        isRightToLeft: environment.layoutDirection == .rightToLeft, traits: traits, name: name)
    }
  }

  /// Whether the name of the image is a symbol's. `original` shows the own colours of such an image, as Apple documents
  /// `TemplateRenderingMode`; its other parts have the foreground style, unlike those of a `UIImage`.
  private func isSymbol(_ picture: UIImage) -> Bool {
    if case .picture = source { return false }
    return picture.isSymbolImage
  }

  private func picture(
    _ environment: EnvironmentValues, _ traits: UITraitCollection, _ font: UIFont
  ) -> (UIImage, String) {
    switch source {
    case .named(let name, let bundle, let value):
      let image = UIImage(named: name, in: bundle, compatibleWith: traits) ?? UIImage()
      guard image.isSymbolImage else { return (image, name) }
      if let value {
        let configuration = configuration(environment, traits, font)
        let symbol = UIImage(named: name, in: bundle, variableValue: value, configuration: configuration)
        return (symbol ?? image, name)
      }
      return (image.applyingSymbolConfiguration(configuration(environment, traits, font)) ?? image, name)
    case .picture(let image):
      let image = image.variant(for: traits)
      guard image.isSymbolImage, image.symbolConfiguration == .unspecified else { return (image, "") }
      return (image.applyingSymbolConfiguration(configuration(environment, traits, font)) ?? image, "")
    case .drawing(let drawing): return (drawing.image(in: environment), "")
    case .system(let name, let value):
      let configuration = configuration(environment, traits, font)
      let names = environment.symbolVariants.names(of: name)
      for name in names.dropLast() where SymbolLibrary.isDrawn(name) {
        if let image = Self.symbol(name, value, configuration) { return (image, name) }
      }
      return (Self.symbol(name, value, configuration) ?? UIImage(), name)
    }
  }

  private static func symbol(_ name: String, _ value: Double?, _ configuration: UIImage.Configuration) -> UIImage? {
    guard let value else { return UIImage(systemName: name, withConfiguration: configuration) }
    return UIImage(systemName: name, variableValue: value, configuration: configuration)
  }

  private func configuration(
    _ environment: EnvironmentValues, _ traits: UITraitCollection, _ font: UIFont
  ) -> UIImage.SymbolConfiguration {
    let scale: UIImage.SymbolScale =
      switch environment.imageScale {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    let base = UIImage.SymbolConfiguration(font: font, scale: scale)
    func color(_ level: Int) -> UIColor { UIColor(environment.resolvedForeground(level: level).representativeColor) }
    let style: UIImage.SymbolConfiguration? =
      switch symbolMode ?? environment.symbolRenderingMode ?? implicitMode(environment) {
      case .multicolor: UIImage.SymbolConfiguration.preferringMulticolor()
      case .hierarchical: UIImage.SymbolConfiguration(hierarchicalColor: color(0))
      case .palette: UIImage.SymbolConfiguration(paletteColors: [color(0), color(1), color(2)])
      default: nil
      }
    let own = style.map { base.applying($0) } ?? base
    return own.applying(UIImage.Configuration(traitCollection: traits))
  }

  /// `original` selects the symbol's own colours, and several foreground styles the palette.
  private func implicitMode(_ environment: EnvironmentValues) -> SymbolRenderingMode {
    if templateMode == .original { return .multicolor }
    return (environment.foregroundStyles?.styles.count ?? 0) > 1 ? .palette : .monochrome
  }
}
