import Foundation
import HeadlessUIKit
import Testing

/// Filters that look at each pixel.
@MainActor @Suite struct PixelFilterTests {
  /// Black on the left, white on the right, 8 x 8 pixels each.
  private let halves = CIImage(color: .black).cropped(to: CGRect(x: 0, y: 0, width: 8, height: 8))
    .composited(over: CIImage(color: .white).cropped(to: CGRect(x: 8, y: 0, width: 8, height: 8)))

  /// The red, green and blue of a pixel, counted from the lower left corner.
  private func pixel(_ image: CIImage?, _ x: Int, _ y: Int) throws -> [Int] {
    let image = try #require(image)
    var bytes = [UInt8](repeating: 0, count: 4)
    CIContext().render(
      image, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: x, y: y, width: 1, height: 1), format: .RGBA8,
      colorSpace: CGColorSpace(name: CGColorSpace.sRGB))
    return bytes.prefix(3).map(Int.init)
  }

  private func filtered(_ filter: CIFilter, _ change: (CIFilter) -> Void = { _ in }) -> CIImage? {
    filter.inputImage = halves
    change(filter)
    return filter.outputImage
  }

  @Test func edgesAreWhereColoursChange() throws {
    let image = filtered(.edges())
    #expect(try pixel(image, 2, 4) == [0, 0, 0] && pixel(image, 7, 4) == [255, 255, 255])
  }

  /// 0.4 is nearest to 1/2 in three levels, and below a threshold of a half.
  @Test func levelsAreSteps() throws {
    let gray = CIImage(color: CIColor(red: 0.4, green: 0.4, blue: 0.4))
      .cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2))
    let posterize = CIFilter.colorPosterize()
    (posterize.inputImage, posterize.levels) = (gray, 3)
    #expect(try pixel(posterize.outputImage, 0, 0) == [128, 128, 128])
    let threshold = CIFilter.colorThreshold()
    threshold.inputImage = gray
    #expect(try pixel(threshold.outputImage, 0, 0) == [0, 0, 0])
    let gamma = CIFilter.gammaAdjust()
    (gamma.inputImage, gamma.power) = (gray, 2)
    // (102 / 255)² x 255
    #expect(try pixel(gamma.outputImage, 0, 0) == [41, 41, 41])
  }

  @Test func vignettesDarkenCorners() throws {
    let image = filtered(.vignette()) { $0.intensity = 1 }
    let (middle, corner) = (try pixel(image, 9, 4)[0], try pixel(image, 15, 0)[0])
    #expect(middle > 245 && corner < 60)
    #expect(try pixel(filtered(.vignette()), 15, 0) == [255, 255, 255])
  }

  @Test func cellsHaveOneColour() throws {
    let image = filtered(.crystallize()) { $0.radius = 4 }
    let colors = try (0..<16).map { try pixel(image, $0, 4)[0] }
    #expect(Set(colors).isSubset(of: [0, 255]) && image?.extent == halves.extent)
    // A cell that is larger than the picture.
    let whole = filtered(.crystallize()) { $0.radius = 1000 }
    let same = try (0..<16).map { try pixel(whole, $0, 4)[0] }
    #expect(Set(same).count == 1)
  }

  /// A blur of 1 pixel is 0 or 255 three pixels away from the edge, so that nothing is added there.
  @Test func sharperEdgesLeaveTheRest() throws {
    let image = filtered(.unsharpMask()) { ($0.radius, $0.intensity) = (1, 0.5) }
    #expect(try pixel(image, 1, 4) == [0, 0, 0] && pixel(image, 14, 4) == [255, 255, 255])
    let bloom = filtered(.bloom()) { ($0.radius, $0.intensity) = (1, 1) }
    #expect(try pixel(bloom, 7, 4)[0] > 40 && pixel(bloom, 1, 4) == [0, 0, 0])
  }

  @Test func placesMoveTowardsTheCentre() throws {
    let twirl = filtered(.twirlDistortion()) { ($0.center, $0.radius, $0.angle) = (CGPoint(x: 8, y: 4), 1, 3) }
    #expect(try pixel(twirl, 1, 4) == [0, 0, 0])
    // In the middle of a large circle, half a turn swaps the sides.
    let half = filtered(.twirlDistortion()) { ($0.center, $0.radius, $0.angle) = (CGPoint(x: 8, y: 4), 300, Float.pi) }
    #expect(try pixel(half, 4, 4) == [255, 255, 255] && pixel(half, 12, 4) == [0, 0, 0])
    let blur = filtered(.motionBlur()) { ($0.radius, $0.angle) = (2, 0) }
    // Of the five pixels around the last black one, two are white.
    #expect(try pixel(blur, 7, 4) == [102, 102, 102])
  }

  private let grays = CIImage(color: CIColor(red: 0.25, green: 0.25, blue: 0.25))
    .cropped(to: CGRect(x: 0, y: 0, width: 8, height: 8))
    .composited(
      over: CIImage(color: CIColor(red: 0.75, green: 0.75, blue: 0.75))
        .cropped(to: CGRect(x: 8, y: 0, width: 8, height: 8)))

  /// A sharper edge is darker on its dark side and lighter on the other one; gloom is darker on the light side alone.
  @Test func edgesGetMoreAndLessContrast() throws {
    let sharpen = CIFilter.sharpenLuminance()
    (sharpen.inputImage, sharpen.radius, sharpen.sharpness) = (grays, 1, 1)
    let sharp = try [1, 7, 8, 14].map { try pixel(sharpen.outputImage, $0, 4)[0] }
    #expect(sharp[0] == 64 && sharp[1] < 50 && sharp[2] > 205 && sharp[3] == 191)
    let gloom = filtered(.gloom()) { ($0.radius, $0.intensity) = (1, 1) }
    let dark = try [1, 7, 8, 14].map { try pixel(gloom, $0, 4)[0] }
    #expect(dark[0] == 0 && dark[1] == 0 && dark[2] < 215 && dark[3] == 255)
  }

  /// Five steps of brightness: 0.4 is nearest to 2/4.
  @Test func comicsHaveLinesAndFewColours() throws {
    let image = filtered(.comicEffect())
    #expect(try pixel(image, 8, 4) == [0, 0, 0] && pixel(image, 14, 4) == [255, 255, 255])
    let flat = CIFilter.comicEffect()
    flat.inputImage = CIImage(color: CIColor(red: 0.4, green: 0.4, blue: 0.4))
      .cropped(to: CGRect(x: 0, y: 0, width: 16, height: 16))
    #expect(try pixel(flat.outputImage, 8, 8) == [128, 128, 128])
  }

  @Test func pointsHaveWhiteBetweenThem() throws {
    let points = CIFilter.pointillize()
    points.inputImage = CIImage(color: .black).cropped(to: CGRect(x: 0, y: 0, width: 32, height: 32))
    points.radius = 6
    let colors = try (0..<32).flatMap { row in try (0..<32).map { try pixel(points.outputImage, $0, row)[0] } }
    // A dot fills at most a circle of half a cell's width: a share of pi / 4.
    let dark = Double(colors.count { $0 == 0 }) / Double(colors.count)
    #expect(Set(colors) == [0, 255] && dark > 0.2 && dark < Double.pi / 4)
  }

  /// Four points around the centre stay; the falloff ends two points farther out.
  @Test func vignettesHaveACentre() throws {
    let image = filtered(.vignetteEffect()) {
      ($0.center, $0.radius, $0.intensity, $0.falloff) = (CGPoint(x: 8, y: 4), 4, 1, 0.5)
    }
    #expect(try pixel(image, 9, 4) == [255, 255, 255] && pixel(image, 15, 4) == [0, 0, 0])
  }

  /// A scale of a half nearly doubles what is in the middle of a large circle: six pixels left of the centre is what was three
  /// pixels left of it, which is white, and eleven pixels left of it what was five and a half.
  @Test func bumpsMagnify() throws {
    let bump = filtered(.bumpDistortion()) {
      ($0.center, $0.radius, $0.scale) = (CGPoint(x: 12, y: 4), 300, 0.5)
    }
    #expect(try pixel(bump, 6, 4) == [255, 255, 255] && pixel(bump, 1, 4) == [0, 0, 0])
  }

  @Test func inputsThatAreNoNumbersAreHarmless() {
    for name in CIFilter.filterNames(inCategory: nil) {
      guard let filter = CIFilter(name: name), filter.inputKeys.contains(kCIInputImageKey) else { continue }
      filter.setValue(halves, forKey: kCIInputImageKey)
      for key in [kCIInputRadiusKey, kCIInputIntensityKey, "inputLevels", "inputPower", kCIInputAngleKey]
      where filter.inputKeys.contains(key) { filter.setValue(Double.nan, forKey: key) }
      _ = filter.outputImage
    }
  }
}
