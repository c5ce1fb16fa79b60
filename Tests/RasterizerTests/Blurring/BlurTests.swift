import CCairo
import Foundation
import Graphics
import Testing

@testable import Rasterizer

@Suite struct BlurTests {
  /// The bytes and their exact values without rounding.
  private func largestDifference(_ bytes: [Double], _ exact: [Double]) -> Double {
    zip(bytes, exact).map { abs($0 - $1.rounded()) }.max() ?? 0
  }

  /// The part of a Gaussian of `sigma` around `x` between two edges.
  private func share(_ x: Double, _ from: Double, _ to: Double, _ sigma: Double) -> Double {
    (erf((to - x) / (sigma * 2.0.squareRoot())) - erf((from - x) / (sigma * 2.0.squareRoot()))) / 2
  }

  @Test(arguments: [1.0, 2.0, 3.7, 6.0, 9.5, 15.0, 24.0]) func pathsShadowIsItsGaussian(sigma: Double) throws {
    let path = Path(roundedRect: CGRect(x: 90, y: 80.4, width: 60.3, height: 45), cornerRadius: 12)
    let shape = try paint(240, 210, .fill(path, .color(.black)))
    let shadow = try paint(240, 210, .shadow(path, Shadow(color: .black, offset: .zero, sigma: sigma)))
    let exact = TrueGaussian(width: 240, height: 210, values: shape.alphas).blurred(sigma: sigma, .clear)
    #expect(largestDifference(shadow.alphas, exact) <= 2)
  }

  @Test(arguments: [2.0, 5.0, 11.0]) func groupsShadowIsTheGaussianOfItsAlpha(sigma: Double) throws {
    let items = [
      DisplayItem.fill(Path(ellipseIn: CGRect(x: 60, y: 60, width: 50, height: 30)), .color(.red)),
      .rect(100, 70, 40, 40, Color.green.withAlpha(0.6)),
    ]
    let shape = try paint(200, 170, .group(items[0], items[1]))
    // Far enough apart that they don't overlap.
    let shadow = Shadow(color: .black, offset: CGSize(width: 1000, height: 0), sigma: sigma)
    let bitmap = try paint(
      200, 170, .group(transform: CGAffineTransform(translationX: -1000, y: 0), shadow: shadow, items[0], items[1]))
    let exact = TrueGaussian(width: 200, height: 170, values: shape.alphas).blurred(sigma: sigma, .clear)
    #expect(largestDifference(bitmap.alphas, exact) <= 2)
  }

  @Test func shadowFadesAsTheGaussiansIntegralWithTheDistanceFromAnEdge() throws {
    let sigma = 8.0
    let path = Path(rect: CGRect(x: 100, y: 100, width: 400, height: 400))
    let shadow = Shadow(color: Color.black.withAlpha(0.5), offset: CGSize(width: 0, height: 10), sigma: sigma)
    let bitmap = try paint(600, 600, .shadow(path, shadow))
    for distance in [-24, -16, -8, -4, 0, 4, 8, 16, 23] {
      // Below the lower edge at 510, far from the corners.
      let y = 510 + distance
      let expected = 0.5 * 255 * share(Double(y) + 0.5, 110, 510, sigma)
      #expect(abs(Double(bitmap.pixel(300, y).alpha) - expected) <= 2, "\(distance)")
    }
    #expect(bitmap.pixel(300, 300) == Pixel(0, 0, 0, 128))
    #expect(bitmap.pixel(300, 580).alpha == 0)
  }

  @Test func shadowScalesWithItsListAndItsGroup() throws {
    let item = DisplayItem.shadow(
      Path(rect: CGRect(x: 10, y: 10, width: 20, height: 20)),
      Shadow(color: .black, offset: CGSize(width: 2, height: 3), sigma: 2))
    let twice = try paint(40, 40, scale: 2, item)
    let enlarged = try paint(80, 80, .group(transform: CGAffineTransform(scaleX: 2, y: 2), item))
    #expect(twice == enlarged)
    // The centre of the shifted square: (22, 23) points.
    let sigma = 4.0
    let expected = 255 * share(44.5, 24, 64, sigma) * share(30.5, 26, 66, sigma)
    #expect(abs(Double(twice.pixel(44, 30).alpha) - expected) <= 2)
  }

  @Test func shadowWithoutBlurIsACopyInItsColour() throws {
    let item = DisplayItem.shadow(
      Path(rect: CGRect(x: 1, y: 0, width: 1, height: 1)),
      Shadow(color: .blue, offset: CGSize(width: 1, height: 1), sigma: 0))
    #expect(try paint(4, 2, item).rows == [[.clear, .clear, .clear, .clear], [.clear, .clear, .blue, .clear]])
  }

  @Test func longShadowsAreThoseOfShortOnesWithTheMiddleDrawnOut() throws {
    // The long one is cut before blurring and joined again; the short one is too short for that.
    func column(_ width: Double) throws -> [[Pixel]] {
      let path = Path(roundedRect: CGRect(x: 40, y: 40, width: width, height: 60), cornerRadius: 10)
      return try paint(width + 80, 140, .shadow(path, Shadow(color: .black, offset: .zero, sigma: 6))).rows
    }
    let short = try column(64)
    let long = try column(464)
    for y in 0..<140 {
      for x in 0..<60 {
        #expect(short[y][x].isNear(long[y][x], 1), "(\(x), \(y))")
        #expect(short[y][143 - x].isNear(long[y][543 - x], 1), "(\(x), \(y)) from the right")
      }
    }
  }

  @Test func cutFindsOnlyStretchesAlongWhichNothingChanges() throws {
    func cut(_ path: Path) throws -> (Int?, Int?) {
      var outline = try #require(ShadowOutline(path, .identity))
      let x = outline.cutHorizontally(margin: 20, grain: 8)
      let y = outline.cutVertically(margin: 20, grain: 8)
      return (x?.length, y?.length)
    }
    // 200 wide: 20 at each end and a pixel remain, 159 are 19 grains of 8.
    #expect(try cut(Path(rect: CGRect(x: 3, y: 3, width: 200, height: 30))) == (152, nil))
    #expect(try cut(Path(roundedRect: CGRect(x: 0, y: 0, width: 30, height: 200), cornerRadius: 10)) == (nil, 136))
    #expect(try cut(Path(ellipseIn: CGRect(x: 0, y: 0, width: 300, height: 300))) == (nil, nil))
    var slope = Path()
    slope.move(to: .zero)
    slope.addLine(to: CGPoint(x: 200, y: 1))
    slope.addLine(to: CGPoint(x: 0, y: 200))
    slope.closeSubpath()
    #expect(try cut(slope) == (nil, nil))
  }

  @Test func whatWasPaintedBeforeChangesNoShadow() throws {
    let path = Path(roundedRect: CGRect(x: 20, y: 20, width: 60, height: 30), cornerRadius: 8)
    let item = DisplayItem.shadow(path, Shadow(color: .black, offset: .zero, sigma: 5))
    let list = DisplayList(size: CGSize(width: 100, height: 70), scale: 2, items: [item])
    let rasterizer = try CairoRasterizer()
    let first = try rasterizer.paint(list)
    #expect(rasterizer.resources.shadows.byteCount > 0)
    #expect(try rasterizer.paint(list) == first)
    #expect(try CairoRasterizer().paint(list) == first)
  }

  @Test(arguments: [2.0, 6.0, 13.0]) func backdropIsTheGaussianOfWhatLiesBelow(sigma: Double) throws {
    let below = [DisplayItem.rect(20, 0, 60, 100, .black), .rect(0, 40, 120, 7, .red)]
    let plain = try paint(120, 100, on: .white, below[0], below[1])
    let blurred = try paint(
      120, 100, on: .white, below[0], below[1],
      .backdropBlur(Path(rect: CGRect(x: 0, y: 0, width: 120, height: 60)), sigma: sigma))
    for channel in [\Pixel.red, \Pixel.green] {
      let exact = TrueGaussian(
        width: 120, height: 100, values: plain.rows.joined().map { Double($0[keyPath: channel]) }
      ).blurred(sigma: sigma, .extended)
      let seen = blurred.rows.prefix(60).joined().map { Double($0[keyPath: channel]) }
      #expect(largestDifference(seen, Array(exact.prefix(60 * 120))) <= 2)
    }
    for y in 60..<100 { #expect(blurred.rows[y] == plain.rows[y]) }
  }

  @Test func backdropOfOneColourStaysThatColourUpToTheEdges() throws {
    let color = Color(red: 0.2, green: 0.5, blue: 0.9)
    let plain = try paint(50, 50, on: color)
    let path = Path(rect: CGRect(x: 0, y: 0, width: 50, height: 25))
    #expect(try paint(50, 50, on: color, .backdropBlur(path, sigma: 7)) == plain)
  }

  @Test func backdropSeesWhatIsBelowThroughARoundedClip() throws {
    let clip = Path(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 10)
    let bitmap = try paint(
      40, 40, on: .white, .rect(0, 0, 20, 40, .black),
      .group(
        clip: clip, .backdropBlur(Path(rect: CGRect(x: 0, y: 0, width: 40, height: 40)), sigma: 5),
        .rect(0, 0, 1, 1, .red)))
    // At the edge of black and white the blur is half of each; outside of the clip nothing is blurred.
    #expect(bitmap.pixel(20, 20).isNear(Pixel(137, 137, 137), 4))
    #expect(bitmap.pixel(39, 0) == .white)
  }

  @Test func aShadowTooWideToBeMadeWholeIsItsGaussianWhereItIsSeen() throws {
    let sigma = 800.0
    let path = Path(rect: CGRect(x: 100, y: 100, width: 400, height: 400))
    let item = DisplayItem.shadow(path, Shadow(color: .black, offset: .zero, sigma: sigma))
    let bitmap = try paint(300, 300, item)
    for place in [(10, 10), (150, 20), (290, 290), (150, 150)] {
      let expected =
        255 * share(Double(place.0) + 0.5, 100, 500, sigma) * share(Double(place.1) + 0.5, 100, 500, sigma)
      #expect(abs(Double(bitmap.pixel(place.0, place.1).alpha) - expected) <= 2, "\(place)")
    }
  }

  /// Of shapes that are larger than the kept shadows, only the near part is drawn, in a reduced size: the shadow is that of a shape
  /// whose end isn't visible.
  @Test(arguments: [25.0, 300, .infinity]) func aShadowOfAShapeWithoutEndTakesLittleMemory(sigma: Double) throws {
    func painted(_ path: Path) throws -> Bitmap {
      let shadow = Shadow(color: .black, offset: .zero, sigma: CGFloat(sigma))
      let list = DisplayList(size: CGSize(width: 80, height: 80), scale: 1, items: [.shadow(path, shadow)])
      let rasterizer = try CairoRasterizer()
      let bitmap = try rasterizer.paint(list)
      #expect(rasterizer.resources.scratch.mostBytesInUse < 8 << 20)
      #expect(rasterizer.resources.scratch.bytesInUse == 0)
      return bitmap
    }
    let ending = try painted(Path(rect: CGRect(x: 60, y: -5000, width: 100_000, height: 10_000)))
    let far = 2_000_000.0
    var triangle = Path()
    triangle.move(to: CGPoint(x: 60, y: -far))
    triangle.addLine(to: CGPoint(x: far, y: 0))
    triangle.addLine(to: CGPoint(x: 60, y: far))
    triangle.closeSubpath()
    for path in [Path(rect: CGRect(x: 60, y: -far, width: far, height: 2 * far)), triangle] {
      #expect(ShadowOutline(path, .identity) == nil)
      #expect(largestDifference(try painted(path).alphas, ending.alphas) <= 1)
    }
  }

  @Test func howOftenAWideShadowWasAskedForChangesNothing() throws {
    let path = Path(roundedRect: CGRect(x: 20, y: 20, width: 60, height: 30), cornerRadius: 8)
    func list(_ place: Double) -> DisplayList {
      let shadow = Shadow(color: .black, offset: CGSize(width: place, height: place / 2), sigma: 700)
      return DisplayList(size: CGSize(width: 150, height: 120), scale: 2, items: [.shadow(path, shadow)])
    }
    let rasterizer = try CairoRasterizer()
    for place in [0.0, 40, -60, 0, 7, 2000, 0] {
      #expect(try rasterizer.paint(list(place)) == CairoRasterizer().paint(list(place)), "\(place)")
    }
    #expect(rasterizer.resources.shadows.byteCount > 0)
    #expect(rasterizer.resources.scratch.bytesInUse == 0)
  }

  @Test(arguments: [
    (0, 0, 1, 1), (-100, -100, 10, 10), (3, 5, 61, 17), (40, -90, 120, 200), (-200, 20, 300, 1),
    (-500, -500, 1000, 1000),
  ])
  func aPartOfAShadowIsThatOfTheWhole(part: (x: Int, y: Int, width: Int, height: Int)) throws {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 61.3, height: 34), cornerRadius: 8)
    let outline = try #require(ShadowOutline(path, .identity))
    let pyramid = BlurPyramid(sigma: 40)
    #expect(pyramid.levels == 4)
    let scratch = ScratchPool()
    let whole = try #require(try ShadowCoverage.make(outline, pyramid, scratch: scratch))
    let wanted = PixelRect(x: part.x, y: part.y, width: part.width, height: part.height)
    let coverage = try #require(try ShadowCoverage.make(outline, pyramid, part: wanted, scratch: scratch))
    let both = wanted.intersection(whole.bounds)
    #expect(coverage.bounds.intersection(both) == both)
    func value(_ coverage: ShadowCoverage, _ x: Int, _ y: Int) -> UInt8 {
      let place = (y + coverage.marginY) * coverage.plane.stride + x + coverage.marginX
      return coverage.plane.memory.load(fromByteOffset: place, as: UInt8.self)
    }
    for y in both.minY..<both.maxY {
      for x in both.minX..<both.maxX where value(coverage, x, y) != value(whole, x, y) {
        Issue.record("(\(x), \(y)): \(value(coverage, x, y)) instead of \(value(whole, x, y))")
        return
      }
    }
  }

  /// A wide shadow costs as much as its visible part: the parts around it aren't created at full size.
  @Test func aPartReachesLittleFurtherThanAsked() throws {
    let outline = try #require(ShadowOutline(Path(rect: CGRect(x: 0, y: 0, width: 40, height: 40)), .identity))
    let wanted = PixelRect(x: -300, y: -300, width: 900, height: 900)
    let coverage = try #require(
      try ShadowCoverage.make(outline, BlurPyramid(sigma: 1000), part: wanted, scratch: ScratchPool()))
    #expect(coverage.bounds.width < 930 && coverage.bounds.height < 930)
  }

  /// A layer's shadow is blurred only from the layer's content; it is the same as with the complete space for the blur around it.
  @Test(arguments: [5.0, 9, 24, 61.7, 130])
  func whatIsTransparentAroundALayerNeedNotBeThere(sigma: Double) throws {
    let pyramid = BlurPyramid(sigma: sigma)
    let scratch = ScratchPool()
    let (width, height, reach) = (53, 31, pyramid.reach + 1)
    func layer(margin: Int) throws -> Layer {
      let bounds = PixelRect(x: 0, y: 0, width: width, height: height).expanded(by: margin)
      let layer = try Layer(bounds, from: scratch)
      cairo_set_source_rgba(layer.context, 0, 0, 0, 0.8)
      cairo_arc(layer.context, 25, 15, 14.3, 0, 6.3)
      cairo_fill(layer.context)
      cairo_rectangle(layer.context, 40.5, 0, 12.5, 31)
      cairo_fill(layer.context)
      cairo_surface_flush(layer.surface)
      return layer
    }
    let whole = try layer(margin: reach), alone = try layer(margin: pyramid.factor)
    let expected = try pyramid.shrunk(
      memory: whole.memory, width: whole.bounds.width, height: whole.bounds.height, stride: whole.stride,
      scratch: scratch)
    let found = try pyramid.shrunk(
      memory: alone.address(x: 0, y: 0), width: width, height: height, stride: alone.stride, reach: reach,
      scratch: scratch)
    #expect((found.width, found.height) == (expected.width, expected.height))
    #expect(found.byteCount == expected.byteCount && memcmp(found.memory, expected.memory, found.byteCount) == 0)
  }

  /// The part of a wide shadow that is scaled to its size doesn't depend on how much of it is visible.
  @Test(arguments: [10.0, 24, 61.7]) func aPartOfALayersShadowIsThatOfTheWhole(sigma: Double) throws {
    let pyramid = BlurPyramid(sigma: sigma)
    let scratch = ScratchPool()
    let layer = try Layer(PixelRect(x: 0, y: 0, width: 200, height: 170), from: scratch)
    layer.fill(Color(red: 0.2, green: 0.5, blue: 0.9))
    cairo_set_source_rgba(layer.context, 1, 0, 0, 0.5)
    cairo_arc(layer.context, 90, 80, 41, 0, 6.3)
    cairo_fill(layer.context)
    cairo_surface_flush(layer.surface)
    let small = try pyramid.shrunk(
      memory: layer.memory, width: 200, height: 170, stride: layer.stride, scratch: scratch)
    let size = (width: small.width * pyramid.factor, height: small.height * pyramid.factor)
    let whole = try pyramid.enlarged(small, toLevel: 1, width: size.width, height: size.height, scratch: scratch)
    for part in [
      PixelRect(x: 0, y: 0, width: 9, height: 7), PixelRect(x: 131, y: 77, width: 40, height: 1),
      PixelRect(x: 5, y: 100, width: size.width - 5, height: size.height - 100),
    ] {
      let (plane, area) = try pyramid.enlarged(small, part: part, toLevel: 1, scratch: scratch)
      for y in part.minY / 2..<part.maxY / 2 {
        for x in part.minX / 2..<part.maxX / 2 {
          let found = plane.memory.load(
            fromByteOffset: (y - area.minY) * plane.stride + (x - area.minX) * 4, as: UInt32.self)
          let expected = whole.memory.load(fromByteOffset: y * whole.stride + x * 4, as: UInt32.self)
          if found != expected {
            Issue.record("(\(x), \(y)): \(found) instead of \(expected)")
            return
          }
        }
      }
    }
  }
}
