import Foundation
import Graphics
import Testing

@testable import Rasterizer

@Suite struct GradientTests {
  private func gradient(_ stops: (Double, Color)..., before: Bool = true, after: Bool = true) -> Gradient {
    Gradient(
      stops: stops.map { Gradient.Stop(location: $0.0, color: $0.1) }, extendsBeforeStart: before,
      extendsAfterEnd: after)
  }

  private func strip(_ gradient: Gradient, from: Double, to: Double, on background: Color = .clear) throws -> [Pixel] {
    try paint(
      10, 1, on: background,
      .fill(
        Path(rect: CGRect(x: 0, y: 0, width: 10, height: 1)),
        .linearGradient(gradient, from: CGPoint(x: from, y: 0), to: CGPoint(x: to, y: 0)))
    ).rows[0]
  }

  @Test func linearGradientGoesEvenlyFromItsFirstColourToItsLast() throws {
    let row = try strip(gradient((0, .black), (1, .white)), from: 0, to: 10)
    for x in 0..<10 {
      // A pixel has the colour at its centre.
      let value = Int(((Double(x) + 0.5) / 10 * 255).rounded())
      #expect(row[x].isNear(Pixel(value, value, value), 1), "\(x): \(row[x])")
    }
  }

  @Test func beyondItsEndsAGradientGoesOnOrStopsAsAsked() throws {
    let on = try strip(gradient((0, .red), (1, .blue)), from: 4, to: 6)
    #expect(on[0] == .red && on[3] == .red && on[6] == .blue && on[9] == .blue)
    let off = try strip(gradient((0, .red), (1, .blue), before: false, after: false), from: 4, to: 6)
    #expect(off[3] == .clear && off[6] == .clear)
    #expect(off[4].alpha == 255 && off[5].alpha == 255)
    let half = try strip(gradient((0, .red), (1, .blue), before: false), from: 4, to: 6)
    #expect(half[3] == .clear && half[6] == .blue)
  }

  @Test func firstStopsColourReachesBackToTheStart() throws {
    let row = try strip(gradient((0.5, .red), (0.5, .blue)), from: 0, to: 10)
    #expect(row == Array(repeating: .red, count: 5) + Array(repeating: .blue, count: 5))
  }

  @Test func coloursOfDifferentAlphaMixEachComponentForItself() throws {
    // From a black without alpha to white: the colour becomes lighter as it becomes more opaque, so that there is grey between.
    let gray = try strip(gradient((0, .clear), (1, .white)), from: 0, to: 10)
    let mixed = try strip(gradient((0, Color.blue.withAlpha(0.2)), (1, .red)), from: 0, to: 10)
    for x in 0..<10 {
      let t = (Double(x) + 0.5) / 10
      func whole(_ value: Double) -> Int { Int((value * 255).rounded()) }
      let expectedGray = Pixel(whole(t * t), whole(t * t), whole(t * t), whole(t))
      #expect(gray[x].isNear(expectedGray, 1), "\(x): \(gray[x]) for \(expectedGray)")
      let alpha = 0.2 + 0.8 * t
      let expected = Pixel(whole(t * alpha), 0, whole((1 - t) * alpha), whole(alpha))
      #expect(mixed[x].isNear(expected, 1), "\(x): \(mixed[x]) for \(expected)")
    }
  }

  @Test func gradientFollowsTheTransform() throws {
    let bitmap = try paint(
      1, 10,
      .group(
        transform: CGAffineTransform(scaleX: 1, y: 10),
        .fill(
          Path(rect: CGRect(x: 0, y: 0, width: 1, height: 1)),
          .linearGradient(
            gradient((0, .black), (1, .white)), from: .zero, to: CGPoint(x: 0, y: 1)))))
    #expect(bitmap.pixel(0, 0).isNear(Pixel(13, 13, 13), 1))
    #expect(bitmap.pixel(0, 9).isNear(Pixel(242, 242, 242), 1))
  }

  @Test func radialGradientHasItsColoursAtTheirDistances() throws {
    let paintItem = Paint.radialGradient(
      gradient((0, .black), (1, .white)), startCenter: CGPoint(x: 10.5, y: 10.5), startRadius: 0,
      endCenter: CGPoint(x: 10.5, y: 10.5), endRadius: 10)
    let bitmap = try paint(21, 21, .fill(Path(rect: CGRect(x: 0, y: 0, width: 21, height: 21)), paintItem))
    #expect(bitmap.pixel(10, 10).isNear(.black, 1))
    #expect(bitmap.pixel(15, 10).isNear(Pixel(128, 128, 128), 1))
    #expect(bitmap.pixel(10, 4).isNear(Pixel(153, 153, 153), 1))
    #expect(bitmap.pixel(0, 0) == .white)
  }

  @Test func conicGradientTurnsWithTheClockFromItsAngleOn() throws {
    func corners(_ angle: Double) throws -> [Pixel] {
      let stops = gradient(
        (0, .red), (0.25, .red), (0.25, .green), (0.5, .green), (0.5, .blue), (0.75, .blue),
        (0.75, .white), (1, .white))
      let bitmap = try paint(
        20, 20,
        .fill(
          Path(rect: CGRect(x: 0, y: 0, width: 20, height: 20)),
          .conicGradient(stops, center: CGPoint(x: 10, y: 10), angle: angle)))
      return [bitmap.pixel(16, 14), bitmap.pixel(4, 14), bitmap.pixel(4, 4), bitmap.pixel(16, 4)]
    }
    // Bottom right, bottom left, top left, top right.
    #expect(try corners(0) == [.red, .green, .blue, .white])
    #expect(try corners(.pi / 2) == [.white, .red, .green, .blue])
  }

  @Test func conicGradientIsEvenInTheAngle() throws {
    let bitmap = try paint(
      200, 200, scale: 1,
      .fill(
        Path(rect: CGRect(x: 0, y: 0, width: 200, height: 200)),
        .conicGradient(gradient((0, .black), (1, .white)), center: CGPoint(x: 100, y: 100), angle: 0)))
    for degrees in stride(from: 10.0, to: 360, by: 35) {
      let x = Int(100 + 80 * cos(degrees * .pi / 180))
      let y = Int(100 + 80 * sin(degrees * .pi / 180))
      var angle = atan2(Double(y) + 0.5 - 100, Double(x) + 0.5 - 100)
      if angle < 0 { angle += 2 * .pi }
      let value = Int((angle / (2 * .pi) * 255).rounded())
      #expect(bitmap.pixel(x, y).isNear(Pixel(value, value, value), 1))
    }
  }

  @Test func gradientWithoutLengthShowsWhatComesAfterIt() throws {
    let row = try strip(gradient((0, .red), (1, .blue)), from: 5, to: 5)
    #expect(row.allSatisfy { $0 == .blue })
  }

  @Test func stopsNeedNoOrderAndBadOnesAreLeftOut() throws {
    let tidy = try strip(gradient((0, .red), (1, .blue)), from: 0, to: 10)
    let untidy = try strip(gradient((1, .blue), (.nan, .green), (0, .red)), from: 0, to: 10)
    #expect(tidy == untidy)
    #expect(try strip(gradient(), from: 0, to: 10).allSatisfy { $0 == .clear })
  }

  @Test func patternRepeatsItsImageFromItsOriginOn() throws {
    let tile = ImageContent.bitmap(Bitmap(rows: [[.red, .blue]]))
    let bitmap = try paint(
      5, 1,
      .fill(
        Path(rect: CGRect(x: 0, y: 0, width: 5, height: 1)),
        .pattern(tile, origin: CGPoint(x: 1, y: 0), size: CGSize(width: 2, height: 1))))
    #expect(bitmap.rows[0] == [.blue, .red, .blue, .red, .blue])
  }

  @Test func patternInAFadedGroupIsFaded() throws {
    let tile = ImageContent.bitmap(Bitmap(rows: [[.red, .blue]]))
    let item = DisplayItem.fill(
      Path(rect: CGRect(x: 0, y: 0, width: 2, height: 1)),
      .pattern(tile, origin: .zero, size: CGSize(width: 2, height: 1)))
    let bitmap = try paint(2, 1, .group(opacity: 0.5, item))
    #expect(bitmap.rows[0] == [Pixel(128, 0, 0, 128), Pixel(0, 0, 128, 128)])
  }
}
