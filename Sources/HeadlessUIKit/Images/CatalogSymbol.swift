internal import Foundation
internal import InterfaceBuilder

/// A symbol of an app's own, from a catalog's symbol set, in one size and weight.
struct CatalogSymbol: Hashable, Sendable {
  /// The template's file.
  let path: String

  /// The symbol's picture for a configuration; nil where the template can't be read or painted, which is told.
  func picture(_ configuration: UIImage.Configuration?) -> ImagePicture? {
    let values = (configuration as? UIImage.SymbolConfiguration)?.values
    let pointSize: CGFloat
    if let style = values?.textStyle {
      pointSize = UIFont.preferredFont(forTextStyle: style, compatibleWith: configuration?.traitCollection).pointSize
    } else {
      // The size of body text, where nothing else is said.
      pointSize = values?.pointSize.flatMap { $0 > 0 ? $0 : nil } ?? 17
    }
    let weight = CatalogSymbol.weights[values?.weight ?? .regular] ?? "Regular"
    let scale = values?.scale == .small ? "S" : values?.scale == .large ? "L" : "M"
    guard let drawing = drawing(weight: weight, scale: scale) else { return nil }
    let displayScale = UITraitCollection.currentDisplayScale
    // Templates are drawn for a font of 100 points.
    let zoom = pointSize / 100
    guard var picture = paint(drawing, zoom: Double(zoom * displayScale)) else { return nil }
    picture.scale = displayScale
    picture.renderingMode = .alwaysTemplate
    picture.catalogSymbol = self
    picture.configuration = configuration
    picture.baseline = .at(drawing.baseline * zoom)
    return picture
  }

  private static let weights: [UIImage.SymbolWeight: String] = [
    .ultraLight: "Ultralight", .thin: "Thin", .light: "Light", .regular: "Regular", .medium: "Medium",
    .semibold: "Semibold", .bold: "Bold", .heavy: "Heavy", .black: "Black",
  ]

  private func drawing(weight: String, scale: String) -> SymbolTemplate.Drawing? {
    guard let data = FileManager.default.contents(atPath: path) else {
      tell("expected the template that the set's Contents.json names, and found no file.", line: nil)
      return nil
    }
    do throws(InterfaceDocumentError) {
      if let drawing = try SymbolTemplate(data, path: path).drawing(weight: weight, scale: scale) { return drawing }
      tell("expected a symbol template with the groups Symbols and Guides, as SF Symbols exports it.", line: 1)
    } catch {
      tell(error.sentence, line: error.line)
    }
    return nil
  }

  private func paint(_ drawing: SymbolTemplate.Drawing, zoom: Double) -> ImagePicture? {
    do throws(VectorPainter.Failure) {
      return ImageFile(path: try VectorPainter.paint(svg: drawing.svg, of: path, scale: zoom))?.picture()
    } catch {
      tell(error.sentence, line: nil)
      return nil
    }
  }

  private func tell(_ text: String, line: Int?) {
    InterfaceProblem(severity: .error, path: path, line: line, text: text).tell()
  }
}
