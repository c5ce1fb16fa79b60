internal import Foundation
internal import InterfaceBuilder

/// Images, colours and data of the asset catalogs among a bundle's resources.
enum CatalogAssets {
  /// The catalogs of a bundle: those in its own folder, and for the main bundle those of adjacent resource bundles.
  private static func catalogs(of bundle: Bundle?) -> [AssetCatalog] {
    let catalogs = ResourceFolders.all(of: bundle).flatMap(AssetCatalog.all(in:))
    for problem in catalogs.lazy.flatMap(\.problems) {
      ResourceProblem(severity: .error, path: problem.path, line: problem.line, text: problem.problem).tell()
    }
    return catalogs
  }

  // MARK: Images

  static func image(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) -> UIImage? {
    for catalog in catalogs(of: bundle) {
      if let set = catalog.images[name] { return image(of: set, traits: traits) }
      if let set = catalog.symbols[name] { return symbol(of: set, named: name, traits: traits) }
    }
    return nil
  }

  private static func symbol(of set: SymbolSet, named name: String, traits: UITraitCollection?) -> UIImage? {
    let configuration = traits.map { UIImage.Configuration(traitCollection: $0) }
    func image() -> UIImage? {
      Symbol(name: name, configuration: configuration, isCustom: true).map { UIImage($0.picture(configuration)) }
    }
    if let known = image() { return known }
    guard let path = set.path else { return nil }
    do throws(SymbolTemplateError) {
      TeamSymbols.addOfCatalog(try SymbolTemplate(contentsOf: path), named: name)
    } catch {
      tell(path, "\(error)")
    }
    return image()
  }

  private static func image(of set: ImageSet, traits: UITraitCollection?) -> UIImage? {
    let current = traits ?? .current
    let scale = current.displayScale > 0 ? current.displayScale : UITraitCollection.currentDisplayScale
    let asset = UIImageAsset()
    var pictures: [ImagePicture] = []
    for variant in variants(of: set) {
      let place = UITraitCollection(traitsFrom: [.current, current, variant])
      guard let entry = set.best(scale: scale, traits: place),
        var picture = picture(of: entry, in: set, displayScale: scale)
      else { continue }
      if set.isMirrored(entry) { picture.flipsForRightToLeft = true }
      pictures.append(picture)
      asset.register(picture, with: variant)
    }
    guard let first = pictures.first else { return nil }
    if asset.variantCount == 1 { return UIImage(first) }
    return asset.image(with: current)
  }

  /// The traits for which a set has separate pictures: dark appearance and high contrast. Variants for standard contrast also apply
  /// if the contrast is unspecified.
  private static func variants(of set: ImageSet) -> [UITraitCollection] {
    let conditions = set.images.filter { $0.filename != nil }.map(\.conditions)
    let styles: [UIUserInterfaceStyle] = conditions.contains(where: \.isDark) ? [.light, .dark] : [.unspecified]
    let contrasts: [UIAccessibilityContrast] =
      conditions.contains(where: \.isHighContrast) ? [.unspecified, .high] : [.unspecified]
    return contrasts.flatMap { contrast in
      styles.map { style in
        UITraitCollection(mutations: { traits in
          if style != .unspecified { traits.userInterfaceStyle = style }
          if contrast != .unspecified { traits.accessibilityContrast = contrast }
        })
      }
    }
  }

  private static func picture(
    of entry: ImageSet.Entry, in set: ImageSet, displayScale: CGFloat
  ) -> ImagePicture? {
    guard let path = set.path(of: entry) else { return nil }
    var file = path
    var scale = CGFloat(entry.scale ?? 1)
    let isVector = ["pdf", "svg"].contains((path as NSString).pathExtension.lowercased())
    if isVector {
      do throws(VectorPainter.Failure) {
        file = try VectorPainter.paint(path, scale: displayScale)
        scale = displayScale
      } catch {
        tell(path, error.sentence)
        return nil
      }
    }
    guard var picture = ImageFile(path: file)?.picture() else {
      if !FileManager.default.fileExists(atPath: path) {
        tell(path, "expected the image that the set's Contents.json names, and found no file.")
      }
      return nil
    }
    picture.scale = scale
    if isVector, set.properties?.preservesVectors == true { picture.vector = ImageVector(path: path) }
    switch set.properties?.renderingIntent {
    case "template": picture.renderingMode = .alwaysTemplate
    case "original": picture.renderingMode = .alwaysOriginal
    default: break
    }
    if isVector { tellIfBlank(picture, painted: file, from: path) }
    // Lengths are pixels of the file; those of a vector are its points.
    if let resizing = entry.resizing { picture.slice(resizing, pixelsPerUnit: isVector ? scale : 1) }
    return picture
  }

  /// Reports a PDF that couldn't be rendered, at each attempt.
  private static func tellIfBlank(_ picture: ImagePicture, painted file: String, from path: String) {
    let mark = "\(file).seen"
    guard path.lowercased().hasSuffix(".pdf"), !FileManager.default.fileExists(atPath: mark),
      case .pixels(let image) = picture.content, let bitmap = image.bitmap
    else { return }
    guard bitmap.isBlank else { return _ = FileManager.default.createFile(atPath: mark, contents: nil) }
    ResourceProblem(
      severity: .warning, path: path, line: nil,
      text:
        "pdftocairo paints nothing of it, as of soft masks with transfer functions. Export the picture without them, or as "
        + "SVG or PNG."
    ).tell()
  }

  // MARK: Colours

  static func color(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) -> UIColor? {
    for catalog in catalogs(of: bundle) {
      guard let set = catalog.colors[name] else { continue }
      let entries = set.colors
      let place = UIColor.CatalogName(name: name, path: catalog.path)
      let color = UIColor(
        .catalog(
          place,
          { traits in
            let isPad = traits.userInterfaceIdiom == .pad
            let fitting = entries.filter { $0.conditions.fits(isPad: isPad) && $0.color != nil }
            let best = fitting.max { a, b in
              a.conditions.rank(traits) < b.conditions.rank(traits)
            }
            return best?.color.flatMap(uiColor) ?? .clear
          }))
      guard let traits else { return color }
      return color.resolvedColor(with: traits)
    }
    return nil
  }

  private static func uiColor(_ color: InterfaceColor) -> UIColor? {
    switch color {
    case .components(let red, let green, let blue, let alpha): UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .white(let white, let alpha): UIColor(white: white, alpha: alpha)
    case .system(let name): SystemColorNames.color(named: name)
    case .named: nil
    }
  }

  // MARK: Data

  static func data(named name: String, in bundle: Bundle?) -> (data: Data, type: String)? {
    let idiom = UITraitCollection.current.userInterfaceIdiom == .pad ? "ipad" : "iphone"
    for catalog in catalogs(of: bundle) {
      guard let set = catalog.data[name], let path = set.path(idiom: idiom),
        let data = FileManager.default.contents(atPath: path)
      else { continue }
      return (data, set.data.first?.typeIdentifier ?? "public.data")
    }
    return nil
  }

  private static func tell(_ path: String, _ text: String) {
    ResourceProblem(severity: .error, path: path, line: nil, text: text).tell()
  }
}

extension ImageSet {
  /// The entry for a display: of the look before others, of the device's own kind before the universal one, of the scale, else
  /// the next larger, else the largest.
  func best(scale: CGFloat, traits: UITraitCollection) -> Entry? {
    let isPad = traits.userInterfaceIdiom == .pad
    let isRightToLeft = traits.layoutDirection == .rightToLeft
    func isFitting(_ conditions: AssetConditions) -> Bool {
      conditions.fits(isPad: isPad) && (conditions.locale.map(LanguageFolders.isForScreen) ?? true)
        && (conditions.languageDirection == nil || isMirrored(conditions)
          || (conditions.languageDirection == "right-to-left") == isRightToLeft)
    }
    func order(_ entry: Entry) -> (Int, Int, Int, Double) {
      let own = entry.conditions.idiom == nil || entry.conditions.idiom == "universal" ? 1 : 0
      let special = (entry.conditions.locale == nil ? 0 : 1) + (entry.conditions.languageDirection == nil ? 0 : 1)
      let look = -entry.conditions.look(traits) - special
      guard let entryScale = entry.scale else { return (look, own, 0, 0) }
      if entryScale == Double(scale) { return (look, own, 0, 0) }
      return entryScale > Double(scale) ? (look, own, 1, entryScale) : (look, own, 2, -entryScale)
    }
    return images.filter { $0.filename != nil && isFitting($0.conditions) && $0.conditions.look(traits) >= 0 }
      .min { order($0) < order($1) }
  }

  /// Whether an image with a layout direction is mirrored for the other direction, because there is none for it.
  func isMirrored(_ entry: Entry) -> Bool { isMirrored(entry.conditions) }

  private func isMirrored(_ conditions: AssetConditions) -> Bool {
    conditions.languageDirection == "left-to-right"
      && !images.contains { $0.filename != nil && $0.conditions.languageDirection == "right-to-left" }
  }
}

extension AssetConditions {
  func fits(isPad: Bool) -> Bool {
    switch idiom {
    case nil, "universal": true
    case "iphone": !isPad
    case "ipad": isPad
    default: false
    }
  }

  /// The score of a variant's appearance; negative if it isn't for these traits.
  func look(_ traits: UITraitCollection) -> Int {
    let isDarkScreen = traits.userInterfaceStyle == .dark
    if isDark, !isDarkScreen { return -1 }
    if isLight, isDarkScreen { return -1 }
    if isHighContrast, traits.accessibilityContrast != .high { return -1 }
    return (isDark || isLight ? 4 : 0) + (isHighContrast ? 2 : 0)
  }

  /// The score of a variant; negative if it isn't for these traits.
  func rank(_ traits: UITraitCollection) -> Int {
    let look = look(traits)
    return look < 0 ? look : (idiom == nil || idiom == "universal" ? 0 : 8) + look
  }
}
