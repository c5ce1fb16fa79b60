import Foundation
import Graphics
import Testing

@testable import Rasterizer

@Suite struct HostileInputTests {
  private static let badNumbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e9, -1e9, 0, -1, .leastNonzeroMagnitude,
  ]

  /// Paints one item above a red dot and expects the dot to be visible: a context in an error state paints nothing more.
  private func survives(_ items: DisplayItem...) throws {
    let bitmap = try CairoRasterizer.paint(
      DisplayList(
        size: CGSize(width: 20, height: 20), scale: 2,
        items: items + [.rect(0, 0, 1, 1, .red)]))
    #expect(bitmap.pixel(0, 0) == .red)
  }

  @Test(arguments: badNumbers) func badCoordinatesOfShapes(n: CGFloat) throws {
    for rect in [
      CGRect(x: n, y: 0, width: 5, height: 5), CGRect(x: 0, y: 0, width: n, height: 5),
      CGRect(x: n, y: n, width: n, height: n),
    ] {
      var triangle = Path()
      triangle.move(to: CGPoint(x: 3, y: 3))
      triangle.addLine(to: CGPoint(x: n, y: 9))
      triangle.addQuadCurve(to: CGPoint(x: 5, y: n), control: CGPoint(x: n, y: n))
      triangle.addCurve(to: CGPoint(x: 1, y: 1), control1: CGPoint(x: n, y: 2), control2: CGPoint(x: 2, y: n))
      for path in [Path(rect: rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: n), triangle] {
        try survives(
          .fill(path, .color(.blue)), .stroke(path, .color(.blue), StrokeStyle(width: 1)),
          .stroke(
            path, .color(.blue), StrokeStyle(width: n, miterLimit: n, dash: [n, 1], dashPhase: n)),
          .stroke(path, .color(.blue), StrokeStyle(width: 1, cap: .round, join: .round, dash: [3, 1])),
          .shadow(path, Shadow(color: .black, offset: CGSize(width: n, height: 1), sigma: n)),
          .shadow(path, Shadow(color: .black, offset: .zero, sigma: 3)),
          .backdropBlur(path, sigma: n), .backdropBlur(path, sigma: 2), .group(clip: path, .rect(0, 0, 9, 9, .blue)),
          .group(clip: path, opacity: 0.5, .rect(0, 0, 9, 9, .blue), .rect(0, 0, 5, 5, .green)))
      }
    }
  }

  @Test(arguments: badNumbers) func badNumbersInPaints(n: CGFloat) throws {
    let path = Path(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    let gradients = [
      Gradient(stops: []), Gradient(stops: [.init(location: n, color: .red)]),
      Gradient(stops: [
        .init(location: n, color: Color(red: n, green: n, blue: n, alpha: n)), .init(location: 0.5, color: .blue),
      ]),
    ]
    let tile = ImageContent.bitmap(Bitmap(width: 2, height: 2, color: .red))
    for gradient in gradients {
      for paint in [
        Paint.color(Color(red: n, green: 0, blue: 0, alpha: n)),
        .linearGradient(gradient, from: CGPoint(x: n, y: 0), to: CGPoint(x: 1, y: n)),
        .radialGradient(
          gradient, startCenter: CGPoint(x: n, y: 0), startRadius: n, endCenter: .zero, endRadius: n),
        .conicGradient(gradient, center: CGPoint(x: n, y: 0), angle: n),
        .conicGradient(gradient, center: .zero, angle: n),
        .pattern(tile, origin: CGPoint(x: n, y: 0), size: CGSize(width: 4, height: 4)),
        .pattern(tile, origin: .zero, size: CGSize(width: n, height: 4)),
      ] {
        try survives(.fill(path, paint), .stroke(path, paint, StrokeStyle(width: 2)))
      }
    }
  }

  @Test(arguments: badNumbers) func badNumbersInImages(n: CGFloat) throws {
    let content = ImageContent.bitmap(Bitmap(width: 4, height: 3, color: .blue))
    let place = CGRect(x: 2, y: 2, width: 8, height: 8)
    for orientation in ImageOrientation.allCases {
      try survives(
        .image(ImageItem(content, in: CGRect(x: n, y: 0, width: n, height: 4), orientation: orientation)),
        .image(ImageItem(content, in: CGRect(x: 0, y: n, width: 4, height: 4), orientation: orientation)),
        .image(
          ImageItem(content, source: CGRect(x: n, y: 0, width: 2, height: n), in: place, orientation: orientation)),
        .image(ImageItem(content, in: place, tint: Color(white: n), opacity: n, orientation: orientation)),
        .image(ImageItem(.bitmap(Bitmap(width: 0, height: 3, color: .red)), in: place)),
        .image(
          ImageItem(.drawing(Drawing(size: .zero, scale: 2, items: [.rect(0, 0, 1, 1, .red)])), in: place)))
      if abs(n) < 1e8 || !n.isFinite {
        let sized = Drawing(size: CGSize(width: n, height: 2), scale: 2, items: [.rect(0, 0, 1, 1, .red)])
        let scaled = Drawing(size: CGSize(width: 2, height: 2), scale: n, items: [.rect(0, 0, 1, 1, .red)])
        try survives(.image(ImageItem(.drawing(sized), in: place)), .image(ImageItem(.drawing(scaled), in: place)))
      }
    }
  }

  @Test(arguments: badNumbers) func badNumbersInGroups(n: CGFloat) throws {
    let shape = DisplayItem.rect(0, 0, 9, 9, .blue)
    for transform in [
      CGAffineTransform(scaleX: n, y: 1), CGAffineTransform(translationX: n, y: 0),
      CGAffineTransform(a: n, b: n, c: n, d: n, tx: n, ty: n), CGAffineTransform(rotationAngle: n),
    ] {
      let text = try TestFont.run("a", size: 10)
      try survives(
        .group(transform: transform, shape), .group(transform: transform, opacity: 0.5, shape, shape),
        .group(transform: transform, shadow: Shadow(color: .black, offset: .zero, sigma: 2), shape),
        .group(transform: transform, .glyphs(text, origin: .zero, color: .black)),
        .group(opacity: Double(n), .glyphs(text, origin: CGPoint(x: n, y: n), color: .black)),
        .group(opacity: 0.5, .glyphs(text, origin: CGPoint(x: n, y: 3), color: .black), shape),
        .glyphs(GlyphRun(font: TestFont.inter, pointSize: n, glyphs: text.glyphs), origin: .zero, color: .black))
    }
  }

  @Test func longLineOfTinyDashesEnds() throws {
    var line = Path()
    line.move(to: CGPoint(x: -1e9, y: 5))
    line.addLine(to: CGPoint(x: 1e9, y: 5))
    try survives(.stroke(line, .color(.blue), StrokeStyle(width: 1, dash: [1e-7, 1e-7])))
    try survives(.stroke(line, .color(.blue), StrokeStyle(width: 1, dash: [0.1, 0.1])))
    try survives(.stroke(line, .color(.blue), StrokeStyle(width: 1, dash: [0, 0])))
    try survives(.stroke(line, .color(.blue), StrokeStyle(width: 1, dash: [-1, 2])))
  }

  /// Every end of a dash is a circle as wide as the pen: 100,000 dashes with a pen of a million pixels took ten seconds.
  @Test func dashesWithoutNumberAreLeftOut() throws {
    var line = Path()
    line.move(to: CGPoint(x: -1e5, y: 5))
    line.addLine(to: CGPoint(x: 1e5, y: 6))
    func areTooMany(_ dash: [CGFloat], width: CGFloat, _ cap: StrokeStyle.Cap, _ matrix: Matrix = .identity) -> Bool {
      FineDashes.areTooMany(
        line, StrokeStyle(width: width, cap: cap, dash: dash), period: Double(dash.reduce(0, +)), matrix)
    }
    #expect(areTooMany([1, 1], width: 999_999, .round, Matrix(scale: 3)))
    // Without round caps, each is a rectangle; round caps of a usual pen are a few lines each.
    #expect(!areTooMany([1, 1], width: 999_999, .butt, Matrix(scale: 3)))
    #expect(!areTooMany([1, 1], width: 2, .round, Matrix(scale: 3)))
    // Scaled to a ten-thousandth, a path as long as a picture allows has billions of dashes.
    let flat = Matrix(xx: 1e-4, yx: 0, xy: 0, yy: 1e4, x0: 0, y0: 0)
    line.addLine(to: CGPoint(x: 1e300, y: 0))
    #expect(areTooMany([1, 1], width: 1, .butt, flat))
    let dashes = StrokeStyle(width: 999_999, cap: .round, dash: [1, 1])
    // The dashed line is drawn as a solid line.
    let whole = StrokeStyle(width: 999_999, cap: .round)
    let bitmap = try paint(80, 80, scale: 3, .stroke(line, .color(.blue), dashes))
    #expect(try bitmap == paint(80, 80, scale: 3, .stroke(line, .color(.blue), whole)))
    // An ordinary dashed line, of a phone's width and longer, stays dashed.
    line = Path()
    line.move(to: CGPoint(x: -1e6, y: 5))
    line.addLine(to: CGPoint(x: 1e6, y: 5))
    let common = try paint(12, 10, .stroke(line, .color(.blue), StrokeStyle(width: 2, dash: [2, 2])))
    #expect(common.rows[5].map(\.alpha) == [255, 255, 0, 0, 255, 255, 0, 0, 255, 255, 0, 0])
  }

  @Test func sizesThatMakeNoPictureAreReported() throws {
    func error(_ width: CGFloat, _ height: CGFloat, _ scale: CGFloat) -> RasterizerError? {
      #expect(throws: RasterizerError.self) {
        try CairoRasterizer.paint(DisplayList(size: CGSize(width: width, height: height), scale: scale, items: []))
      }
    }
    for (width, height, scale) in [(CGFloat.nan, 1.0, 1.0), (1, .infinity, 1), (1, 1, 0), (1, 1, -2), (-1, 1, 1)]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      guard case .invalidSize = error(width, height, scale) else {
        Issue.record("\(width) x \(height) at \(scale)")
        continue
      }
    }
    #expect(error(20_000, 1, 2) == .surfaceTooLarge(width: 40_000, height: 2))
    #expect(error(20_000, 20_000, 1) == .surfaceTooLarge(width: 20_000, height: 20_000))
    #expect(error(1e200, 1e200, 1)?.description.contains("32767") == true)
  }

  @Test func listWithoutAreaIsAnEmptyPicture() throws {
    let bitmap = try paint(0, 5, .rect(0, 0, 1, 1, .red))
    #expect(bitmap.width == 0 && bitmap.height == 5)
  }

  @Test func largestSideCanBePainted() throws {
    let bitmap = try paint(32_767, 1, .rect(32_766, 0, 1, 1, .red))
    #expect(bitmap.pixel(32_766, 0) == .red && bitmap.pixel(32_765, 0) == .clear)
  }

  @Test func groupsMayBeNestedDeepAndNotWithoutEnd() throws {
    func nested(_ depth: Int, opacity: Double) -> DisplayItem {
      var item = DisplayItem.rect(0, 0, 1, 1, .red)
      for _ in 0..<depth { item = .group(opacity: opacity, item, .rect(5, 5, 1, 1, .blue)) }
      return item
    }
    #expect(try paint(8, 8, nested(499, opacity: 1)).pixel(0, 0) == .red)
    #expect(try paint(8, 8, nested(300, opacity: 0.999)).pixel(5, 5).blue > 180)
    let limit = CairoRasterizer.maximumDepth
    #expect(throws: RasterizerError.nestedTooDeeply(limit: limit)) {
      try paint(8, 8, nested(limit + 1, opacity: 1))
    }
  }

  @Test func depthThatADrawingAddsCountsPaintedBeforeOrNot() throws {
    var items = [DisplayItem.rect(0, 0, 1, 1, .red)]
    for _ in 0..<300 { items = [.group(DisplayGroup(items: items))] }
    let drawing = Drawing(size: CGSize(width: 4, height: 4), scale: 1, items: items)
    let image = DisplayItem.image(ImageItem(.drawing(drawing), in: CGRect(x: 0, y: 0, width: 4, height: 4)))
    var deep = image
    for _ in 0..<250 { deep = .group(DisplayGroup(items: [deep])) }
    let rasterizer = try CairoRasterizer()
    func list(_ item: DisplayItem) -> DisplayList {
      DisplayList(size: CGSize(width: 4, height: 4), scale: 1, items: [item])
    }
    let error = RasterizerError.nestedTooDeeply(limit: CairoRasterizer.maximumDepth)
    #expect(throws: error) { try rasterizer.paint(list(deep)) }
    #expect(try rasterizer.paint(list(image)).pixel(0, 0) == .red)
    #expect(throws: error) { try rasterizer.paint(list(deep)) }
  }

  @Test func aLineThatGoesOverItselfAThousandTimesIsThinned() throws {
    var path = Path()
    path.move(to: .zero)
    var state: UInt64 = 1
    func random() -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 40) / CGFloat(1 << 24) * 100
    }
    for _ in 0..<60_000 { path.addLine(to: CGPoint(x: random(), y: random())) }
    let style = StrokeStyle(width: 2, dash: [3, 2])
    let box = PixelRect(minX: 0, minY: 0, maxX: 100, maxY: 100)
    let thinned = try #require(DenseStroke.thinned(path, style, within: box, scale: 1))
    // Twelve times the box's pixels, at two pixels' width and three fifths of the length, of lines about 52 long.
    let lines = thinned.elements.count { if case .line = $0 { true } else { false } }
    #expect((1200...2700).contains(lines))
    // Both ends of the path are painted.
    #expect(thinned.elements.count < 60_000 / 10)
    let bitmap = try paint(100, 100, .stroke(path, .color(.red), style))
    #expect(bitmap.pixel(50, 50) == .red)
    #expect(bitmap.pixel(30, 70) == .red)
  }

  @Test func longLinesThatCoverLittleAreStrokedWhole() {
    var path = Path()
    path.move(to: .zero)
    for index in 0..<50_000 { path.addLine(to: CGPoint(x: CGFloat(index) / 500, y: CGFloat(index % 7) / 100)) }
    let box = PixelRect(minX: 0, minY: 0, maxX: 300, maxY: 300)
    #expect(DenseStroke.thinned(path, StrokeStyle(width: 1), within: box, scale: 3) == nil)
  }
}
