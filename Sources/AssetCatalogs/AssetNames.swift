internal import Foundation

/// The Swift names that Xcode generates for the images and colours of catalogs: `ImageResource.icon`, `ColorResource.accent`, and
/// `UIImage.icon` and `UIColor.accent` unless UIKit itself has a member with that name. For sources with SwiftUI, colours are members
/// of `Color`, too, and of `ShapeStyle` where a `Color` is expected.
package struct AssetNames {
  private struct Asset {
    let name: String
    let path: [String]
    let member: String
  }

  private let images: [Asset]
  private let colors: [Asset]

  private let declared: Set<String>
  private let swiftUI: String?

  /// - Parameters:
  ///   - declared: the app's own declarations, such as `UIColor.accent`, which must not be declared again.
  ///   - swiftUI: the module that the target has for SwiftUI; nil if there is none.
  package init(_ catalogs: [CatalogFolder], besides declared: Set<String> = [], swiftUI: String? = nil) {
    let entries = catalogs.flatMap(\.entries)
    func names(_ kinds: CatalogFolder.Kind...) -> [String] {
      entries.filter { kinds.contains($0.kind) }.map(\.name)
    }
    images = AssetNames.assets(names(.image, .symbol), dropping: "Image")
    colors = AssetNames.assets(names(.color), dropping: "Color")
    self.declared = declared
    self.swiftUI = swiftUI
  }

  /// Sorted by name; if two names are equal, only the first one is included.
  private static func assets(_ names: [String], dropping suffix: String) -> [Asset] {
    let assets = Set(names).sorted().compactMap { name -> Asset? in
      var path = name.split(separator: "/").map(String.init)
      guard let last = path.popLast() else { return nil }
      let short = last.hasSuffix(suffix) && last.count > suffix.count ? String(last.dropLast(suffix.count)) : last
      let spaces = path.compactMap { identifier($0, isType: true) }
      // A name without letters or digits can't be expressed in Swift.
      guard spaces.count == path.count, let member = identifier(short, isType: false) else { return nil }
      return Asset(name: name, path: spaces, member: member)
    }
    // In scripts without lowercase letters, a namespace may have the name of a member.
    var taken: Set<[String]> = []
    for asset in assets { for count in asset.path.indices { taken.insert(Array(asset.path[...count])) } }
    return assets.filter { taken.insert($0.path + [$0.member]).inserted }
  }

  /// A name in Swift's form: words are joined, and the first word of a member is lowercase. Nil if it contains no word.
  private static func identifier(_ name: String, isType: Bool) -> String? {
    let words = name.unicodeScalars.split { !isWordPart($0) }.map { String($0) }
    // Public sources name the sets `BG` and `HWS` in capitals: a name that is nothing but capitals stays as it is.
    let isCapitals = words.count == 1 && words[0].count > 1 && words[0].allSatisfy(\.isUppercase)
    var text = words.enumerated().map { index, word in
      index == 0 && !isType && !isCapitals ? lowered(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    guard let first = text.unicodeScalars.first else { return nil }
    if !first.properties.isXIDStart { text = "_" + text }
    return keywords.contains(text) ? "`\(text)`" : text
  }

  /// Whether a scalar is part of a word, and allowed in a Swift name. Scalars instead of characters: some letters form a single
  /// character with a following one, for instance a bracket.
  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .nonspacingMark, .spacingMark:
      scalar.properties.isXIDContinue
    case .otherNumber: true
    default: false
    }
  }

  /// `URLIcon` becomes `urlIcon`, `Icon` becomes `icon`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix(while: \.isUppercase)
    guard capitals.count > 1, capitals.count < word.count else {
      return capitals.count == word.count ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
    }
    let run = capitals.dropLast()
    return run.lowercased() + word.dropFirst(run.count)
  }

  // MARK: Swift

  /// A source file with the names.
  package var source: String {
    var text =
      "// Generated from the asset catalogs, as Xcode does when it compiles them.\nimport UIKit\n"
    text += swiftUI.map { "import \($0)\n\n" } ?? "\n"
    text += block("ImageResource", images) {
      "static let \($0.member) = ImageResource(name: \(quoted($0.name)), bundle: .main)"
    }
    text += block("ColorResource", colors) {
      "static let \($0.member) = ColorResource(name: \(quoted($0.name)), bundle: .main)"
    }
    let ofImages = images.filter { !AssetNames.reserved.union(AssetNames.propertiesOfImages).contains($0.member) }
    text += block("UIImage", ofImages) {
      "static var \($0.member): UIImage { UIImage(resource: .\(($0.path + [$0.member]).joined(separator: "."))) }"
    }
    text += block("UIColor", colors.filter { !AssetNames.reserved.contains($0.member) }) {
      "static var \($0.member): UIColor { UIColor(resource: .\(($0.path + [$0.member]).joined(separator: "."))) }"
    }
    return text + swiftUIColors
  }

  private var swiftUIColors: String {
    guard swiftUI != nil else { return "" }
    let shown = colors.filter { !AssetNames.reservedInSwiftUI.contains($0.member) }
    func colour(_ asset: Asset) -> String {
      "static var \(asset.member): Color { Color(.\((asset.path + [asset.member]).joined(separator: "."))) }"
    }
    // A protocol's extension can't hold the types that are namespaces.
    return block("Color", shown, colour)
      + block("ShapeStyle", shown.filter(\.path.isEmpty), where: "Self == Color") {
        (AssetNames.styles.contains($0.member) ? "@_disfavoredOverload " : "") + colour($0)
      }
  }

  private func quoted(_ name: String) -> String {
    var literal = "\""
    for scalar in name.unicodeScalars {
      switch scalar.properties.generalCategory {
      // Line breaks would end the literal, and other control characters aren't allowed in a source.
      case .control, .format, .lineSeparator, .paragraphSeparator:
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default:
        if scalar == "\\" || scalar == "\"" { literal += "\\" }
        literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  private func block(_ type: String, _ assets: [Asset], where condition: String? = nil, _ line: (Asset) -> String)
    -> String
  {
    let assets = assets.filter { !declared.contains("\(type).\(($0.path + [$0.member]).joined(separator: "."))") }
    guard !assets.isEmpty else { return "" }
    return "extension \(type) \(condition.map { "where \($0) " } ?? ""){\n" + members(assets, depth: 0, line) + "}\n\n"
  }

  /// Namespaces become nested enumerations.
  private func members(_ assets: [Asset], depth: Int, _ line: (Asset) -> String) -> String {
    let space = String(repeating: "  ", count: depth + 1)
    var text = assets.filter { $0.path.count == depth }.map { "\(space)\(line($0))\n" }.joined()
    let inner = Dictionary(grouping: assets.filter { $0.path.count > depth }) { $0.path[depth] }
    for (name, below) in inner.sorted(by: { $0.key < $1.key }) {
      text += "\(space)enum \(name) {\n" + members(below, depth: depth + 1, line) + "\(space)}\n"
    }
    return text
  }

  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    "Any", "Protocol", "Self", "Type",
  ]

  /// Members of UIKit, for which Xcode generates no name and a warning.
  private static let reserved: Set = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange",
    "purple", "brown", "clear", "label", "link", "separator", "tintColor", "tint", "add", "remove", "actions",
    "checkmark", "strokedCheckmark", "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow",
    "systemPink", "systemPurple", "systemTeal", "systemIndigo", "systemBrown", "systemMint", "systemCyan", "systemGray",
    "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemBackground",
    "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill",
    "tertiarySystemFill", "quaternarySystemFill", "secondaryLabel", "tertiaryLabel", "quaternaryLabel",
    "opaqueSeparator", "placeholderText", "lightText", "darkText",
  ]

  /// Properties of `UIImage`. A static member of the same name in the app's module hides the property there: Swift reports
  /// `image.scale` as an error in an app that has an image named "scale".
  private static let propertiesOfImages: Set = [
    "size", "scale", "images", "duration", "capInsets", "resizingMode", "alignmentRectInsets", "renderingMode",
    "imageOrientation", "cgImage", "ciImage", "isSymbolImage", "isHighDynamicRange", "traitCollection", "imageAsset",
    "configuration", "symbolConfiguration", "baselineOffsetFromBottom", "imageRendererFormat",
    "flipsForRightToLeftLayoutDirection", "leftCapWidth", "topCapHeight", "description", "debugDescription", "hash",
  ]

  /// Members of SwiftUI's `Color`, which a generated one would repeat.
  private static let reservedInSwiftUI: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white",
    "gray", "black", "clear", "primary", "secondary", "accentColor",
  ]

  /// Styles of SwiftUI that aren't colours. `.background` alone stays SwiftUI's, and `Color.background` is the catalog's. Which one
  /// Xcode's compiler takes for `.background` wasn't tried.
  private static let styles: Set = [
    "tertiary", "quaternary", "quinary", "foreground", "background", "tint", "separator", "selection", "placeholder",
    "link", "fill", "windowBackground", "bar",
  ]
}
