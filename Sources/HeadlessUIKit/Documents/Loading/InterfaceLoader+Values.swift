internal import Foundation
internal import InterfaceBuilder

extension InterfaceLoader {
  /// The characters of a `string` or `mutableString`, which may be in Base64.
  func text(_ element: DocumentElement) -> String? {
    switch element.name {
    case "string", "mutableString":
      if element["base64-UTF8"] == "YES" {
        let padded = element.text.filter { !$0.isWhitespace }
        let missing = (4 - padded.count % 4) % 4
        return Data(base64Encoded: padded + String(repeating: "=", count: missing))
          .map { String(decoding: $0, as: UTF8.self) }
      }
      return element.text
    default: return nil
    }
  }

  // MARK: Colours

  func color(_ element: DocumentElement) -> UIColor? {
    guard element.name == "color" else { return nil }
    guard let color = InterfaceColor(element, isMatched: source.document.isColorMatched) else {
      tell(.warning, element, "a color in a form that isn't known; the default stands.")
      return nil
    }
    return uiColor(color, element)
  }

  func uiColor(_ color: InterfaceColor, _ element: DocumentElement) -> UIColor? {
    switch color {
    case .components(let red, let green, let blue, let alpha):
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .white(let white, let alpha): return UIColor(white: white, alpha: alpha)
    case .system(let name):
      if let color = SystemColorNames.color(named: name) { return color }
      if let stored = source.document.colors[name], stored != color { return uiColor(stored, element) }
      tell(.error, element, "there is no system color \"\(name)\".")
      return nil
    case .named(let name):
      if let found = CatalogAssets.color(named: name, in: source.bundle, compatibleWith: nil) { return found }
      if let stored = source.document.colors[name], stored != color { return uiColor(stored, element) }
      tell(
        .error, element, "there is no color \"\(name)\" in the asset catalogs of the bundle. Add it, or choose another."
      )
      return nil
    }
  }

  // MARK: Fonts

  func font(_ element: DocumentElement) -> UIFont? {
    guard let font = InterfaceFont(element) else {
      tell(.warning, element, "a font in a form that isn't known; the default stands.")
      return nil
    }
    switch font {
    case .system(let size, let weight):
      guard let weight else { return .systemFont(ofSize: size) }
      return .systemFont(ofSize: size, weight: InterfaceNames.fontWeights[weight] ?? .regular)
    case .boldSystem(let size): return .boldSystemFont(ofSize: size)
    case .italicSystem(let size): return .italicSystemFont(ofSize: size)
    case .style(let name):
      return .preferredFont(forTextStyle: InterfaceNames.textStyle(name), compatibleWith: traits)
    case .named(let name, _, let size):
      if let font = UIFont(name: name, size: size) { return font }
      tell(
        .error, element, "there is no font \"\(name)\": register its file, or choose another. The system's is shown.")
      return .systemFont(ofSize: size)
    }
  }

  // MARK: Images

  /// - Parameter catalog: `system` for a symbol.
  func image(named name: String, catalog: String?, at element: DocumentElement) -> UIImage? {
    if catalog == "system" {
      if let image = UIImage(systemName: name) { return image }
      tell(.error, element, "there is no symbol \"\(name)\".")
      return nil
    }
    if let image = NamedImages.image(named: name, in: source.bundle, compatibleWith: nil) { return image }
    let known = source.document.imageSizes[name]
    // A document may contain any number, or none.
    let size =
      known.map { " It had \(DescriptionFormat.number($0.width)) x \(DescriptionFormat.number($0.height)) points." }
      ?? ""
    tell(.error, element, "there is no image \"\(name)\" in the bundle.\(size) Add it to the target's resources.")
    // A canvas keeps the room that the image had.
    let isSize = known.map { 0...10_000 ~= $0.width && 0...10_000 ~= $0.height } ?? false
    return source.purpose == .canvas && isSize ? known.map { UIImage.blank(size: $0) } : nil
  }
}

extension UIImage {
  /// An empty image, with a size in points.
  fileprivate static func blank(size: CGSize) -> UIImage {
    var picture = ImagePicture(.none)
    picture.emptySize = size
    return UIImage(picture)
  }
}
