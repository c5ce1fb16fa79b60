import Foundation
import InterfaceBuilder
import Testing

@Suite struct CatalogTests {
  /// Writes a catalog's files, and takes the folder away in the end.
  private func withCatalog(_ files: [String: String], _ body: (AssetCatalog) throws -> Void) throws {
    let path = NSTemporaryDirectory() + "catalog-\(UUID().uuidString)/Assets.xcassets"
    defer { try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent) }
    for (name, text) in files {
      let file = "\(path)/\(name)"
      try FileManager.default.createDirectory(
        atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try text.write(toFile: file, atomically: true, encoding: .utf8)
    }
    try body(AssetCatalog(path: path))
  }

  @Test func setsAreFoundInFoldersAndNamespaces() throws {
    let image = #"{"images":[{"idiom":"universal","filename":"a.png","scale":"2x"}],"info":{"version":1}}"#
    try withCatalog([
      "Contents.json": "{}",
      "Icons/one.imageset/Contents.json": image,
      "Space/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
      "Space/two.imageset/Contents.json": image,
    ]) { catalog in
      #expect(Set(catalog.images.keys) == ["one", "Space/two"])
      #expect(catalog.images["one"]?.images.first?.scale == 2)
      #expect(catalog.problems == [])
    }
  }

  @Test func coloursHaveFractionsBytesAndHexadecimals() throws {
    let colors = #"""
      {"colors":[
        {"idiom":"universal","color":{"color-space":"srgb","components":
          {"red":"0x80","green":"51","blue":"0.500","alpha":"1.000"}}},
        {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
          "color":{"platform":"ios","reference":"systemBlueColor"}}]}
      """#
    try withCatalog(["Accent.colorset/Contents.json": colors]) { catalog in
      let entries = try #require(catalog.colors["Accent"]?.colors)
      #expect(entries.count == 2)
      #expect(entries[0].color == .components(red: 128.0 / 255, green: 0.2, blue: 0.5, alpha: 1))
      #expect(entries[1].color == .system("systemBlueColor"))
      #expect(entries[1].conditions.isDark)
    }
  }

  /// Generated catalogs have opacities without a decimal point, and numbers instead of texts.
  @Test func coloursOfGeneratedCatalogsAreOpaque() throws {
    let colors = #"""
      {"colors":[
        {"idiom":"universal","color":{"components":{"red":"1","green":"0","blue":"255","alpha":"1"}}},
        {"idiom":"universal","color":{"components":{"red":1,"green":0.25,"blue":0,"alpha":0.5}}},
        {"idiom":"universal","color":{"components":{"red":"0x00","green":"0x00","blue":"0x00","alpha":"0x80"}}}]}
      """#
    try withCatalog(["A.colorset/Contents.json": colors]) { catalog in
      let colors = try #require(catalog.colors["A"]?.colors.map(\.color))
      #expect(colors[0] == .components(red: 1.0 / 255, green: 0, blue: 1, alpha: 1))
      #expect(colors[1] == .components(red: 1, green: 0.25, blue: 0, alpha: 0.5))
      #expect(colors[2] == .components(red: 0, green: 0, blue: 0, alpha: 128.0 / 255))
    }
  }

  /// Half of a linear component is 188 of 255 on sRGB's curve: 1.055 * 0.5 ^ (1 / 2.4) - 0.055 = 0.7354.
  @Test func coloursOfEverySpaceBecomeSRGB() throws {
    func entry(_ space: String, _ components: String) -> String {
      #"{"idiom":"universal","color":{"color-space":"\#(space)","components":{\#(components),"alpha":"1.000"}}}"#
    }
    let rgb = #""red":"0.500","green":"0.500","blue":"0.500""#
    let spaces = ["srgb", "extended-srgb", "extended-linear-srgb", "display-p3"].map { entry($0, rgb) }
    let greys = ["gray-gamma-22", "extended-gray"].map { entry($0, #""white":"0.250""#) }
    let set = #"{"colors":[\#((spaces + greys).joined(separator: ","))]}"#
    try withCatalog(["A.colorset/Contents.json": set]) { catalog in
      let colors = try #require(catalog.colors["A"]?.colors.map(\.color))
      func red(_ index: Int) -> Double? {
        if case .components(let red, _, _, _) = colors[index] { red } else { nil }
      }
      #expect(red(0) == 0.5)
      #expect(red(1) == 0.5)
      #expect(abs((red(2) ?? 0) - 0.7354) < 0.0001)
      #expect(abs((red(3) ?? 0) - 0.5) < 0.0001)
      #expect(colors[4] == .white(0.25, alpha: 1))
      #expect(colors[5] == .white(0.25, alpha: 1))
    }
  }

  @Test func aSetWithoutContentsIsAProblemAndTheOthersStay() throws {
    try withCatalog([
      "bad.imageset/readme.txt": "", "worse.imageset/Contents.json": "{\n \"images\":\n [}",
      "good.imageset/Contents.json": #"{"images":[]}"#,
    ]) { catalog in
      #expect(Set(catalog.images.keys) == ["good"])
      #expect(catalog.problems.count == 2)
      #expect(catalog.problems.allSatisfy { $0.path.hasSuffix("Contents.json") })
      #expect(catalog.problems.map(\.line) == [nil, 3])
    }
  }

  @Test func namesThatLeadOutOfTheSetAreNone() throws {
    // Slashes that are one character with a mark behind them, or a letter before.
    let image = #"""
      {"images":[{"filename":"../../secret.png"},{"filename":".."},{"filename":"../\u0301a.png"},
        {"filename":"x\u0600/b.png"},{"filename":"a.png"}]}
      """#
    try withCatalog(["one.imageset/Contents.json": image]) { catalog in
      #expect(catalog.images["one"]?.images.map(\.safeFilename) == [nil, nil, nil, nil, "a.png"])
    }
  }

  @Test func templatesAndSlicesAreRead() throws {
    let image = #"""
      {"images":[{"idiom":"universal","filename":"a.png","scale":"2x","resizing":{"mode":"3-part-horizontal",
        "center":{"mode":"stretch","width":2},"cap-insets":{"left":20,"right":18}}}],
       "properties":{"template-rendering-intent":"template","preserves-vector-representation":true}}
      """#
    try withCatalog(["one.imageset/Contents.json": image]) { catalog in
      let set = try #require(catalog.images["one"])
      #expect(set.properties?.renderingIntent == "template")
      #expect(set.properties?.preservesVectors == true)
      #expect(set.images.first?.resizing?.capInsets.left == 20)
    }
  }
}
