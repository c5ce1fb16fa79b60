import Foundation
import Graphics
import ImageDiff
import Testing

@Suite("Tolerance")
struct ToleranceTests {
  let blank = picture(100, 100) { _, _ in white }

  @Test(
    "how many pixels may differ",
    arguments: [
      (PictureTolerance(), 10_000, 0), (PictureTolerance(precision: 0.99), 10_000, 100),
      (PictureTolerance(precision: 0.99), 99, 0),
      (PictureTolerance(precision: 0.9), 10, 1), (PictureTolerance(precision: 0), 10, 10),
      (PictureTolerance(precision: -1), 10, 10),
      (PictureTolerance(precision: 2), 10, 0), (PictureTolerance(precision: .nan), 10, 0),
      (PictureTolerance(maximumDifferingPixels: 7), 10_000, 7),
      (PictureTolerance(precision: 0.99, maximumDifferingPixels: 7), 10_000, 7),
      (PictureTolerance(precision: 0.9999, maximumDifferingPixels: 7), 10_000, 1),
      (PictureTolerance(maximumClusterPixels: 7), 10_000, .max),
      (PictureTolerance(precision: 0.99, maximumClusterPixels: 7), 10_000, 100),
      (PictureTolerance(maximumDifferingPixels: 9, maximumClusterPixels: 7), 10_000, 9),
    ])
  func allowance(tolerance: PictureTolerance, pixels: Int, allowed: Int) {
    #expect(tolerance.allowedPixels(of: pixels) == allowed)
  }

  @Test("the allowance holds to the pixel", arguments: [(99, true), (100, true), (101, false)])
  func precision(count: Int, passes: Bool) throws {
    let changed = blank.setting(black, at: (0..<count).map { ($0 % 100, $0 / 100 * 50) })
    let verdict = ImageComparator(tolerance: PictureTolerance(precision: 0.99)).compare(blank, changed)
    #expect(verdict.isMatch == passes)
    let difference = try #require(verdict.difference)
    #expect(difference.differingPixels == count)
    #expect(difference.allowedPixels == 100)
    #expect(difference.remainingPixels == 100 - count)
  }

  @Test("the largest group holds to the pixel, wherever it is and however many there are", arguments: [0, 1, 2])
  func largestGroup(place: Int) throws {
    // Three groups beside each other: a line of six pixels, the others squares of four.
    var points: [(Int, Int)] = []
    for group in 0..<3 {
      points += (0..<(group == place ? 6 : 4)).map { index in
        group == place ? (group * 40 + index, 50) : (group * 40 + index % 2, 50 + index / 2)
      }
    }
    let changed = blank.setting(black, at: points)
    #expect(ImageComparator(tolerance: PictureTolerance(maximumClusterPixels: 6)).compare(blank, changed).isMatch)
    let verdict = ImageComparator(tolerance: PictureTolerance(maximumClusterPixels: 5)).compare(blank, changed)
    #expect(!verdict.isMatch)
    #expect(try #require(verdict.difference).differingPixels == 14)
    // The verdict includes all groups, however few are listed.
    let short = ImageComparator(tolerance: PictureTolerance(maximumClusterPixels: 5), maximumClusters: 0)
    #expect(!short.compare(blank, changed).isMatch)
  }

  // L* of a dark grey is 24389/27 of its linear light (CIE 15): for level 1, 903.296 / (255 * 12.92) = 0.2742. For level 254, 116 *
  // cbrt(0.991102) - 16 = 99.6549, so white is 0.3451 away.
  @Test(
    "colours match up to the distance in L*a*b*",
    arguments: [
      (0xFF00_0000, 0xFF01_0101, 0.9972, true), (0xFF00_0000, 0xFF01_0101, 0.9973, false),
      (0xFFFF_FFFF, 0xFFFE_FEFE, 0.9965, true), (0xFFFF_FFFF, 0xFFFE_FEFE, 0.9966, false),
      // Published values: red is (53.24, 80.09, 67.20), blue (32.30, 79.19, -107.86): more than 100 apart.
      (0xFFFF_0000, 0xFF00_00FF, 0.01, false), (0xFFFF_0000, 0xFF00_00FF, 0, true),
    ] as [(UInt32, UInt32, Double, Bool)])
  func colorDistance(a: UInt32, b: UInt32, perceptualPrecision: Double, matches: Bool) throws {
    let comparator = ImageComparator(tolerance: PictureTolerance(perceptualPrecision: perceptualPrecision))
    let verdict = comparator.compare(picture(3, 3) { _, _ in a }, picture(3, 3) { _, _ in b })
    #expect(verdict.isMatch == matches)
    let difference = try #require(verdict.difference)
    #expect(difference.unequalPixels == 9)
    #expect(difference.differingPixels == (matches ? 0 : 9))
  }

  @Test func aDistanceThatNeedsAllThreeCoordinates() {
    // #400000: its red is 0.05127 in linear light, so X/Xn = 0.02225, Y = 0.01090, Z/Zn = 0.00091, whose curves are
    // 0.28126, 0.22174 and 0.14502: L*a*b* (9.72, 29.76, 15.34), which is 34.86 from black.
    let dark = picture(2, 2) { _, _ in 0xFF40_0000 }
    let none = picture(2, 2) { _, _ in black }
    #expect(ImageComparator(tolerance: PictureTolerance(perceptualPrecision: 0.65)).compare(none, dark).isMatch)
    #expect(!ImageComparator(tolerance: PictureTolerance(perceptualPrecision: 0.66)).compare(none, dark).isMatch)
  }

  @Test("a colour that shows on one ground only isn't overlooked", arguments: [0x8000_0000, 0x8080_8080] as [UInt32])
  func transparency(pixel: UInt32) {
    // Half black is invisible on black, half white on white.
    let comparator = ImageComparator(tolerance: PictureTolerance(perceptualPrecision: 0.9))
    #expect(!comparator.compare(picture(4, 4) { _, _ in 0 }, picture(4, 4) { _, _ in pixel }).isMatch)
  }

  @Test func neighboursAreJudgedEachForItself() throws {
    // The same white in the actual picture, beside nearly white and black in the reference; and vice versa.
    let mixed = picture(40, 1) { x, _ in x % 2 == 0 ? 0xFFFE_FEFE : black }
    let plain = picture(40, 1) { _, _ in white }
    let comparator = ImageComparator(tolerance: PictureTolerance(perceptualPrecision: 0.98))
    #expect(try #require(comparator.compare(mixed, plain).difference).differingPixels == 20)
    #expect(try #require(comparator.compare(plain, mixed).difference).differingPixels == 20)
  }

  @Test func bothPrecisionsTogether() throws {
    // Ten pixels are black, the other 9,990 slightly less than white.
    let changed = picture(100, 100) { x, y in y == 0 && x < 10 ? black : 0xFFFE_FEFE }
    let tolerance = PictureTolerance(precision: 0.999, perceptualPrecision: 0.98)
    let difference = try #require(ImageComparator(tolerance: tolerance).compare(blank, changed).difference)
    #expect(difference.differingPixels == 10)
    #expect(difference.unequalPixels == 10_000)
    #expect(difference.remainingPixels == 0)
  }

  /// This many pixels are compared on several threads, with separate rows.
  @Test func manyRowsAreJudgedAsFewAre() throws {
    let (width, height) = (512, 5000)
    let plain = Bitmap(width: width, height: height) { memset($0.baseAddress!, 0xFF, $0.count) }
    let changed = Bitmap(width: width, height: height) { memory in
      // Slightly less than white everywhere, and black at the first pixel of every seventh row.
      memset(memory.baseAddress!, 0xFE, memory.count)
      let pixels = memory.bindMemory(to: UInt32.self)
      for y in stride(from: 0, to: height, by: 7) { pixels[y * width] = black }
    }
    let tolerance = PictureTolerance(perceptualPrecision: 0.98)
    let difference = try #require(ImageComparator(tolerance: tolerance).compare(plain, changed).difference)
    #expect(difference.unequalPixels == width * height)
    #expect(difference.differingPixels == 715)
  }

  @Test func theVerdictInWords() {
    let one = blank.setting(black, at: [(3, 4)])
    let figures = "1 of 10000 pixels differ (0.0100 %), components by up to 255 of 255, in (3, 4, 1, 1)"
    #expect("\(ImageComparator().compare(blank, one))" == "different: \(figures); 0 may differ")
    let tolerant = ImageComparator(tolerance: PictureTolerance(maximumDifferingPixels: 5))
    #expect("\(tolerant.compare(blank, one))" == "similar: \(figures); 4 more pixels could differ")
  }

  @Test func ignoredRectsAreLeftOut() throws {
    let changed = blank.setting(black, at: [(5, 5), (14, 14), (15, 14), (14, 15), (99, 99)])
    let rects = [CGRect(x: 5, y: 5, width: 10, height: 10), CGRect(x: 90, y: 90, width: 1000, height: 1000)]
    let difference = try #require(
      ImageComparator(tolerance: PictureTolerance(ignoring: rects.map { .rect($0) })).compare(blank, changed).difference
    )
    #expect(difference.differingPixels == 2)
    #expect(difference.unequalPixels == 2)
    #expect(difference.boundingBox == PixelRect(x: 14, y: 14, width: 2, height: 2))
  }

  /// In points, at any depth, in both pictures, and no other view's frame.
  @Test func viewsOfANameAreLeftOut() {
    func tree(_ x: CGFloat, named name: String?) -> ViewNode {
      let frame = CGRect(x: x, y: 0, width: 5, height: 5)
      let clock = ViewNode(className: "UILabel", identifier: name, frame: frame, screenFrame: frame)
      let all = CGRect(x: 0, y: 0, width: 50, height: 50)
      return ViewNode(className: "UIView", identifier: "screen", frame: all, screenFrame: all, children: [clock])
    }
    let comparator = ImageComparator(tolerance: PictureTolerance(ignoring: [.view("clock")]))
    func passes(_ x: Int, _ trees: [ViewNode]) -> Bool {
      comparator.compare(blank, blank.setting(black, at: [(x, 9)]), trees: trees, scale: 2).isMatch
    }
    let trees = [tree(0, named: "clock"), tree(10, named: "clock")]
    #expect([0, 9, 10, 19, 20, 29, 30].map { passes($0, trees) } == [true, true, false, false, true, true, false])
    #expect(!passes(0, [tree(0, named: nil)]))
  }

  @Test func ignoredRectsOutsideThePictureDoNoHarm() {
    let rects = [
      CGRect(x: -50, y: -50, width: 40, height: 40), CGRect(x: 500, y: 0, width: 5, height: 5),
      CGRect(x: 10, y: 10, width: -5, height: 20), CGRect(x: 3, y: 70, width: 1e12, height: CGFloat.infinity),
      CGRect(x: -10, y: -10, width: 12, height: 500),
    ]
    let tolerance = PictureTolerance(ignoring: rects.map { .rect($0) })
    #expect(ImageComparator(tolerance: tolerance).compare(blank, blank.setting(black, at: [(1, 60)])).isMatch)
    #expect(!ImageComparator(tolerance: tolerance).compare(blank, blank.setting(black, at: [(2, 60)])).isMatch)
  }

  @Test func rectanglesWithoutEnd() {
    let half = PixelRect(x: 0, y: 50, width: .max, height: .max)
    #expect(half.maxY == .max && half.area == .max)
    #expect(half.intersection(PixelRect(x: 0, y: 0, width: 100, height: 100)).area == 5000)
    let tolerance = PictureTolerance(ignoring: [.rect(CGRect(x: 0, y: 50, width: 1e12, height: 1e12))])
    #expect(ImageComparator(tolerance: tolerance).compare(blank, blank.setting(black, at: [(99, 99)])).isMatch)
    #expect(!ImageComparator(tolerance: tolerance).compare(blank, blank.setting(black, at: [(99, 49)])).isMatch)
  }

  @Test func smoothedEdgesPassWhenAskedFor() throws {
    // A dark area left of a light one, with one column of coverage between them; the pictures antialias it differently.
    func edge(_ coverage: UInt32) -> Bitmap {
      picture(20, 20) { x, y in
        let level: UInt32 = x < 10 ? 0 : x > 10 ? 255 : (coverage + UInt32(y) * 3)
        return 0xFF00_0000 | level * 0x10101
      }
    }
    #expect(!ImageComparator().compare(edge(100), edge(140)).isMatch)
    let tolerant = ImageComparator(tolerance: PictureTolerance(ignoresAntialiasing: true))
    let difference = try #require(tolerant.compare(edge(100), edge(140)).difference)
    #expect(difference.unequalPixels == 20)
    #expect(difference.differingPixels == 0)
  }

  @Test("an edge may be smoothed in one picture alone", arguments: [true, false])
  func smoothedInOne(inReference: Bool) {
    let hard = picture(20, 20) { x, _ in x < 10 ? black : white }
    let smooth = picture(20, 20) { x, _ in x < 10 ? black : x > 10 ? white : 0xFF80_8080 }
    let tolerant = ImageComparator(tolerance: PictureTolerance(ignoresAntialiasing: true))
    #expect(inReference ? tolerant.compare(smooth, hard).isMatch : tolerant.compare(hard, smooth).isMatch)
  }

  @Test func anEdgeMustLieBesideTheSameAreaInBothPictures() throws {
    let smooth = picture(20, 20) { x, _ in x < 10 ? black : x > 10 ? white : 0xFF80_8080 }
    // Five columns without two equal pixels: the edge was replaced. Only edges are excluded.
    let noisy = picture(20, 20) { x, y in
      guard (8...12).contains(x) else { return smooth.pixel(x, y) }
      return 0xFF00_0000 | UInt32((x * 31 + y * 57) % 251) << 16 | UInt32(y * 5 + x - 8)
    }
    let rects = [CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 11, y: 0, width: 9, height: 20)]
    let tolerant = ImageComparator(
      tolerance: PictureTolerance(ignoresAntialiasing: true, ignoring: rects.map { .rect($0) }))
    let difference = try #require(tolerant.compare(smooth, noisy).difference)
    #expect(difference.differingPixels == 20)
  }

  @Test func morePixelsThanEdgesCanHaveAreNotTakenForEdges() throws {
    // Of every three columns the middle one is the antialiased edge of the adjacent ones: a third of the picture.
    func stripes(_ level: UInt32) -> Bitmap {
      picture(30, 30) { x, _ in [black, 0xFF00_0000 | level * 0x10101, white][x % 3] }
    }
    let tolerant = ImageComparator(tolerance: PictureTolerance(ignoresAntialiasing: true))
    let difference = try #require(tolerant.compare(stripes(100), stripes(140)).difference)
    #expect(difference.differingPixels == 300)
  }

  @Test func aMovedShapeIsMoreThanItsSmoothedEdge() {
    func edge(_ column: Int) -> Bitmap {
      picture(20, 20) { x, _ in x < column ? black : x > column ? white : 0xFF80_8080 }
    }
    let tolerant = ImageComparator(tolerance: PictureTolerance(ignoresAntialiasing: true))
    #expect(!tolerant.compare(edge(8), edge(11)).isMatch)
  }

  /// One thread compares 32 rows of this many pixels: here are two threads' rows, and one less.
  @Test("what several threads look at is seen to the last row", arguments: [63, 64])
  func large(height: Int) {
    let width = 32_767
    let white = Bitmap(width: width, height: height, color: .white)
    let pale = Bitmap(width: width, height: height, color: Color(red: 254 / 255, green: 1, blue: 1))
    let comparator = ImageComparator(tolerance: PictureTolerance(perceptualPrecision: 0.98))
    #expect(comparator.compare(white, pale).isMatch)
    let spot = pale.setting(black, at: [(width - 1, height - 1)])
    #expect(comparator.compare(white, spot).difference?.differingPixels == 1)
  }
}
