import AssetCatalogs
import Foundation
import Testing

@Suite struct AssetNamesTests {
  @Test func namesAreSpelledAsXcodeDoes() throws {
    let path = NSTemporaryDirectory() + "names-\(UUID().uuidString)/Assets.xcassets"
    defer { try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent) }
    func write(_ name: String, _ text: String) throws {
      let folder = "\(path)/\(name)"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try text.write(toFile: "\(folder)/Contents.json", atomically: true, encoding: .utf8)
    }
    for name in ["icon-small", "HeaderImage", "URLIcon", "BG", "B", "2x", "default", "- -"] {
      try write("\(name).imageset", "{\"images\":[]}")
    }
    try write("Kinds", "{\"properties\":{\"provides-namespace\":true}}")
    try write("Kinds/apple.imageset", "{\"images\":[]}")
    try write("type", "{\"properties\":{\"provides-namespace\":true}}")
    try write("type/pear.imageset", "{\"images\":[]}")
    for name in ["AccentColor", "red"] { try write("\(name).colorset", "{\"colors\":[]}") }
    let source = AssetNames([CatalogFolder(path: path)]).source
    let lines = Set(source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
    #expect(lines.contains("static let iconSmall = ImageResource(name: \"icon-small\", bundle: .main)"))
    #expect(lines.contains("static let header = ImageResource(name: \"HeaderImage\", bundle: .main)"))
    #expect(lines.contains("static let urlIcon = ImageResource(name: \"URLIcon\", bundle: .main)"))
    #expect(lines.contains("static let BG = ImageResource(name: \"BG\", bundle: .main)"))
    #expect(lines.contains("static let b = ImageResource(name: \"B\", bundle: .main)"))
    #expect(lines.contains("static let _2x = ImageResource(name: \"2x\", bundle: .main)"))
    #expect(lines.contains("static let `default` = ImageResource(name: \"default\", bundle: .main)"))
    #expect(lines.contains("static let apple = ImageResource(name: \"Kinds/apple\", bundle: .main)"))
    #expect(lines.contains("enum `Type` {"))
    #expect(lines.contains("static var pear: UIImage { UIImage(resource: .`Type`.pear) }"))
    #expect(!source.contains("- -"))
    #expect(lines.contains("enum Kinds {"))
    #expect(lines.contains("static var apple: UIImage { UIImage(resource: .Kinds.apple) }"))
    #expect(lines.contains("static let accent = ColorResource(name: \"AccentColor\", bundle: .main)"))
    #expect(lines.contains("static var accent: UIColor { UIColor(resource: .accent) }"))
    // The app's sources may have a name themselves.
    let rest = AssetNames([CatalogFolder(path: path)], besides: ["UIColor.accent", "UIImage.Kinds.apple"]).source
    #expect(rest.contains("static let accent") && !rest.contains("var accent"))
    #expect(rest.contains("static let apple") && !rest.contains("var apple"))
    // UIKit has a colour of that name already.
    #expect(lines.contains("static let red = ColorResource(name: \"red\", bundle: .main)"))
    #expect(!source.contains("static var red"))
    #expect(!source.contains("Color(.accent)"))
  }

  /// In an app with an image named "scale", `image.scale` is still the property.
  @Test func propertiesOfImagesArentHidden() throws {
    let path = NSTemporaryDirectory() + "names-\(UUID().uuidString)/Assets.xcassets"
    defer { try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent) }
    for name in ["Scale", "Scales"] {
      let folder = "\(path)/\(name).imageset"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try "{\"images\":[]}".write(toFile: "\(folder)/Contents.json", atomically: true, encoding: .utf8)
    }
    let source = AssetNames([CatalogFolder(path: path)]).source
    #expect(source.contains("static let scale = ImageResource(name: \"Scale\", bundle: .main)"))
    #expect(!source.contains("static var scale:"))
    #expect(source.contains("static var scales: UIImage { UIImage(resource: .scales) }"))
  }

  /// Xcode's `extension SwiftUI.Color` and `extension SwiftUI.ShapeStyle where Self == SwiftUI.Color`.
  @Test func coloursAreMembersOfSwiftUIsColorAndStyles() throws {
    let path = NSTemporaryDirectory() + "names-\(UUID().uuidString)/Assets.xcassets"
    defer { try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent) }
    func write(_ name: String, _ text: String) throws {
      let folder = "\(path)/\(name)"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try text.write(toFile: "\(folder)/Contents.json", atomically: true, encoding: .utf8)
    }
    try write("Kinds", "{\"properties\":{\"provides-namespace\":true}}")
    for name in ["AppGrayColor", "Background", "red", "own", "Kinds/Apple"] {
      try write("\(name).colorset", "{\"colors\":[]}")
    }
    let source = AssetNames([CatalogFolder(path: path)], besides: ["Color.own"], swiftUI: "HeadlessSwiftUI").source
    #expect(source.contains("import HeadlessSwiftUI\n"))
    let parts = source.components(separatedBy: "extension ")
    let color = try #require(parts.first { $0.hasPrefix("Color {") })
    let style = try #require(parts.first { $0.hasPrefix("ShapeStyle where Self == Color {") })
    #expect(color.contains("  static var appGray: Color { Color(.appGray) }"))
    #expect(color.contains("  enum Kinds {\n    static var apple: Color { Color(.Kinds.apple) }"))
    #expect(style.contains("  static var appGray: Color { Color(.appGray) }"))
    // A type can't be nested in a protocol's extension.
    #expect(!style.contains("Kinds"))
    // Styles that are SwiftUI's own come before those of the catalog.
    #expect(color.contains("  static var background: Color"))
    #expect(style.contains("  @_disfavoredOverload static var background: Color"))
    // SwiftUI has a colour of that name already, and the app declares one itself.
    #expect(!source.contains("Color(.red)") && !color.contains("own"))
  }

  /// Whatever a set is called, the output compiles, and contains only names.
  @Test func namesOfSetsAreNoSwift() throws {
    let path = NSTemporaryDirectory() + "names-\(UUID().uuidString)/Assets.xcassets"
    defer { try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent) }
    // A letter that is one character with what comes after it, a mark without a letter, no word at all, keywords.
    let names = [
      "x\u{0D4E}=\u{0D4E}{\u{0D4E}}", "\u{345}x", "\u{2E2F}", "🎉", "-", "a\nb", "a\u{7}\"\\(b)\u{2028}", "self", "½",
    ]
    let spaces = ["Type", "any", "self", "protocol", "🎉", "図"]
    for name in names + ["図"] {
      try FileManager.default.createDirectory(atPath: "\(path)/\(name).imageset", withIntermediateDirectories: true)
    }
    for space in spaces {
      try FileManager.default.createDirectory(atPath: "\(path)/\(space)/q.imageset", withIntermediateDirectories: true)
      try "{\"properties\":{\"provides-namespace\":true}}".write(
        toFile: "\(path)/\(space)/Contents.json", atomically: true, encoding: .utf8)
    }
    let source = AssetNames([CatalogFolder(path: path)]).source
    let resources = source.components(separatedBy: "extension UIImage")[0]
    let lines = resources.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let declared = lines.filter { $0.hasPrefix("static let") || $0.hasPrefix("enum") }
    #expect(
      Set(declared.map { $0.prefix { $0 != "=" && $0 != "{" }.trimmingCharacters(in: .whitespaces) }) == [
        "static let x\u{0D4E}\u{0D4E}\u{0D4E}", "static let _\u{345}x", "static let aB", "static let `self`",
        "static let _½",
        "enum `Type`", "enum `Any`", "enum `Self`", "enum `Protocol`", "enum 図", "static let q",
      ])
    #expect(
      lines.contains("static let x\u{0D4E}\u{0D4E}\u{0D4E} = ImageResource(name: \"\(names[0])\", bundle: .main)"))
    // One of the two that are called alike.
    #expect(
      lines.contains("static let aB = ImageResource(name: \"a\\u{7}\\\"\\\\(b)\\u{2028}\", bundle: .main)"))
    #expect(!source.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
  }
}
