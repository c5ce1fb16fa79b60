import DrawingInspection
import Foundation
import Graphics
import Testing

@testable import HeadlessCoreGraphics
@testable import HeadlessQuartzCore

@Suite struct LayerRenderingTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func layer(_ frame: CGRect, _ color: CGColor? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  @Test func emptyAndInvisibleLayersGiveNothing() {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(layer(frame).displayItem() == nil)
    let hidden = layer(frame, red)
    hidden.isHidden = true
    #expect(hidden.displayItem() == nil)
    let faded = layer(frame, red)
    faded.opacity = 0
    #expect(faded.displayItem() == nil)
    let flat = layer(frame, red)
    flat.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1))
    #expect(flat.displayItem() == nil)
  }

  @Test func aPlainBackgroundIsOneRectangle() throws {
    let item = try #require(layer(CGRect(x: 10, y: 20, width: 30, height: 40), red).displayItem())
    let filled = try #require(item.filledRect)
    #expect(filled.rect == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(filled.color == red.color)
  }

  @Test func opacityOfAPlainBackgroundIsItsColors() throws {
    let layer = layer(CGRect(x: 0, y: 0, width: 30, height: 40), red)
    layer.opacity = 0.5
    #expect(try #require(layer.displayItem()?.filledRect).color == red.color.withAlpha(0.5))
  }

  @Test func sublayersAreShownWhereScrollingPutsThem() throws {
    let root = layer(CGRect(x: 100, y: 100, width: 50, height: 50))
    root.bounds.origin = CGPoint(x: 0, y: 30)
    root.addSublayer(layer(CGRect(x: 10, y: 40, width: 5, height: 5), red))
    #expect(try #require(root.displayItem()?.filledRect).rect == CGRect(x: 110, y: 110, width: 5, height: 5))
    root.addSublayer(layer(CGRect(x: 20, y: 40, width: 5, height: 5), red))
    let group = try #require(root.displayItem()?.group)
    #expect(group.transform == CGAffineTransform(translationX: 100, y: 70))
    #expect(!group.needsCompositing && group.clip == nil)
    #expect(group.items.count == 2)
  }

  @Test func sublayersAreSortedByDepthAndOtherwiseKeepTheirOrder() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let layers = (0..<4).map { layer(CGRect(x: CGFloat($0), y: 0, width: 1, height: 1), red) }
    root.sublayers = layers
    layers[0].zPosition = 1
    layers[2].zPosition = -1
    #expect(try #require(root.displayItem()).filledRects.map(\.minX) == [2, 1, 3, 0])
  }

  @Test func theBorderLiesAboveSublayersAndInsideTheEdge() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 60), red)
    root.addSublayer(layer(CGRect(x: 0, y: 0, width: 100, height: 60), blue))
    root.borderWidth = 4
    root.borderColor = .black
    let items = try #require(root.displayItem()?.group).items
    #expect(items.count == 3)
    guard case .fill(let path, .color(let color), let rule) = items[2] else {
      Issue.record("the border isn't filled: \(items[2])")
      return
    }
    #expect(color == .black)
    #expect(rule == .evenOdd)
    #expect(path.controlPointBox == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(path.contains(CGPoint(x: 3.9, y: 30), rule: rule))
    #expect(!path.contains(CGPoint(x: 4.1, y: 30), rule: rule))
  }

  @Test func masksToBoundsCutsEverythingAtTheRoundedCorners() throws {
    let root = layer(CGRect(x: 5, y: 5, width: 100, height: 60), red)
    root.cornerRadius = 10
    root.masksToBounds = true
    root.addSublayer(layer(CGRect(x: 50, y: 0, width: 100, height: 60), blue))
    let group = try #require(root.displayItem()?.group)
    #expect(group.clip?.path == Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 10))
    // Below the clip, the background's edge would be antialiased twice.
    #expect(group.items[0].filledRect?.rect == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(group.items.count == 2)
  }

  @Test func onlyMaskedCornersAreRound() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 60), red)
    root.cornerRadius = 10
    root.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    guard case .fill(let path, _, _) = try #require(root.displayItem()) else {
      Issue.record("no background")
      return
    }
    #expect(!path.contains(CGPoint(x: 1, y: 1), rule: .winding))
    #expect(!path.contains(CGPoint(x: 99, y: 1), rule: .winding))
    #expect(path.contains(CGPoint(x: 1, y: 59), rule: .winding))
    #expect(path.contains(CGPoint(x: 99, y: 59), rule: .winding))
  }

  /// A circle of radius 20 cuts the diagonal 20 (1 - 1/sqrt 2) = 5.858 from the corner along each axis; the continuous
  /// curve begins farther away, and so takes off a little where the circle's side is still straight.
  @Test func continuousCornersBeginEarlier() {
    let layer = layer(CGRect(x: 0, y: 0, width: 200, height: 200), red)
    layer.cornerRadius = 20
    let circular = LayerShape(layer).path
    layer.cornerCurve = .continuous
    let continuous = LayerShape(layer).path
    // At 0.4 of its first cubic, the curve is at (21.82, 0.096).
    let beside = CGPoint(x: 21, y: 0.08)
    #expect(circular.contains(beside, rule: .winding))
    #expect(!continuous.contains(beside, rule: .winding))
    #expect(continuous.contains(CGPoint(x: 20 * 1.53, y: 0.001), rule: .winding))
    #expect(!continuous.contains(CGPoint(x: 5.5, y: 5.5), rule: .winding))
    #expect(continuous.contains(CGPoint(x: 6.1, y: 6.1), rule: .winding))
  }

  @Test func continuousCornersOfAFullRadiusAreACircle() {
    let path = Path(
      continuousRect: CGRect(x: 0, y: 0, width: 40, height: 40), topLeft: 20, topRight: 20, bottomRight: 20,
      bottomLeft: 20)
    for element in path.elements {
      guard let end = element.points.last else { continue }
      #expect(abs(hypot(end.x - 20, end.y - 20) - 20) < 1e-6)
    }
  }

  @Test func groupOpacityIsAppliedToTheWhole() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 10, height: 10), red)
    root.addSublayer(layer(CGRect(x: 0, y: 0, width: 5, height: 5), blue))
    root.opacity = 0.5
    let group = try #require(root.displayItem()?.group)
    #expect(group.opacity == 0.5)
    #expect(group.items.compactMap { $0.filledRect?.color.alpha } == [1, 1])
  }

  @Test func withoutGroupOpacityEveryLayerFadesByItself() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 10, height: 10), red)
    root.addSublayer(layer(CGRect(x: 0, y: 0, width: 5, height: 5), blue))
    root.opacity = 0.5
    root.allowsGroupOpacity = false
    let group = try #require(root.displayItem()?.group)
    #expect(group.opacity == 1)
    #expect(group.items[0].group?.opacity == 0.5)
    #expect(group.items[1].filledRect?.color == blue.color.withAlpha(0.5))
  }

  @Test func masksAreGivenInBoundsCoordinates() throws {
    let root = layer(CGRect(x: 50, y: 50, width: 100, height: 100), red)
    root.mask = layer(CGRect(x: 10, y: 10, width: 20, height: 20), .black)
    let group = try #require(root.displayItem()?.group)
    #expect(group.mask?.flatMap(\.filledRects) == [CGRect(x: 10, y: 10, width: 20, height: 20)])
    root.mask = CALayer()
    #expect(root.displayItem() == nil)
  }

  // MARK: Shadows

  @Test func theShadowOfAnOpaqueBackgroundIsItsOutlines() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 60), red)
    root.cornerRadius = 8
    root.shadowOpacity = 0.25
    root.shadowRadius = 5
    root.shadowOffset = CGSize(width: 1, height: 2)
    root.addSublayer(layer(CGRect(x: 10, y: 10, width: 20, height: 20), blue))
    let group = try #require(root.displayItem()?.group)
    #expect(group.shadow == nil)
    #expect(
      group.items[0]
        == .shadow(
          Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 8),
          Shadow(color: Color(white: 0, alpha: 0.25), offset: CGSize(width: 1, height: 2), sigma: 5)))
  }

  @Test func whatSticksOutCastsAShadowToo() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 60), red)
    root.shadowOpacity = 1
    let child = layer(CGRect(x: 90, y: 10, width: 20, height: 20), blue)
    root.addSublayer(child)
    #expect(try #require(root.displayItem()?.group).shadow?.sigma == 3)
    child.isHidden = true
    #expect(try #require(root.displayItem()?.group).shadow == nil)
    root.backgroundColor = nil
    child.isHidden = false
    #expect(try #require(root.displayItem()?.group).shadow?.offset == CGSize(width: 0, height: -3))
  }

  /// A usual card: a layer that casts the shadow around one of the same shape that clips its content.
  @Test func aCardThatCoversTheBackgroundKeepsTheSimpleShadow() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 60), red)
    root.cornerRadius = 12
    root.shadowOpacity = 1
    let card = layer(root.bounds, blue)
    card.cornerRadius = 12
    card.masksToBounds = true
    card.addSublayer(layer(CGRect(x: -50, y: 0, width: 200, height: 10), red))
    root.addSublayer(card)
    #expect(try #require(root.displayItem()?.group).shadow == nil)
    card.cornerRadius = 4
    #expect(try #require(root.displayItem()?.group).shadow != nil)
  }

  @Test func layersAreRenderedIntoContextsWithoutTheirTransform() {
    let root = layer(CGRect(x: 70, y: 70, width: 100, height: 60), red)
    root.opacity = 0.5
    root.setAffineTransform(CGAffineTransform(scaleX: 3, y: 3))
    let context = CGContext(recordingIn: root.bounds, scale: 1)
    root.render(in: context)
    #expect(
      context.takeItems() == [.fill(Path(rect: CGRect(x: 0, y: 0, width: 100, height: 60)), .color(red.color))])
  }

  @Test func contentsTakeThePlaceOfWhatWasDrawn() {
    final class Drawn: CALayer {
      override func draw(in ctx: CGContext) { ctx.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    }
    let root = Drawn()
    root.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.display()
    #expect(root.contentsItems().compactMap(\.filledRect).count == 1)
    root.contents = CGImage(.bitmap(Bitmap(width: 1, height: 1, color: .black)))
    #expect(root.contentsItems().compactMap(\.image).count == 1)
    root.contents = nil
    #expect(root.contentsItems().isEmpty)
  }

  @Test func drawingsForOtherBoundsAreFittedByGravity() throws {
    final class Drawn: CALayer {
      override func draw(in ctx: CGContext) { ctx.fill(CGRect(x: 1, y: 1, width: 2, height: 2)) }
    }
    let root = Drawn()
    root.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.display()
    root.bounds = CGRect(x: 5, y: 0, width: 20, height: 10)
    #expect(root.contentsItems().flatMap(\.filledRects) == [CGRect(x: 7, y: 1, width: 4, height: 2)])
    root.contentsGravity = .right
    #expect(root.contentsItems().flatMap(\.filledRects) == [CGRect(x: 16, y: 1, width: 2, height: 2)])
    root.needsDisplayOnBoundsChange = true
    root.bounds.size.width = 30
    #expect(root.needsDisplay())
  }

  @Test func aShadowPathCastsTheShadow() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 60))
    root.shadowOpacity = 1
    root.shadowPath = CGPath(rect: CGRect(x: 0, y: 50, width: 100, height: 10), transform: nil)
    let items = try #require(root.displayItem()?.group?.items ?? root.displayItem().map { [$0] })
    guard case .shadow(let path, _) = items[0] else {
      Issue.record("no shadow: \(items)")
      return
    }
    #expect(path.rectangle == CGRect(x: 0, y: 50, width: 100, height: 10))
  }

  @Test func whatIsCutAtItsBoundsCastsNoShadow() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 60), red)
    root.shadowOpacity = 1
    root.masksToBounds = true
    let group = try #require(root.displayItem()?.group)
    #expect(group.shadow == nil)
    #expect(group.items.count == 1)
  }

  // MARK: Contents

  @Test func contentsFillTheBoundsByGravity() throws {
    let image = CGImage(.bitmap(Bitmap(width: 20, height: 10, color: .black)))
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    root.contents = image
    func destination(_ gravity: CALayerContentsGravity) throws -> CGRect {
      root.contentsGravity = gravity
      return try #require(root.contentsItems().first?.image).destination
    }
    #expect(try destination(.resize) == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(try destination(.resizeAspect) == CGRect(x: 0, y: 25, width: 100, height: 50))
    #expect(try destination(.resizeAspectFill) == CGRect(x: -50, y: 0, width: 200, height: 100))
    #expect(try destination(.center) == CGRect(x: 40, y: 45, width: 20, height: 10))
    root.contentsScale = 2
    #expect(try destination(.center) == CGRect(x: 45, y: 47.5, width: 10, height: 5))
  }

  @Test func contentsCenterKeepsTheCorners() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 50))
    root.contents = CGImage(.bitmap(Bitmap(width: 20, height: 10, color: .black)))
    root.contentsCenter = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
    let items = root.contentsItems().compactMap(\.image)
    // A quarter of 20 pixels remains 5 points wide on both sides.
    #expect(items.map(\.destination.width) == [5, 90, 5])
    #expect(items.compactMap(\.source?.width) == [5, 10, 5])
  }

  @Test func delegatesDrawOnceUntilAskedAgain() throws {
    final class Delegate: CALayerDelegate {
      var count = 0
      func draw(_ layer: CALayer, in ctx: CGContext) {
        count += 1
        ctx.fill(CGRect(x: 0, y: 0, width: 200, height: 10))
      }
    }
    let delegate = Delegate()
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 50))
    root.delegate = delegate
    #expect(root.displayItem() == nil)
    root.setNeedsDisplay()
    let group = try #require(root.displayItem()?.group)
    _ = root.displayItem()
    #expect(delegate.count == 1)
    // There is no memory beyond the bounds.
    #expect(group.clip?.path.rectangle == CGRect(x: 0, y: 0, width: 100, height: 50))
    root.setNeedsDisplay()
    _ = root.displayItem()
    #expect(delegate.count == 2)
  }

  @Test func delegatesThatDisplayDoNotDraw() throws {
    final class Delegate: CALayerDelegate {
      let image = CGImage(.bitmap(Bitmap(width: 1, height: 1, color: .black)))
      func display(_ layer: CALayer) { layer.contents = image }
      func draw(_ layer: CALayer, in ctx: CGContext) { Issue.record("drawn although displayed") }
    }
    let delegate = Delegate()
    let root = layer(CGRect(x: 0, y: 0, width: 10, height: 10))
    root.delegate = delegate
    root.setNeedsDisplay()
    #expect(root.displayItem()?.image?.content == delegate.image.content)
  }

  @Test func ownersShowTheirContentBelowSublayers() throws {
    final class Owner: LayerOwner {
      func layerContents(_ layer: CALayer) -> [DisplayItem] {
        [.fill(Path(rect: CGRect(x: 1, y: 1, width: 1, height: 1)), .color(.white))]
      }
    }
    let owner = Owner()
    let root = layer(CGRect(x: 0, y: 0, width: 10, height: 10), red)
    let ownership = LayerOwnership()
    ownership.begin(owner)
    root.ownership = ownership
    root.addSublayer(layer(CGRect(x: 2, y: 2, width: 2, height: 2), blue))
    #expect(try #require(root.displayItem()).filledRects.map(\.width) == [10, 1, 2])
  }
}
