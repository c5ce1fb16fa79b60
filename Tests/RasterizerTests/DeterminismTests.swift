import CCairo
import CFreeType
import Foundation
import Graphics
import Synchronization
import Testing

@testable import Rasterizer

@Suite struct DeterminismTests {
  /// Display lists that use every cache and every path through the painter.
  private static func lists() throws -> [DisplayList] {
    let stops = [Gradient.Stop(location: 0, color: .red), Gradient.Stop(location: 1, color: Color.blue.withAlpha(0.3))]
    let tile = Drawing(size: CGSize(width: 6, height: 6), scale: 2, items: [.rect(0, 0, 3, 3, .green)])
    var lists: [DisplayList] = []
    for index in 0..<12 {
      let shift = Double(index) * 0.37
      let card = Path(
        roundedRect: CGRect(x: 10 + shift, y: 10, width: 80, height: 40), cornerRadius: 6 + Double(index % 3))
      let text = try TestFont.run("Hamburg", in: TestFont.bold(400 + Double(index % 4) * 100), size: 12, advance: 9.3)
      let faces = try TestFont.run("😀", in: TestFont.emoji, size: 14, advance: 18)
      let items: [DisplayItem] = [
        .shadow(card, Shadow(color: .black, offset: CGSize(width: 0, height: 2), sigma: 3 + shift)),
        .fill(card, .linearGradient(Gradient(stops: stops), from: .zero, to: CGPoint(x: 100, y: 60))),
        .stroke(card, .color(.blue), StrokeStyle(width: 1)),
        .glyphs(text, origin: CGPoint(x: 12 + shift, y: 30), color: .black),
        .glyphs(faces, origin: CGPoint(x: 70, y: 45), color: .black),
        .image(ImageItem(.drawing(tile), in: CGRect(x: 60, y: 5, width: 21, height: 13))),
        .group(
          transform: CGAffineTransform(rotationAngle: 0.2), clip: card, opacity: 0.7,
          shadow: Shadow(color: .red, offset: .zero, sigma: 4),
          .glyphs(text, origin: CGPoint(x: 20, y: 20), color: .green), .rect(30, 10, 20, 20, .red)),
        .backdropBlur(Path(rect: CGRect(x: 0, y: 40, width: 100, height: 20)), sigma: 5 + shift),
        .fill(
          Path(ellipseIn: CGRect(x: 2, y: 2, width: 30, height: 20)),
          .conicGradient(Gradient(stops: stops), center: CGPoint(x: 17, y: 12), angle: shift)),
      ]
      lists.append(
        DisplayList(
          size: CGSize(width: 100, height: 60), scale: Double(1 + index % 3), background: .white, items: items))
    }
    return lists
  }

  @Test func everyThreadPaintsTheSameBytesInAnyOrder() async throws {
    let lists = try DeterminismTests.lists()
    let fresh = try lists.map { try CairoRasterizer().paint($0) }
    try await withThrowingTaskGroup(of: [(Int, Bitmap)].self) { group in
      for task in 0..<8 {
        group.addTask {
          var order = Array(lists.indices)
          order.shuffle()
          if task == 0 { order.reverse() }
          return try (order + order).map { ($0, try CairoRasterizer.paint(lists[$0])) }
        }
      }
      for try await results in group {
        for (index, bitmap) in results { #expect(bitmap == fresh[index], "list \(index)") }
      }
    }
  }

  @Test func oneRasterizerPaintsTheSameBytesAgainWhateverLayBetween() throws {
    let lists = try DeterminismTests.lists()
    let rasterizer = try CairoRasterizer()
    let first = try lists.map { try rasterizer.paint($0) }
    #expect(try lists.reversed().map { try rasterizer.paint($0) } == first.reversed())
  }

  @Test func freeTypesEnvironmentVariableIsNotRead() throws {
    func noStemDarkening(_ library: FT_Library) -> FT_Bool {
      var value: FT_Bool = 9
      FT_Property_Get(library, "cff", "no-stem-darkening", &value)
      return value
    }
    let own = try FreeTypeLibrary()
    setenv("FREETYPE_PROPERTIES", "cff:no-stem-darkening=0", 1)
    defer { unsetenv("FREETYPE_PROPERTIES") }
    let changed = try FreeTypeLibrary()
    #expect(noStemDarkening(changed.handle) == noStemDarkening(own.handle))
    #expect(noStemDarkening(own.handle) == 1)
  }

  @Test func glyphCacheIsBoundedAndWhatItDropsComesBackTheSame() throws {
    let rasterizer = try CairoRasterizer()
    func list(_ size: Double) throws -> DisplayList {
      let run = try TestFont.run("Hamburgefonstiv", size: size, advance: size / 2)
      return DisplayList(
        size: CGSize(width: 400, height: 300), scale: 1,
        items: [.glyphs(run, origin: CGPoint(x: 0, y: 250), color: .black)])
    }
    let first = try rasterizer.paint(list(200))
    for step in 0..<150 { _ = try rasterizer.paint(list(200 + Double(step) / 3)) }
    // A run may exceed the limit by its own glyphs.
    #expect(rasterizer.resources.fonts.glyphBytes < FreeTypeFaces.maximumGlyphBytes + (1 << 20))
    #expect(try rasterizer.paint(list(200)) == first)
  }

  @Test func glyphsThatWereUsedLastStayInTheCache() throws {
    let rasterizer = try CairoRasterizer()
    func list(_ size: Double) throws -> DisplayList {
      let run = try TestFont.run("Hamburgefonstiv", size: size, advance: size / 2)
      return DisplayList(
        size: CGSize(width: 400, height: 300), scale: 1,
        items: [.glyphs(run, origin: CGPoint(x: 0, y: 250), color: .black)])
    }
    func sizes() throws -> [Int] {
      try rasterizer.resources.fonts.face(TestFont.run("a", in: TestFont.inter, size: 10).font).uses.map(\.size)
        .sorted()
    }
    var step = 0
    // Each size's glyphs are larger than the ones before, and 20 points are used in every picture.
    repeat {
      _ = try rasterizer.paint(list(20))
      step += 1
      _ = try rasterizer.paint(list(120 + Double(step)))
    } while try sizes().count == step + 1 && step < 300
    #expect(step < 300)
    let kept = try sizes()
    // A size in 64ths of a pixel: 20 points, and the latest ones without a gap.
    #expect(kept.first == 20 * 64)
    #expect(kept.dropFirst().last == (120 + step) * 64)
    #expect(kept.dropFirst().first == (120 + step) * 64 - (kept.count - 2) * 64)
    #expect(rasterizer.resources.fonts.glyphBytes <= FreeTypeFaces.maximumGlyphBytes / 2 + (1 << 20))
  }

  @Test func numberOfOpenFacesIsBounded() throws {
    let rasterizer = try CairoRasterizer()
    for weight in 0..<(FreeTypeFaces.maximumFaces + 20) {
      let run = try TestFont.run("a", in: TestFont.inter, size: 10)
      let varied = GlyphRun(font: TestFont.bold(100 + Double(weight)), pointSize: 10, glyphs: run.glyphs)
      _ = try rasterizer.paint(
        DisplayList(
          size: CGSize(width: 10, height: 10), scale: 1,
          items: [.glyphs(varied, origin: CGPoint(x: 0, y: 8), color: .black)]))
    }
    #expect(rasterizer.resources.fonts.faceCount <= FreeTypeFaces.maximumFaces)
  }

  @Test func shadowsDrawingsAndScratchMemoryAreBounded() throws {
    let rasterizer = try CairoRasterizer()
    var drawings: [Drawing] = []
    for step in 0..<60 {
      let side = 600 + Double(step) * 3
      let drawing = Drawing(size: CGSize(width: side, height: side), scale: 1, items: [.rect(0, 0, 5, 5, .red)])
      drawings.append(drawing)
      let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: side, height: side))
      _ = try rasterizer.paint(
        DisplayList(
          size: CGSize(width: 50, height: 50), scale: 1,
          items: [
            .shadow(path, Shadow(color: .black, offset: .zero, sigma: 10)),
            .image(ImageItem(.drawing(drawing), in: CGRect(x: 0, y: 0, width: 50, height: 50))),
            .group(opacity: 0.5, .rect(0, 0, 50, 50, .red), .rect(0, 0, side, 40, .red)),
          ]))
    }
    #expect(rasterizer.resources.shadows.byteCount <= ShadowCache.maximumBytes)
    #expect(rasterizer.resources.drawings.byteCount <= DrawingCache.maximumBytes)
    #expect(rasterizer.resources.scratch.freeBytes <= ScratchPool.maximumFreeBytes)
    #expect(rasterizer.resources.scratch.bytesInUse == 0)
  }

  @Test func drawingsWithoutAnOwnerMakeRoomForOthers() throws {
    func list(_ drawing: Drawing) -> DisplayList {
      DisplayList(
        size: CGSize(width: 50, height: 50), scale: 1,
        items: [.image(ImageItem(.drawing(drawing), in: CGRect(x: 0, y: 0, width: 50, height: 50)))])
    }
    func drawing() -> Drawing {
      Drawing(size: CGSize(width: 400, height: 400), scale: 1, items: [.rect(0, 0, 5, 5, .red)])
    }
    let rasterizer = try CairoRasterizer()
    let cache = rasterizer.resources.drawings
    let kept = drawing()
    _ = try rasterizer.paint(list(kept))
    let one = cache.byteCount
    #expect(one > 400 * 400 * 4)
    for _ in 0..<5 { _ = try rasterizer.paint(list(drawing())) }
    // The one that is kept here, and the last of the others, which is removed with the next drawing.
    #expect(cache.byteCount == 2 * one)
    #expect(cache.entry(for: kept) != nil)
  }

  @Test func fingerprintNamesTheLibrariesInUse() {
    let fingerprint = RendererFingerprint.current
    #expect(fingerprint.cairo == String(cString: cairo_version_string()))
    #expect(fingerprint.freeType.split(separator: ".").count == 3)
    #expect(fingerprint.pixman.split(separator: ".").count == 3)
    #expect(fingerprint.rendererVersion == CairoRasterizer.version)
  }
}
