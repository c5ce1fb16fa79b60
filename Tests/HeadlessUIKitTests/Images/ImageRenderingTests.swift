import Foundation
import Graphics
import Testing

@testable import HeadlessUIKit

@Suite struct ImageRenderingTests {
  /// 30 x 20 pixels, 10 x 20/3 ... at scale 1: 30 x 20 points.
  private let image = UIImage(cgImage: CGImage(.bitmap(Bitmap(width: 30, height: 20, color: .black))))
  private let rect = CGRect(x: 100, y: 100, width: 60, height: 20)

  private func images(_ items: [DisplayItem]) -> [ImageItem] {
    items.flatMap { item -> [ImageItem] in
      switch item {
      case .image(let image): [image]
      case .group(let group): images(group.items)
      default: []
      }
    }
  }

  @Test func plainImagesFillTheRectangle() throws {
    let item = try #require(image.displayItems(in: rect).first?.image)
    #expect(item == ImageItem(try #require(image.cgImage).content, in: rect))
    #expect(image.displayItems(in: .zero).isEmpty)
    #expect(UIImage().displayItems(in: rect).isEmpty)
  }

  @Test func stretchedMiddlesLieBetweenTheCaps() {
    let resizable = image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 10), resizingMode: .stretch)
    let items = images(resizable.displayItems(in: rect))
    #expect(
      items.map(\.source) == [
        CGRect(x: 0, y: 0, width: 5, height: 20), CGRect(x: 5, y: 0, width: 15, height: 20),
        CGRect(x: 20, y: 0, width: 10, height: 20),
      ])
    #expect(
      items.map(\.destination) == [
        CGRect(x: 100, y: 100, width: 5, height: 20), CGRect(x: 105, y: 100, width: 45, height: 20),
        CGRect(x: 150, y: 100, width: 10, height: 20),
      ])
  }

  @Test func atItsOwnSizeAResizableImageIsOnePiece() {
    let resizable = image.resizableImage(withCapInsets: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
    let items = resizable.displayItems(in: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(items.count == 1 && items[0].image?.source == nil)
  }

  @Test func capsAreNineParts() {
    let resizable = image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5), resizingMode: .stretch)
    let items = images(resizable.displayItems(in: CGRect(x: 0, y: 0, width: 100, height: 100)))
    #expect(items.count == 9)
    #expect(items[4].source == CGRect(x: 5, y: 5, width: 20, height: 10))
    #expect(items[4].destination == CGRect(x: 5, y: 5, width: 90, height: 90))
    #expect(items[8].destination == CGRect(x: 95, y: 95, width: 5, height: 5))
  }

  @Test func capsTooLargeForTheRectangleShareIt() {
    let resizable = image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 15), resizingMode: .stretch)
    let items = images(resizable.displayItems(in: CGRect(x: 0, y: 0, width: 10, height: 20)))
    #expect(items.map(\.destination.width) == [2.5, 7.5])
  }

  /// The middle of 20 pixels fills 50 points: it is scaled by 2.5.
  @Test func tiledMiddlesAreOneItem() {
    let resizable = image.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5))
    let items = images(resizable.displayItems(in: rect))
    #expect(items.map(\.tile) == [nil, CGSize(width: 20, height: 20), nil])
    #expect(items[1].destination == CGRect(x: 105, y: 100, width: 50, height: 20))
    #expect(items[1].source == CGRect(x: 5, y: 0, width: 20, height: 20))
  }

  /// For any size: repetitions aren't counted.
  @Test func tilesWithoutBoundAreOneItem() {
    let tile = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    .resizableImage(withCapInsets: .zero)
    for side in [568, 1e6, 1e19, 1e300] {
      let items = tile.displayItems(in: CGRect(x: 0, y: 0, width: side, height: side))
      #expect(items.count == 1)
    }
  }

  @Test func aMiddleOfOnePixelIsStretchedInsteadOfTiled() {
    let resizable = image.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 14, bottom: 0, right: 15))
    let items = resizable.displayItems(in: rect)
    #expect(items.compactMap(\.image).map(\.destination.width) == [14, 31, 15])
  }

  @Test func capsAreInPointsAndSourcesInPixels() {
    let retina = UIImage(cgImage: image.cgImage!, scale: 2, orientation: .up)
      .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5), resizingMode: .stretch)
    let items = images(retina.displayItems(in: CGRect(x: 0, y: 0, width: 40, height: 10)))
    #expect(items.compactMap(\.source).map(\.width) == [10, 10, 10])
    #expect(items.map(\.destination.width) == [5, 30, 5])
  }

  /// Rotated clockwise, the image's top row is on the right: the right cap comes from the top.
  @Test func capsOfTurnedImagesAreThoseOfWhatIsShown() {
    let turned = UIImage(cgImage: image.cgImage!, scale: 1, orientation: .right)
      .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 4), resizingMode: .stretch)
    let items = images(turned.displayItems(in: CGRect(x: 0, y: 0, width: 100, height: 30)))
    #expect(
      items.map(\.source) == [CGRect(x: 0, y: 4, width: 30, height: 16), CGRect(x: 0, y: 0, width: 30, height: 4)])
    #expect(items.map(\.destination.width) == [96, 4])
    #expect(items.allSatisfy { $0.orientation == .right })
  }

  @Test func imagesFollowTheLayoutDirection() throws {
    let arrow = image.imageFlippedForRightToLeftLayoutDirection()
    #expect(try #require(arrow.displayItems(in: rect).first?.image).orientation == .up)
    #expect(
      try #require(arrow.displayItems(in: rect, isRightToLeft: true).first?.image).orientation == .upMirrored)
    #expect(try #require(image.displayItems(in: rect, isRightToLeft: true).first?.image).orientation == .up)
    // The caps are mirrored with the image: the left cap of 5 points is on the right.
    let capped = arrow.resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 10), resizingMode: .stretch)
    let items = images(capped.displayItems(in: rect, isRightToLeft: true))
    #expect(items.map(\.destination.width) == [10, 45, 5])
    #expect(items.compactMap(\.source).map(\.minX) == [20, 5, 0])
  }

  @Test(arguments: [
    (UIImage.Orientation.up, UIImage.Orientation.upMirrored), (.down, .downMirrored), (.left, .rightMirrored),
    (.right, .leftMirrored),
  ])
  func flippingIsUndoneByFlipping(orientation: UIImage.Orientation, flipped: UIImage.Orientation) {
    let turned = UIImage(cgImage: image.cgImage!, scale: 1, orientation: orientation)
    let once = turned.withHorizontallyFlippedOrientation()
    #expect(once.imageOrientation == flipped)
    #expect(once.withHorizontallyFlippedOrientation() == turned)
  }

  @Test func tintsComeFromTheViewFirst() throws {
    let blue = Color(red: 0, green: 0, blue: 1)
    let own = image.withTintColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(try #require(own.displayItems(in: rect, tint: blue).first?.image).tint == blue)
    #expect(try #require(own.displayItems(in: rect).first?.image).tint == Color(red: 1, green: 0, blue: 0))
    #expect(try #require(image.displayItems(in: rect).first?.image).tint == nil)
  }

  @Test func drawingGoesIntoTheCurrentContext() throws {
    let context = CGContext(recordingIn: CGRect(x: 0, y: 0, width: 200, height: 200), scale: 1)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    image.draw(at: CGPoint(x: 5, y: 6))
    image.draw(in: rect, blendMode: .multiply, alpha: 0.5)
    let items = context.takeItems()
    let first = try #require(items[0].image)
    #expect(first.destination == CGRect(x: 5, y: 6, width: 30, height: 20))
    #expect(first.orientation == .up)
    let second = try #require(items[1].group)
    #expect(second.blendMode == .multiply)
    #expect(second.items.first?.group?.opacity == 0.5)
  }
}
