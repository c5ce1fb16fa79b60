import Foundation
import Graphics
import Testing

@testable import Rasterizer

@Suite struct GroupTests {
  @Test func groupsOpacityFadesItAsAWholeItemsOpacitiesFadeEach() throws {
    let half = Color.red.withAlpha(0.5)
    let apart = try paint(3, 1, on: .white, .rect(0, 0, 2, 1, half), .rect(1, 0, 2, 1, half))
    let together = try paint(
      3, 1, on: .white, .group(opacity: 0.5, .rect(0, 0, 2, 1, .red), .rect(1, 0, 2, 1, .red)))
    let once = Pixel(128, 0, 0, 128).over(.white)
    let twice = Pixel(128, 0, 0, 128).over(once)
    #expect(apart.rows[0] == [once, twice, once])
    #expect(together.rows[0] == [once, once, once])
  }

  @Test func fadedGroupOfOneShapeLooksAsTheFadedShape() throws {
    let grouped = try paint(2, 1, on: .white, .group(opacity: 0.25, .rect(0, 0, 1, 1, .blue)))
    let single = try paint(2, 1, on: .white, .rect(0, 0, 1, 1, Color.blue.withAlpha(0.25)))
    #expect(grouped == single)
  }

  @Test func transformsOfNestedGroupsJoin() throws {
    // (1, 0) is doubled to (2, 0), moved to (2, 3).
    let bitmap = try paint(
      6, 6,
      .group(
        transform: CGAffineTransform(translationX: 0, y: 3),
        .group(transform: CGAffineTransform(scaleX: 2, y: 2), .rect(1, 0, 1, 1, .red))))
    #expect(bitmap.ink == edges(2, 3, 4, 5))
    #expect(bitmap.pixel(3, 4) == .red)
  }

  @Test func quarterTurnKeepsWholePixelsWhole() throws {
    // (x, y) -> (-y, x), moved by (4, 0): the rectangle (1, 0, 2, 1) becomes (3, 1, 1, 2).
    let bitmap = try paint(
      4, 4,
      .group(transform: CGAffineTransform(translationX: 4, y: 0).rotated(by: .pi / 2), .rect(1, 0, 2, 1, .red)))
    #expect(bitmap.ink == edges(3, 1, 4, 3))
    #expect(bitmap.pixel(3, 1) == .red && bitmap.pixel(3, 2) == .red)
  }

  @Test func rectangularClipOnWholePixelsCutsExactly() throws {
    let bitmap = try paint(
      4, 4, .group(clip: Path(rect: CGRect(x: 1, y: 1, width: 2, height: 2)), .rect(0, 0, 4, 4, .red)))
    for y in 0..<4 {
      for x in 0..<4 {
        let expected: Pixel = (1...2).contains(x) && (1...2).contains(y) ? .red : .clear
        #expect(bitmap.pixel(x, y) == expected)
      }
    }
  }

  @Test func nestedClipsLeaveWhatLiesInAllOfThem() throws {
    let bitmap = try paint(
      4, 1,
      .group(
        clip: Path(rect: CGRect(x: 0, y: 0, width: 3, height: 1)),
        .group(clip: Path(rect: CGRect(x: 1, y: 0, width: 3, height: 1)), .rect(0, 0, 4, 1, .red))))
    #expect(bitmap.rows[0] == [.clear, .red, .red, .clear])
  }

  @Test func roundedClipIsAsSymmetricalAsItsOutline() throws {
    let clip = Path(roundedRect: CGRect(x: 2, y: 2, width: 20, height: 20), cornerRadius: 8)
    let bitmap = try paint(24, 24, .group(clip: clip, .rect(0, 0, 24, 24, .red), .rect(0, 0, 24, 24, .red)))
    #expect(bitmap.pixel(12, 2) == .red && bitmap.pixel(2, 12) == .red && bitmap.pixel(12, 12) == .red)
    #expect(bitmap.pixel(2, 2) == .clear && bitmap.pixel(12, 1) == .clear)
    for y in 0..<24 {
      for x in 0..<24 {
        let alpha = bitmap.pixel(x, y).alpha
        // Cairo samples fifteen lines per pixel, so a step of one line is 17 of 255; along a line it is exact to a 256th for each
        // of the fifteen.
        #expect(abs(alpha - bitmap.pixel(23 - x, y).alpha) <= 8, "(\(x), \(y))")
        #expect(abs(alpha - bitmap.pixel(x, 23 - y).alpha) <= 17, "(\(x), \(y))")
      }
    }
  }

  @Test func nothingOfACoveredItemShinesThroughARoundedClipsEdge() throws {
    let clip = Path(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 10)
    let layered = try paint(
      20, 20, on: .white, .group(clip: clip, .rect(0, 0, 20, 20, .black), .rect(0, 0, 20, 20, .green)))
    // Green and white have all their green; black below would darken the edge.
    #expect(layered.rows.joined().allSatisfy { $0.green == 255 })
  }

  @Test func withinARoundedClipBlendModesJoinWhatLiesBelowTheGroup() throws {
    let clip = Path(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 5)
    let yellow = Color(red: 1, green: 1, blue: 0)
    let cyan = Color(red: 0, green: 1, blue: 1)
    let bitmap = try paint(
      20, 20, on: yellow,
      .group(clip: clip, .group(blendMode: .multiply, .rect(0, 0, 20, 20, cyan)), .rect(0, 0, 2, 2, .red)))
    #expect(bitmap.pixel(10, 10) == .green)
    #expect(bitmap.pixel(0, 0) == Pixel(255, 255, 0))
  }

  @Test func masksAlphaDecidesWhatIsVisible() throws {
    let bitmap = try paint(
      3, 1,
      .group(
        mask: [.rect(0, 0, 1, 1, .black), .rect(1, 0, 1, 1, Color.white.withAlpha(0.5))], .rect(0, 0, 3, 1, .red)))
    #expect(bitmap.rows[0] == [.red, Pixel(128, 0, 0, 128), .clear])
  }

  @Test func emptyMaskHidesEverything() throws {
    #expect(try paint(2, 2, .group(mask: [], .rect(0, 0, 2, 2, .red))).ink == nil)
  }

  /// The result of a separable mode for opaque paint on opaque paint.
  struct Formula: Sendable, CustomTestStringConvertible {
    var mode: BlendMode
    var result: @Sendable (_ source: Double, _ below: Double) -> Double

    init(_ mode: BlendMode, _ result: @escaping @Sendable (Double, Double) -> Double) {
      (self.mode, self.result) = (mode, result)
    }

    var testDescription: String { "\(mode)" }
  }

  private static func hardLight(_ s: Double, _ d: Double) -> Double {
    s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)
  }

  /// From the PDF specification, from Apple's documentation for the two additive modes, and from `vividLight` on from those of
  /// common image editors.
  private static let formulas: [Formula] = [
    Formula(.multiply) { s, d in s * d },
    Formula(.screen) { s, d in s + d - s * d },
    Formula(.overlay) { s, d in hardLight(d, s) },
    Formula(.darken) { s, d in min(s, d) },
    Formula(.lighten) { s, d in max(s, d) },
    Formula(.colorDodge) { s, d in min(1, d / (1 - s)) },
    Formula(.colorBurn) { s, d in 1 - min(1, (1 - d) / s) },
    Formula(.hardLight) { s, d in hardLight(s, d) },
    Formula(.difference) { s, d in abs(s - d) },
    Formula(.exclusion) { s, d in s + d - 2 * s * d },
    Formula(.plusLighter) { s, d in min(1, s + d) },
    Formula(.plusDarker) { s, d in max(0, s + d - 1) },
    Formula(.vividLight) { s, d in s <= 0.5 ? max(0, 1 - (1 - d) / (2 * s)) : min(1, d / (2 - 2 * s)) },
    Formula(.linearLight) { s, d in min(1, max(0, d + 2 * s - 1)) },
    Formula(.pinLight) { s, d in s <= 0.5 ? min(d, 2 * s) : max(d, 2 * s - 1) },
    Formula(.hardMix) { s, d in s + d > 1 ? 1 : 0 },
    Formula(.subtract) { s, d in max(0, d - s) },
    Formula(.divide) { s, d in min(1, d / s) },
    Formula(.normal) { s, _ in s },
    Formula(.copy) { s, _ in s },
    Formula(.sourceAtop) { s, _ in s },
    Formula(.destinationOver) { _, d in d },
  ]

  @Test(arguments: formulas) func blendModesFollowTheirFormulas(formula: Formula) throws {
    let mode = formula.mode
    let source = [0.2, 0.6, 0.8]
    // Fifths are whole bytes, so that quotients don't amplify rounding errors.
    let below = [0.8, 0.6, 0.2]
    func color(_ c: [Double]) -> Color { Color(red: c[0], green: c[1], blue: c[2]) }
    let expected = zip(source, below).map { Int((formula.result($0, $1) * 255).rounded()) }
    let wanted = Pixel(expected[0], expected[1], expected[2])
    let single = try paint(1, 1, on: color(below), .group(blendMode: mode, .rect(0, 0, 1, 1, color(source))))
    #expect(single.pixel(0, 0).isNear(wanted, 1), "\(single.pixel(0, 0)) for \(wanted)")
    // Two items, painted separately, have the same result.
    let layered = try paint(
      1, 1, on: color(below), .group(blendMode: mode, .rect(0, 0, 1, 1, .red), .rect(0, 0, 1, 1, color(source))))
    #expect(layered.pixel(0, 0).isNear(wanted, 1), "\(layered.pixel(0, 0)) for \(wanted)")
  }

  @Test func theDarkerAndTheLighterColorAreWholeColors() throws {
    // Luminosities of 0.3 R + 0.59 G + 0.11 B: 0.59 and 0.41.
    let (green, violet) = (Color(red: 0, green: 1, blue: 0), Color(red: 1, green: 0, blue: 1))
    for (source, below) in [(green, violet), (violet, green)] {
      let darker = try paint(1, 1, on: below, .group(blendMode: .darkerColor, .rect(0, 0, 1, 1, source)))
      let lighter = try paint(1, 1, on: below, .group(blendMode: .lighterColor, .rect(0, 0, 1, 1, source)))
      #expect(darker.pixel(0, 0) == Pixel(255, 0, 255) && lighter.pixel(0, 0) == .green)
    }
  }

  @Test func whatIsTransparentShowsTheOtherColorInFormulasOfSeveralSteps() throws {
    func result(_ source: Color, on below: Color) throws -> Pixel {
      try paint(1, 1, on: below, .group(blendMode: .linearLight, .rect(0, 0, 1, 1, source))).pixel(0, 0)
    }
    let (gray, light) = (Color(red: 0.4, green: 0.4, blue: 0.4), Color(red: 0.6, green: 0.6, blue: 0.6))
    // 0.4 + 2 * 0.6 - 1 = 0.6: half of it over half of the background.
    #expect(try result(light.withAlpha(0.5), on: gray).isNear(Pixel(128, 128, 128), 1))
    #expect(try result(light, on: .clear).isNear(Pixel(153, 153, 153), 1))
    // Premultiplied, a quarter each: the source alone, the background alone, and the formula.
    let both = try result(light.withAlpha(0.5), on: gray.withAlpha(0.5))
    let part: Double = 0.25 * (0.6 + 0.4 + 0.6) * 255
    #expect(both.isNear(Pixel(Int(part.rounded()), Int(part.rounded()), Int(part.rounded()), 191), 2))
  }

  @Test(arguments: BlendMode.allCases) func noBlendModeOfOneShapeReachesBeyondIt(mode: BlendMode) throws {
    let bitmap = try paint(3, 1, on: .green, .group(blendMode: mode, .rect(1, 0, 1, 1, .red)))
    #expect(bitmap.pixel(0, 0) == .green && bitmap.pixel(2, 0) == .green)
  }

  @Test(arguments: [BlendMode.clear, .copy]) func linesTextAndGroupsCutOutNoMoreThanTheyCover(
    mode: BlendMode
  ) throws {
    var line = Path()
    line.move(to: CGPoint(x: 0, y: 1.5))
    line.addLine(to: CGPoint(x: 40, y: 1.5))
    let run = try TestFont.run("l", size: 30)
    let bitmap = try paint(
      40, 40, on: .green,
      .group(blendMode: mode, .stroke(line, .color(.red), StrokeStyle(width: 1))),
      .group(blendMode: mode, .glyphs(run, origin: CGPoint(x: 10, y: 35), color: .red)))
    let inside: Pixel = mode == .clear ? .clear : .red
    #expect(bitmap.pixel(30, 1) == inside && bitmap.pixel(30, 0) == .green && bitmap.pixel(30, 2) == .green)
    #expect((0..<40).contains { bitmap.pixel($0, 25) == inside })
    #expect(bitmap.pixel(30, 25) == .green)
    let layered = try paint(
      3, 1, on: .green, .group(blendMode: .clear, .rect(0, 0, 1, 1, .red), .rect(1, 0, 1, 1, .red)))
    #expect(layered.rows[0] == [.clear, .clear, .green])
  }

  @Test func modesThatCutLeaveWhatTheirNamesSay() throws {
    func result(_ mode: BlendMode, on below: Color) throws -> Pixel {
      try paint(1, 1, on: below, .group(blendMode: mode, .rect(0, 0, 1, 1, .red))).pixel(0, 0)
    }
    #expect(try result(.clear, on: .green) == .clear)
    #expect(try result(.sourceIn, on: .green) == .red)
    #expect(try result(.sourceIn, on: .clear) == .clear)
    #expect(try result(.sourceOut, on: .green) == .clear)
    #expect(try result(.sourceOut, on: .clear) == .red)
    #expect(try result(.destinationOut, on: .green) == .clear)
    #expect(try result(.destinationIn, on: .green) == .green)
    #expect(try result(.xor, on: .green) == .clear)
  }

  @Test func groupsOpacityAndShadowFadeTogether() throws {
    // Two points below, without blur: the shadow is a copy in blue.
    let shadow = Shadow(color: .blue, offset: CGSize(width: 0, height: 2), sigma: 0)
    let bitmap = try paint(1, 4, .group(opacity: 0.5, shadow: shadow, .rect(0, 0, 1, 1, .red), .rect(0, 1, 1, 1, .red)))
    let faded = [Pixel(128, 0, 0, 128), Pixel(128, 0, 0, 128), Pixel(0, 0, 128, 128), Pixel(0, 0, 128, 128)]
    #expect(bitmap.rows.map { $0[0] } == faded)
  }

  @Test func clipCutsTheContentAndNotItsShadow() throws {
    let shadow = Shadow(color: .blue, offset: CGSize(width: 2, height: 0), sigma: 0)
    let bitmap = try paint(
      4, 1,
      .group(clip: Path(rect: CGRect(x: 0, y: 0, width: 2, height: 1)), shadow: shadow, .rect(0, 0, 4, 1, .red)))
    #expect(bitmap.rows[0] == [.red, .red, .blue, .blue])
  }

  @Test func shadowOfSomethingOutsideOfThePictureFallsIntoIt() throws {
    let shadow = Shadow(color: .blue, offset: CGSize(width: 10, height: 0), sigma: 0)
    let bitmap = try paint(2, 1, .group(shadow: shadow, .rect(-9, 0, 1, 1, .red)))
    #expect(bitmap.rows[0] == [.clear, .blue])
  }
}
