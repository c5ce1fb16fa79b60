import Graphics
import ImageDiff
import Testing

/// The rule that detects antialiased edges, implemented again without optimization.
@Suite struct AntialiasingRuleTests {
  private static let grays: [UInt32] = [0xFF00_0000, 0xFF60_6060, 0xFFB0_B0B0, 0xFFFF_FFFF]

  /// A picture of a few greys, most of them in uniform areas, as on both sides of an edge.
  private static func picture(_ random: inout FixedRandom) -> Bitmap {
    let edge = Int.random(in: 1..<7, using: &random)
    var pixels = (0..<64).map { $0 % 8 < edge ? grays[0] : grays[3] }
    for _ in 0..<Int.random(in: 0..<24, using: &random) {
      pixels[Int.random(in: 0..<64, using: &random)] = grays[Int.random(in: 0..<4, using: &random)]
    }
    return ImageDiffTests.picture(8, 8) { x, y in pixels[y * 8 + x] }
  }

  private struct Neighbour {
    let x: Int
    let y: Int
    let change: Int
  }

  private static func neighbours(_ picture: Bitmap, _ x: Int, _ y: Int) -> [Neighbour] {
    let places = [-1, 0, 1].flatMap { dy in [-1, 0, 1].map { dx in (x + dx, y + dy) } }
    return places.filter { $0 != (x, y) && (0..<8).contains($0.0) && (0..<8).contains($0.1) }.map { place in
      let change = Int(picture.pixel(place.0, place.1) & 0xFF) - Int(picture.pixel(x, y) & 0xFF)
      return Neighbour(x: place.0, y: place.1, change: change)
    }
  }

  /// The number of adjacent pixels with the same value; beyond the border, the edge pixels are repeated.
  private static func equalCount(_ picture: Bitmap, _ x: Int, _ y: Int) -> Int {
    let isAtBorder = [0, 7].contains(x) || [0, 7].contains(y)
    return neighbours(picture, x, y).count { $0.change == 0 } + (isAtBorder ? 1 : 0)
  }

  private static func isEdge(_ picture: Bitmap, _ other: Bitmap, _ x: Int, _ y: Int) -> Bool {
    guard equalCount(picture, x, y) <= 2 else { return false }
    let around = neighbours(picture, x, y)
    guard let darkest = around.min(by: { $0.change < $1.change }), darkest.change < 0,
      let brightest = around.max(by: { $0.change < $1.change }), brightest.change > 0
    else { return false }
    return [darkest, brightest].contains { place in
      [picture, other].allSatisfy { equalCount($0, place.x, place.y) >= 3 }
    }
  }

  @Test func pixelsOnSmoothedEdgesMatchAndNoOthers() {
    let tolerant = ImageComparator(tolerance: PictureTolerance(ignoresAntialiasing: true))
    var random = FixedRandom(seed: 4)
    var edges = 0
    for _ in 0..<2000 {
      let reference = AntialiasingRuleTests.picture(&random)
      let (x, y) = (Int.random(in: 0..<8, using: &random), Int.random(in: 0..<8, using: &random))
      // Also one of the picture's greys, so that the pixel may be the darkest or the brightest of all around it.
      let others = ([0xFF80_8080] + AntialiasingRuleTests.grays).filter { $0 != reference.pixel(x, y) }
      let actual = reference.setting(others.randomElement(using: &random) ?? white, at: [(x, y)])
      let isEdge =
        AntialiasingRuleTests.isEdge(reference, actual, x, y) || AntialiasingRuleTests.isEdge(actual, reference, x, y)
      #expect(tolerant.compare(reference, actual).isMatch == isEdge)
      if isEdge { edges += 1 }
    }
    #expect((200..<1800).contains(edges), "both happen: \(edges)")
  }

  /// An adjacent pixel of another colour and the same luma counts like one of the same colour: 11 more of red, 1 more of green and
  /// 34 less of blue, for 299 * 11 + 587 * 1 = 114 * 34.
  @Test func brightnessIsTheLumaOfBT601() {
    func edge(center: UInt32, left: UInt32) -> Bitmap {
      ImageDiffTests.picture(7, 7) { x, y in
        if y == 3, x == 3 { return center }
        if y == 3, x == 2 { return left }
        return x < 3 ? black : x > 3 ? white : 0xFF80_8080
      }
    }
    let tolerant = ImageComparator(tolerance: PictureTolerance(ignoresAntialiasing: true))
    func isEdge(left: UInt32) -> Bool {
      tolerant.compare(edge(center: 0xFF80_8080, left: left), edge(center: white, left: left)).isMatch
    }
    #expect(isEdge(left: black))
    #expect(isEdge(left: 0xFF8B_825E))
    #expect(isEdge(left: 0xFF8B_815F))
    #expect(isEdge(left: 0xFF8C_815E))
    #expect(!isEdge(left: 0xFF8B_815E))
  }
}
