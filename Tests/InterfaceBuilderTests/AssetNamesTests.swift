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
    for name in ["icon-small", "HeaderImage", "URLIcon", "2x", "default", "- -"] {
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
  }
}
