import DrawingInspection
import Foundation
import Graphics
import Testing

@testable import HeadlessCoreGraphics

@Suite struct ContextTests {
  private let context = CGContext(recordingIn: CGRect(x: 0, y: 0, width: 100, height: 100), scale: 2)
  private let red = Color(red: 1, green: 0, blue: 0)

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func fillsAreRecordedInTheRecordingsSpace() {
    context.translateBy(x: 10, y: 20)
    context.scaleBy(x: 2, y: 3)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(rect(1, 1, 4, 4))
    #expect(context.takeItems() == [.fill(Path(rect: rect(12, 23, 8, 12)), .color(red))])
  }

  @Test func statesAreNested() {
    context.saveGState()
    context.translateBy(x: 50, y: 0)
    context.setAlpha(0.5)
    context.fill(rect(0, 0, 1, 1))
    context.restoreGState()
    context.fill(rect(0, 0, 1, 1))
    context.restoreGState()
    #expect(
      context.takeItems() == [
        .fill(Path(rect: rect(50, 0, 1, 1)), .color(Color(white: 0, alpha: 0.5))),
        .fill(Path(rect: rect(0, 0, 1, 1)), .color(.black)),
      ])
  }

  @Test func clipsNestAndEndWithTheirState() {
    context.clip(to: rect(0, 0, 50, 50))
    context.fill(rect(1, 0, 1, 1))
    context.saveGState()
    context.translateBy(x: 10, y: 10)
    context.addEllipse(in: rect(0, 0, 20, 20))
    context.clip()
    context.fill(rect(2, 0, 1, 1))
    context.restoreGState()
    context.fill(rect(3, 0, 1, 1))
    #expect(
      context.takeItems() == [
        .group(
          DisplayGroup(
            clip: DisplayGroup.Clip(Path(rect: rect(0, 0, 50, 50))),
            items: [
              .fill(Path(rect: rect(1, 0, 1, 1)), .color(.black)),
              .group(
                DisplayGroup(
                  clip: DisplayGroup.Clip(Path(ellipseIn: rect(0, 0, 20, 20)).applying(.init(translationX: 10, y: 10))),
                  items: [.fill(Path(rect: rect(12, 10, 1, 1)), .color(.black))])),
              .fill(Path(rect: rect(3, 0, 1, 1)), .color(.black)),
            ]))
      ])
  }

  @Test func theClipsBoxIsKnownInUserSpace() {
    context.clip(to: rect(10, 10, 50, 50))
    context.clip(to: rect(40, 0, 50, 50))
    context.translateBy(x: 40, y: 10)
    #expect(context.boundingBoxOfClipPath == rect(0, 0, 20, 40))
    context.clip(to: rect(500, 500, 1, 1))
    #expect(context.boundingBoxOfClipPath.isEmpty)
  }

  @Test func strokesKeepTheirWidthInUserSpace() throws {
    context.setStrokeColor(gray: 0, alpha: 1)
    context.setLineWidth(2)
    context.translateBy(x: 5, y: 5)
    context.stroke(rect(0, 0, 10, 10))
    context.scaleBy(x: 3, y: 1)
    context.stroke(rect(0, 0, 10, 10))
    let items = context.takeItems()
    let style = StrokeStyle(width: 2)
    #expect(items[0] == .stroke(Path(rect: rect(5, 5, 10, 10)), .color(.black), style))
    let scaled = try #require(items[1].group)
    #expect(scaled.transform == CGAffineTransform(a: 3, b: 0, c: 0, d: 1, tx: 5, ty: 5))
    guard case .stroke(let path, _, style) = scaled.items[0] else {
      Issue.record("not stroked: \(scaled.items)")
      return
    }
    #expect(path.controlPointBox.isNear(rect(0, 0, 10, 10)))
  }

  @Test func pathsAreBuiltUnderTheTransformOfTheirTime() {
    context.move(to: .zero)
    context.translateBy(x: 10, y: 0)
    context.addLine(to: CGPoint(x: 0, y: 10))
    #expect(context.currentPointOfPath == CGPoint(x: 0, y: 10))
    #expect(context.boundingBoxOfPath == rect(-10, 0, 10, 10))
    context.fillPath()
    #expect(context.isPathEmpty)
  }

  /// In UIKit's contexts y points down, so a "clockwise" arc of Core Graphics is counterclockwise on the screen.
  @Test func arcsTurnAsCoreGraphicsDefinesIt() {
    context.addArc(
      center: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(context.currentPointOfPath.isNear(CGPoint(x: 50, y: 60)))
    #expect(context.pathContains(CGPoint(x: 56, y: 56), mode: .fill))
    #expect(!context.pathContains(CGPoint(x: 44, y: 44), mode: .fill))
  }

  // MARK: Images

  private var image: CGImage { CGImage(.bitmap(Bitmap(width: 4, height: 2, color: .black))) }

  @Test func imagesStandOnTheirHeadWhereYPointsDown() throws {
    context.draw(image, in: rect(10, 10, 40, 20))
    let item = try #require(context.takeItems().first?.image)
    #expect(item.orientation == .downMirrored)
    #expect(item.destination == rect(10, 10, 40, 20))
  }

  @Test func imagesStandUprightUnderTheUsualFlip() throws {
    context.translateBy(x: 0, y: 100)
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: rect(10, 10, 40, 20))
    let item = try #require(context.takeItems().first?.image)
    #expect(item.orientation == .up)
    #expect(item.destination == rect(10, 70, 40, 20))
  }

  @Test func turnedImagesKeepTheirTransform() throws {
    context.rotate(by: 0.5)
    context.draw(image, in: rect(0, 0, 4, 2))
    let group = try #require(context.takeItems().first?.group)
    #expect(group.transform == CGAffineTransform(rotationAngle: 0.5))
    #expect(group.items.first?.image?.orientation == .downMirrored)
  }

  @Test func partsOfImagesAreDrawn() throws {
    let part = try #require(image.cropping(to: rect(1.5, 0, 2, 1)))
    // Expanded to whole numbers: from 1 to 4.
    #expect(part.width == 3 && part.height == 1)
    context.draw(part, in: rect(0, 0, 3, 1))
    #expect(context.takeItems().first?.image?.source == rect(1, 0, 3, 1))
    #expect(image.cropping(to: rect(4, 0, 2, 2)) == nil)
  }

  @Test func masksOfImagesHideTheRest() throws {
    context.clip(to: rect(0, 0, 40, 20), mask: image)
    context.fill(rect(0, 0, 100, 100))
    let group = try #require(context.takeItems().first?.group)
    #expect(group.mask?.first?.image?.destination == rect(0, 0, 40, 20))
    #expect(group.items.first?.filledRect?.rect == rect(0, 0, 100, 100))
  }

  // MARK: Compositing

  @Test func clearingTakesAwayWhatIsBelowTheRectangleAlone() {
    context.setAlpha(0.5)
    context.clear(rect(1, 2, 3, 4))
    #expect(
      context.takeItems() == [
        .group(
          DisplayGroup(blendMode: .destinationOut, items: [.fill(Path(rect: rect(1, 2, 3, 4)), .color(.black))]))
      ])
  }

  @Test func copyingReplacesJustTheShape() {
    context.setBlendMode(.copy)
    context.setFillColor(gray: 1, alpha: 0.5)
    context.fill(rect(0, 0, 1, 1))
    let shape = Path(rect: rect(0, 0, 1, 1))
    #expect(
      context.takeItems() == [
        .group(DisplayGroup(blendMode: .destinationOut, items: [.fill(shape, .color(.black))])),
        .group(
          DisplayGroup(blendMode: .plusLighter, items: [.fill(shape, .color(Color(white: 1, alpha: 0.5)))])),
      ])
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(rect(0, 0, 1, 1))
    #expect(context.takeItems() == [.fill(shape, .color(.white))])
  }

  @Test func modesThatReachBeyondTheShapeAreBounded() throws {
    context.setBlendMode(.sourceIn)
    context.fill(rect(0, 0, 1, 1))
    let group = try #require(context.takeItems().first?.group)
    #expect(group.blendMode == .sourceIn)
    #expect(group.clip?.path.rectangle == rect(0, 0, 1, 1))
  }

  @Test func everyBlendModeHasItsNamesake() {
    let ofCoreImage: Set<BlendMode> = [
      .vividLight, .linearLight, .pinLight, .hardMix, .subtract, .divide, .darkerColor, .lighterColor,
    ]
    for (raw, mode) in BlendMode.allCases.enumerated() {
      let namesake = CGBlendMode(rawValue: Int32(raw))
      #expect(namesake.map { "\($0)" } == (ofCoreImage.contains(mode) ? nil : "\(mode)"))
      #expect(namesake == nil || namesake?.mode == mode)
    }
  }

  @Test func shadowsAreOfTheBaseSpace() throws {
    context.scaleBy(x: 4, y: 4)
    context.setShadow(offset: CGSize(width: 0, height: 3), blur: 8)
    context.fill(rect(0, 0, 1, 1))
    let group = try #require(context.takeItems().first?.group)
    #expect(
      group.shadow == Shadow(color: Color(white: 0, alpha: 1 / 3), offset: CGSize(width: 0, height: 3), sigma: 4))
    #expect(group.items.first?.filledRect?.rect == rect(0, 0, 4, 4))
  }

  @Test func transparencyLayersFadeAsOne() throws {
    context.setAlpha(0.5)
    context.clip(to: rect(0, 0, 50, 50))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(rect(0, 0, 10, 10))
    context.setAlpha(0.25)
    context.fill(rect(5, 5, 10, 10))
    context.endTransparencyLayer()
    context.fill(rect(20, 20, 1, 1))
    let clipped = try #require(context.takeItems().first?.group)
    #expect(clipped.clip != nil)
    let layer = try #require(clipped.items[0].group)
    #expect(layer.opacity == 0.5)
    #expect(layer.items.compactMap { $0.filledRect?.color.alpha } == [1, 0.25])
    #expect(clipped.items[1].filledRect?.color.alpha == 0.5)
  }

  @Test func layersInARectangleAreCutThere() throws {
    context.beginTransparencyLayer(in: rect(0, 0, 5, 5), auxiliaryInfo: nil)
    context.fill(rect(0, 0, 10, 10))
    context.endTransparencyLayer()
    context.fill(rect(0, 0, 20, 20))
    let items = context.takeItems()
    #expect(items.count == 2)
    #expect(items[0].group?.clip?.path.rectangle == rect(0, 0, 5, 5))
    #expect(items[1].filledRect?.rect == rect(0, 0, 20, 20))
  }

  // MARK: Gradients

  @Test func gradientsFillTheClip() throws {
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white], locations: [0, 0.5]))
    context.clip(to: rect(10, 10, 20, 20))
    context.translateBy(x: 10, y: 0)
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 20, y: 0), options: .drawsAfterEndLocation)
    let clip = try #require(context.takeItems().first?.group)
    let moved = try #require(clip.items.first?.group)
    #expect(moved.transform == CGAffineTransform(translationX: 10, y: 0))
    guard case .fill(let path, .linearGradient(let painted, let from, let to), _) = moved.items[0] else {
      Issue.record("no gradient: \(moved.items)")
      return
    }
    #expect(path.rectangle == rect(0, 10, 20, 20))
    #expect(from == .zero && to == CGPoint(x: 20, y: 0))
    #expect(painted.stops.map(\.location) == [0, 0.5])
    #expect(!painted.extendsBeforeStart && painted.extendsAfterEnd)
  }

  // MARK: Spaces

  /// Of 100 points at 2x, the point (10, 20) is 160 pixels above the bottom.
  @Test func deviceSpaceHasPixelsAndItsOriginAtTheBottom() {
    #expect(context.convertToDeviceSpace(CGPoint(x: 10, y: 20)) == CGPoint(x: 20, y: 160))
    #expect(context.convertToUserSpace(CGPoint(x: 20, y: 160)) == CGPoint(x: 10, y: 20))
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 200))
  }

  @Test func bitmapContextsHaveTheirOriginAtTheBottom() throws {
    let bitmap = try #require(
      CGContext(
        data: nil, width: 20, height: 10, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    bitmap.fill(rect(0, 0, 5, 2))
    bitmap.draw(image, in: rect(0, 0, 4, 2))
    let picture = try #require(bitmap.makeImage())
    #expect(picture.width == 20 && picture.height == 10)
    guard case .drawing(let drawing) = picture.content else {
      Issue.record("not a drawing")
      return
    }
    #expect(drawing.items[0].filledRect?.rect == rect(0, 8, 5, 2))
    #expect(drawing.items[1].image?.orientation == .up)
    var memory: [UInt32] = [0]
    let foreign = memory.withUnsafeMutableBytes {
      CGContext(
        data: $0.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.last.rawValue)
    }
    // Core Graphics doesn't draw if the alpha isn't premultiplied.
    #expect(foreign == nil)
  }

  @Test func appendedItemsFollowTheState() throws {
    let item = DisplayItem.fill(Path(rect: rect(0, 0, 1, 1)), .color(red))
    context.translateBy(x: 5, y: 0)
    context.append([item])
    context.append([item])
    context.setAlpha(0.5)
    context.append([item])
    let items = context.takeItems()
    #expect(items.count == 2)
    // Consecutive items with the same transform share a group.
    #expect(items[0] == .group(DisplayGroup(transform: .init(translationX: 5, y: 0), items: [item, item])))
    #expect(items[1].group?.opacity == 0.5)
    #expect(items[1].filledRects == [rect(5, 0, 1, 1)])
  }

  @Test func onlyWhatReachesOutIsCut() {
    let inside = DisplayItem.fill(Path(rect: rect(0, 0, 10, 10)), .color(red))
    context.draw([inside], clippedTo: rect(0, 0, 20, 20))
    context.draw([inside], clippedTo: rect(0, 0, 5, 5))
    context.draw([inside], clippedTo: nil)
    let items = context.takeItems()
    #expect(items[0] == inside && items[2] == inside)
    #expect(items[1].group?.clip?.path.rectangle == rect(0, 0, 5, 5))
  }

  /// A square of 4 at the bottom left of every 10 points, in the current colour.
  private func pattern(_ matrix: CGAffineTransform = .identity, isColored: Bool = false) -> CGPattern? {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { info, cell in
        #expect(info == nil)
        cell.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }, releaseInfo: nil)
    return CGPattern(
      info: nil, bounds: rect(0, 0, 10, 10), matrix: matrix, xStep: 10, yStep: 10, tiling: .constantSpacing,
      isColored: isColored, callbacks: &callbacks)
  }

  @Test func patternsStandOnTheContextsBottom() throws {
    let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
    context.setFillColorSpace(space)
    context.setPatternPhase(CGSize(width: 3, height: 2))
    context.setFillPattern(try #require(pattern()), colorComponents: [1, 0, 0, 1])
    context.fill(rect(0, 0, 50, 50))
    guard
      case .fill(let path, .pattern(.drawing(let cell), let origin, let size), _) = try #require(
        context.takeItems().first)
    else {
      Issue.record("no pattern")
      return
    }
    #expect(path.rectangle == rect(0, 0, 50, 50))
    // The bottom cell of 100 points begins at 90, and the phase moves it up.
    #expect(origin == CGPoint(x: 3, y: 88) && size == CGSize(width: 10, height: 10))
    #expect(cell.items.flatMap(\.filledRects) == [rect(0, 6, 4, 4)])
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(rect(0, 0, 1, 1))
    #expect(context.takeItems() == [.fill(Path(rect: rect(0, 0, 1, 1)), .color(red))])
  }

  @Test func turnedPatternsAreFilledInTheirOwnSpace() throws {
    context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
    let turned = try #require(pattern(CGAffineTransform(rotationAngle: .pi / 2), isColored: true))
    context.setFillPattern(turned, colorComponents: [0.5])
    context.fill(rect(20, 30, 10, 20))
    let group = try #require(context.takeItems().first?.group)
    guard case .fill(let path, .pattern(.drawing(let cell), _, _), _) = try #require(group.items.first) else {
      Issue.record("no pattern")
      return
    }
    let box = path.applying(group.transform).controlPointBox
    #expect(box.isNear(rect(20, 30, 10, 20)))
    #expect(abs(group.transform.a) < 1e-9 && abs(abs(group.transform.b) - 1) < 1e-9)
    #expect(cell.items.first?.group?.opacity == 0.5)
    #expect(pattern(CGAffineTransform(scaleX: 0, y: 1)) == nil)
  }
}
