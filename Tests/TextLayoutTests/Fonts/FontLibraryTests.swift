import Foundation
import Testing

@testable import TextLayout

@Suite struct FontLibraryTests {
  private let inter = "/usr/share/fonts/truetype/inter-vf/Inter.var.ttf"

  private func temporaryFile(_ bytes: [UInt8]) throws -> String {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".ttf").path
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test func aMissingSystemFontNamesItsPackage() throws {
    let error = #expect(throws: FontError.self) { _ = try FontLibrary(systemFontsIn: "/nowhere") }
    let text = try #require(error).description
    #expect(text.contains("fonts-inter-variable"))
    #expect(text.contains("make setup"))
    #expect(text.contains("/nowhere/inter-vf/Inter-roman.var.ttf"))
  }

  /// Without any font, lines have their heights, glyphs are missing, and nothing ends the process.
  @Test func textIsMeasuredWithoutTheSystemFont() {
    let library = FontLibrary(availableIn: "/nowhere")
    #expect(library.missing?.description.contains("fonts-inter-variable fonts-noto-color-emoji") == true)
    let layout = TextEngine(library: library).layout(AttributedText("Hello, 你好 👋 مرحبا"))
    #expect(layout.lines.count == 1)
    // 17 pt times the system font's line height, by Docs/Architecture.md.
    #expect(layout.size.height >= 20)
    #expect(FontLibrary(availableIn: FontLibrary.systemDirectory).missing == nil)
  }

  @Test func garbageIsNoFont() throws {
    var library = try FontLibrary()
    let garbage: [[UInt8]] = [
      [], [0], Array("not a font at all, but text".utf8), [0, 1, 0, 0] + [UInt8](repeating: 0xFF, count: 500),
      Array("OTTO".utf8) + [UInt8](repeating: 0, count: 60), Array("ttcf".utf8) + [UInt8](repeating: 7, count: 60),
    ]
    for bytes in garbage {
      let path = try temporaryFile(bytes)
      defer { try? FileManager.default.removeItem(atPath: path) }
      let error = #expect(throws: FontError.self) { try library.register(path: path) }
      #expect(error?.description.contains(path) == true)
    }
    #expect(library.registeredFaces.isEmpty)
  }

  @Test func aTruncatedFontIsNoFontOrAHarmlessOne() throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: inter))
    for length in [100, 1_000, 20_000, whole.count / 2] {
      let path = try temporaryFile(Array(whole.prefix(length)))
      defer { try? FileManager.default.removeItem(atPath: path) }
      var library = try FontLibrary()
      guard let faces = try? library.register(path: path) else { continue }
      let engine = TextEngine(library: library)
      let font = FontDescription(family: .named(faces[0].postScriptName), pointSize: 17)
      let layout = engine.layout(AttributedText("abc", attributes: TextAttributes(font: font)))
      #expect(layout.size.height.isFinite)
    }
  }

  @Test func aMissingFileOrAFolderCannotBeRead() throws {
    var library = try FontLibrary()
    #expect(throws: FontError.unreadable(path: "/nowhere/font.ttf")) { try library.register(path: "/nowhere/font.ttf") }
    #expect(throws: FontError.self) { try library.register(path: "/usr/share/fonts") }
  }

  @Test func registeredFontsAreFoundByTheirNames() throws {
    var library = try FontLibrary()
    let faces = try library.register(path: "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf")
    try library.register(path: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
    #expect(faces.map(\.postScriptName) == ["DejaVuSans-Bold"])
    #expect(faces[0].familyName == "DejaVu Sans")
    #expect(faces[0].weight == 700)
    #expect(library.familyNames == ["DejaVu Sans"])
    #expect(library.fontNames(family: "DejaVu Sans") == ["DejaVuSans-Bold", "DejaVuSans"])
    #expect(library.face(named: "DejaVuSans", weight: 700, isItalic: false)?.face.postScriptName == "DejaVuSans")
    #expect(library.face(named: "DejaVu Sans Bold", weight: 400, isItalic: false)?.face.weight == 700)
    #expect(library.face(named: "DejaVu Sans", weight: 600, isItalic: false)?.face.weight == 700)
    #expect(library.face(named: "DejaVu Sans", weight: 300, isItalic: false)?.face.weight == 400)
    #expect(library.face(named: "Nowhere Sans", weight: 400, isItalic: false) == nil)
  }

  @Test func registeringTwiceCountsOnce() throws {
    var library = try FontLibrary()
    try library.register(path: inter)
    let count = library.registeredFaces.count
    try library.register(path: inter)
    #expect(library.registeredFaces.count == count)
  }

  @Test func variableFontsReachTheirWeights() throws {
    var library = try FontLibrary()
    let face = try #require(try library.register(path: inter).first)
    #expect(face.weightRange == 100...900)
    let found = try #require(library.face(named: face.familyName, weight: 650, isItalic: false))
    #expect(found.weight == 650)
    let instance = try #require(face.namedInstances.first { $0.weight == 700 && !$0.postScriptName.contains("Italic") })
    #expect(library.face(named: instance.postScriptName, weight: 400, isItalic: false)?.weight == 700)
  }

  /// DejaVu Sans has 1901 units above the baseline, 483 below and a gap of 0 in its `hhea` table, 2048 to the em.
  @Test func registeredFontsHaveTheirOwnMetrics() throws {
    var library = try FontLibrary()
    try library.register(path: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
    let engine = TextEngine(library: library)
    let font = FontDescription(family: .named("DejaVuSans"), pointSize: 20.48)
    let metrics = engine.metrics(of: font)
    #expect(isClose(metrics.ascender, 19.01))
    #expect(isClose(metrics.descender, -4.83))
    let layout = engine.layout(AttributedText("abc", attributes: TextAttributes(font: font)))
    #expect(isClose(layout.size.height, 23.84))
    #expect(layout.lines[0].usesFont("DejaVuSans.ttf"))
  }

  @Test func aFileThatVanishesIsReplaced() throws {
    let path = try temporaryFile(Array(Data(contentsOf: URL(fileURLWithPath: inter))))
    var library = try FontLibrary()
    let face = try #require(try library.register(path: path).first)
    try FileManager.default.removeItem(atPath: path)
    let font = FontDescription(family: .named(face.familyName), pointSize: 17)
    let layout = TextEngine(library: library).layout(AttributedText("abc", attributes: TextAttributes(font: font)))
    #expect(layout.lines[0].usesFont("Inter-roman.var.ttf"))
    #expect(library.file(at: path)?.contentHash == nil)
  }

  @Test func anUnknownNameMeansTheSystemFont() throws {
    let font = FontDescription(family: .named("Nowhere Sans"), pointSize: 17)
    let layout = try makeEngine().layout(AttributedText("abc", attributes: TextAttributes(font: font)))
    #expect(layout.lines[0].usesFont("Inter-roman.var.ttf"))
  }

  @Test func addedFallbacksComeFirst() throws {
    var library = try FontLibrary()
    try library.addFallback(path: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
    let engine = TextEngine(library: library)
    #expect(engine.layout(AttributedText("שלום")).lines[0].usesFont("DejaVuSans.ttf"))
    #expect(engine.layout(AttributedText("abc")).lines[0].usesFont("Inter-roman.var.ttf"))
  }

  @Test func filesHaveHashesOfTheirContent() throws {
    let library = try FontLibrary()
    let layout = TextEngine(library: library).layout(AttributedText("a😀"))
    let files = layout.fontPaths.map { library.file(at: $0) }
    #expect(files.map { $0?.name } == ["Inter-roman.var.ttf", "NotoColorEmoji.ttf"])
    let hashes = files.map { $0?.contentHash ?? "" }
    #expect(hashes.allSatisfy { $0.count == 32 })
    #expect(Set(hashes).count == 2)
  }

  /// The reference value of XXH3-128 for no input, from the algorithm's specification.
  @Test func theHashIsXXH3() throws {
    let path = try temporaryFile([])
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(FontFile(path: path).contentHash == "99aa06d3014798d86001c324468d497f")
    #expect(FontFile(path: "/nowhere").contentHash == nil)
  }

  @Test func versionsNameTheLibraries() {
    #expect(LibraryVersions.all.map(\.name) == ["HarfBuzz", "FriBidi", "FreeType", "libunibreak"])
    #expect(LibraryVersions.all.allSatisfy { $0.version.first?.isNumber == true })
  }
}
