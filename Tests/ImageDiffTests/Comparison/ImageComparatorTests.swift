import Graphics
import ImageDiff
import Testing

@Suite("Comparing exactly")
struct ImageComparatorTests {
  let blank = picture(200, 40) { _, _ in white }

  @Test func equalPicturesInDifferentMemoryAreIdentical() {
    let copy = picture(200, 40) { _, _ in white }
    #expect(ImageComparator().compare(blank, copy) == .identical)
    #expect(ImageComparator().compare(blank, blank) == .identical)
  }

  @Test func picturesWithoutPixelsAreIdentical() {
    let empty = picture(0, 0) { _, _ in white }
    #expect(ImageComparator().compare(empty, picture(0, 0) { _, _ in black }) == .identical)
  }

  @Test(
    "one pixel is found wherever it is",
    arguments: [(0, 0), (63, 0), (64, 0), (127, 39), (128, 20), (191, 5), (192, 5), (199, 39), (0, 39)])
  func onePixel(x: Int, y: Int) throws {
    let verdict = ImageComparator().compare(blank, blank.setting(0xFFFF_F0FE, at: [(x, y)]))
    guard case .different(let difference) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(difference.differingPixels == 1)
    #expect(difference.unequalPixels == 1)
    #expect(difference.boundingBox == PixelRect(x: x, y: y, width: 1, height: 1))
    #expect(difference.clusters == [.init(rect: PixelRect(x: x, y: y, width: 1, height: 1), pixelCount: 1)])
    #expect(difference.largestChannelDelta == 15)
    #expect(!verdict.isMatch)
  }

  @Test func everyPixel() throws {
    let other = picture(200, 40) { _, _ in 0xFFFF_FF7F }
    let difference = try #require(ImageComparator().compare(blank, other).difference)
    #expect(difference.differingPixels == 8000)
    #expect(difference.differingFraction == 1)
    #expect(difference.boundingBox == PixelRect(x: 0, y: 0, width: 200, height: 40))
    #expect(difference.largestChannelDelta == 128)
    #expect(difference.clusterCount == 1)
  }

  @Test("the largest delta is that of any component of any pixel", arguments: [0, 8, 16, 24])
  func largestDelta(shift: Int) throws {
    // Deltas of 3, 200 and 7 in the tested component; 1 in another.
    let values: [UInt32] = [3, 200, 7].map { (0xC8C8_C8C8 as UInt32) ^ (0xC8 << UInt32(shift)) | $0 << UInt32(shift) }
    let reference = picture(3, 1) { _, _ in 0xC8C8_C8C8 & ~(0xFF << UInt32(shift)) }
    let actual = picture(3, 1) { x, _ in values[x] }
    let difference = try #require(ImageComparator().compare(reference, actual).difference)
    #expect(difference.largestChannelDelta == 200)
  }

  @Test func transparencyAloneIsADifference() throws {
    let difference = try #require(
      ImageComparator().compare(
        picture(10, 10) { _, _ in 0xFF00_0000 }, picture(10, 10) { x, _ in x == 4 ? 0xFA00_0000 : 0xFF00_0000 }
      ).difference)
    #expect(difference.differingPixels == 10)
    #expect(difference.largestChannelDelta == 5)
  }

  @Test func sizesThatDiffer() {
    let verdict = ImageComparator().compare(blank, picture(200, 41) { _, _ in white })
    let mismatch = SizeDifference(
      reference: PixelSize(width: 200, height: 40), actual: PixelSize(width: 200, height: 41))
    #expect(verdict == .differentSize(mismatch))
    #expect(!verdict.isMatch)
    #expect(mismatch.description == "the reference has 200 x 40 pixels, the actual picture 200 x 41")
  }

  @Test(
    "a picture at another scale is recognized",
    arguments: [
      (PixelSize(width: 750, height: 1334), 2.0 as Double?), (PixelSize(width: 1125, height: 2001), 3),
      (PixelSize(width: 188, height: 334), 0.5), (PixelSize(width: 375, height: 668), nil),
    ])
  func otherScale(actual: PixelSize, ratio: Double?) {
    #expect(SizeDifference(reference: PixelSize(width: 375, height: 667), actual: actual).scaleRatio == ratio)
  }

  @Test(
    "of several scales the nearest",
    arguments: [(2, 3, 1.5), (2, 4, 2), (3, 5, 1.5), (3, 2, 1 / 1.5), (4, 2, 0.5)] as [(Int, Int, Double)])
  func scaleOfSmallPictures(side: Int, actual: Int, ratio: Double) {
    let sizes = SizeDifference(
      reference: PixelSize(width: side, height: side), actual: PixelSize(width: actual, height: actual))
    #expect(sizes.scaleRatio == ratio)
  }

  @Test func theFiguresInWords() throws {
    let two = blank.setting(0xFFFF_F0FF, at: [(10, 10), (150, 30)])
    let difference = try #require(ImageComparator().compare(blank, two).difference)
    #expect(
      difference.description
        == "2 of 8000 pixels differ (0.0250 %), components by up to 15 of 255, in 2 places within (10, 10, 141, 21)")
  }

  @Test func aMillionthIsNotZeroPercent() throws {
    let large = picture(2000, 1000) { _, _ in white }
    let difference = try #require(ImageComparator().compare(large, large.setting(black, at: [(1, 1)])).difference)
    #expect(difference.description.contains("(0.0001 %)"))
  }
}
