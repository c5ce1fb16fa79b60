import GameplayKit
import HeadlessSQLite3
import HeadlessZlib
import SpriteKit
import StandIns
import Testing
import UIKit
import VisionKit

@MainActor @Suite struct SceneTests {
  private func view(_ scene: SKScene, _ size: CGSize = CGSize(width: 100, height: 200)) -> SKView {
    let view = SKView(frame: CGRect(origin: .zero, size: size))
    view.presentScene(scene)
    view.layoutIfNeeded()
    return view
  }

  /// A colour of a picture, as numbers from 0 to 255.
  private func color(of view: UIView, at point: CGPoint) throws -> [UInt8] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image {
      view.layer.render(in: $0.cgContext)
    }
    let picture = try #require(image.cgImage)
    var pixel: [UInt8] = [0, 0, 0, 0]
    let context = try #require(
      CGContext(
        data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.draw(
      picture,
      in: CGRect(x: -point.x, y: point.y - view.bounds.height + 1, width: view.bounds.width, height: view.bounds.height)
    )
    return pixel
  }

  @Test(arguments: [
    (SKSceneScaleMode.fill, CGPoint(x: 100, y: 0)), (.aspectFill, CGPoint(x: 150, y: 0)),
    (.aspectFit, CGPoint(x: 100, y: 50)),
  ])
  func aScenesCornerIsWhereItsModePutsIt(mode: SKSceneScaleMode, corner: CGPoint) {
    let scene = SKScene(size: CGSize(width: 50, height: 50))
    scene.scaleMode = mode
    let shown = view(scene)
    #expect(scene.convertPoint(toView: CGPoint(x: 50, y: 50)) == corner)
    #expect(shown.convert(corner, to: scene) == CGPoint(x: 50, y: 50))
  }

  @Test func aSceneThatIsResizedHasTheViewsSize() {
    final class Sized: SKScene {
      var old: CGSize?
      override func didChangeSize(_ oldSize: CGSize) { old = oldSize }
    }
    let scene = Sized(size: CGSize(width: 10, height: 10))
    scene.scaleMode = .resizeFill
    _ = view(scene)
    #expect(scene.size == CGSize(width: 100, height: 200))
    #expect(scene.old == CGSize(width: 10, height: 10))
  }

  @Test func aCameraIsInTheMiddle() {
    let scene = SKScene(size: CGSize(width: 100, height: 200))
    let camera = SKCameraNode()
    camera.position = CGPoint(x: 300, y: 300)
    scene.addChild(camera)
    scene.camera = camera
    let shown = view(scene)
    #expect(shown.convert(CGPoint(x: 310, y: 320), from: scene) == CGPoint(x: 60, y: 80))
  }

  @Test func spritesAreDrawnByTheirHeightAboveTheBackground() throws {
    let scene = SKScene(size: CGSize(width: 100, height: 200))
    scene.backgroundColor = .blue
    let low = SKSpriteNode(color: .red, size: CGSize(width: 40, height: 40))
    let high = SKSpriteNode(color: .green, size: CGSize(width: 20, height: 20))
    high.zPosition = 1
    for node in [high, low] {
      node.position = CGPoint(x: 50, y: 150)
      scene.addChild(node)
    }
    let shown = view(scene)
    #expect(try color(of: shown, at: CGPoint(x: 5, y: 5)) == [0, 0, 255, 255])
    #expect(try color(of: shown, at: CGPoint(x: 50, y: 50)) == [0, 255, 0, 255])
    #expect(try color(of: shown, at: CGPoint(x: 35, y: 50)) == [255, 0, 0, 255])
    #expect(scene.nodes(at: CGPoint(x: 50, y: 150)) == [high, low])
    #expect(scene.atPoint(CGPoint(x: 1, y: 1)) === scene)
    high.isHidden = true
    #expect(scene.atPoint(CGPoint(x: 50, y: 150)) === low)
  }

  @Test func nodesAreFoundByNameAndConvertTheirPoints() {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    let (group, leaf) = (SKNode(), SKSpriteNode(color: .red, size: CGSize(width: 2, height: 4)))
    group.name = "group"
    leaf.name = "leaf1"
    group.position = CGPoint(x: 10, y: 20)
    group.setScale(2)
    leaf.position = CGPoint(x: 5, y: 5)
    scene.addChild(group)
    group.addChild(leaf)
    #expect(scene.childNode(withName: "group") === group)
    #expect(scene.childNode(withName: "leaf1") == nil)
    #expect(scene["//leaf*"] == [leaf])
    #expect(leaf.convert(.zero, to: scene) == CGPoint(x: 20, y: 30))
    #expect(leaf.frame == CGRect(x: 4, y: 3, width: 2, height: 4))
    #expect(group.calculateAccumulatedFrame() == CGRect(x: 18, y: 26, width: 4, height: 8))
    leaf.move(toParent: scene)
    #expect(leaf.position == CGPoint(x: 20, y: 30) && group.children.isEmpty && leaf.inParentHierarchy(scene))
  }

  @Test func shapesAndLabelsHaveTheirBoxes() {
    #expect(SKShapeNode(circleOfRadius: 10).frame == CGRect(x: -10.5, y: -10.5, width: 21, height: 21))
    let label = SKLabelNode(text: "Score")
    label.verticalAlignmentMode = .bottom
    label.horizontalAlignmentMode = .left
    label.position = CGPoint(x: 7, y: 9)
    #expect(label.frame.origin == CGPoint(x: 7, y: 9) && label.frame.width > 0)
    #expect(SKLabelNode(text: "").frame.isEmpty)
  }

  @Test func whatDoesNotRunIsNoted() {
    let subscription = StandInNotes.subscribe()
    let node = SKNode()
    node.run(.sequence([.wait(forDuration: 1), .fadeOut(withDuration: 2)]), withKey: "fade")
    #expect(node.hasActions() && node.action(forKey: "fade")?.duration == 3)
    node.removeAllActions()
    #expect(!node.hasActions())
    #expect(SKScene(fileNamed: "Level")?.size == CGSize(width: 750, height: 1334))
    let notes = StandInNotes.endSubscription(subscription)
    #expect(notes.contains("SpriteKit is asked to run an action, and none runs"))
    #expect(notes.contains("SpriteKit doesn't read the contents of Level.sks"))
  }

  @Test func sourcesWithASeedRepeatTheirNumbers() {
    func numbers() -> [Int] {
      let dice = GKRandomDistribution(
        randomSource: GKMersenneTwisterRandomSource(seed: 7), lowestValue: 1, highestValue: 6)
      return (0..<100).map { _ in dice.nextInt() }
    }
    #expect(numbers() == numbers())
    #expect(Set(numbers()) == Set(1...6))
    let shuffled = GKARC4RandomSource(seed: Data([1])).arrayByShufflingObjects(in: [1, 2, 3, 4]) as? [Int]
    #expect(shuffled?.sorted() == [1, 2, 3, 4])
    let once = GKShuffledDistribution.d6()
    #expect(Set((0..<6).map { _ in once.nextInt() }) == Set(1...6))
  }

  @Test func nothingIsAnalyzed() async {
    #expect(!ImageAnalyzer.isSupported && !VNDocumentCameraViewController.isSupported)
    #expect(VNDocumentCameraScan(pages: [UIImage()]).pageCount == 1)
    await #expect(throws: CocoaError.self) {
      _ = try await ImageAnalyzer().analyze(UIImage(), configuration: .init(.text))
    }
  }

  @Test func keyframesOutsideOfASequenceChangeNothing() {
    let sizes = SKKeyframeSequence(keyframeValues: [5], times: [1])
    sizes.removeKeyframe(at: 1)
    sizes.setKeyframeValue(7, time: 2, for: -1)
    sizes.setKeyframeValue(7, for: 3)
    sizes.setKeyframeTime(7, for: 3)
    #expect(sizes.count() == 1 && sizes.getKeyframeValue(for: 0) as? Int == 5 && sizes.getKeyframeTime(for: 0) == 1)
    #expect(sizes.getKeyframeValue(for: 1) as? Int == 0 && sizes.getKeyframeTime(for: 1) == 0)
  }

  @Test func keyframesAreInterpolated() throws {
    let sizes = SKKeyframeSequence(keyframeValues: [0, 10, 30], times: [0, 0.5, 1])
    func size(_ time: CGFloat) -> Double? { (sizes.sample(atTime: time) as? NSNumber)?.doubleValue }
    #expect(size(0.25) == 5 && size(0.75) == 20 && size(0.5) == 10)
    #expect(sizes.sample(atTime: -1) as? Int == 0 && sizes.sample(atTime: 2) as? Int == 30)
    sizes.repeatMode = .loop
    #expect(size(1.25) == 5 && size(-0.25) == 20)
    sizes.interpolationMode = .step
    #expect(sizes.sample(atTime: 0.75) as? Int == 10 && sizes.count() == 3)
    let colors = SKKeyframeSequence(keyframeValues: [UIColor.red, UIColor.blue], times: [0, 1])
    let middle = try #require(colors.sample(atTime: 0.5) as? UIColor)
    #expect(middle == UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
    #expect(SKKeyframeSequence(capacity: 3).sample(atTime: 0) == nil)
  }

  @Test func databasesAreTheSystems() {
    var database: OpaquePointer?
    #expect(sqlite3_open(":memory:", &database) == SQLITE_OK)
    #expect(sqlite3_exec(database, "create table t (a)", nil, nil, nil) == SQLITE_OK)
    #expect(sqlite3_close(database) == SQLITE_OK)
  }

  @Test func checksumsAreZlibs() {
    // The check value of CRC-32 in the catalogue of RFC 1952's polynomial: "123456789" gives cbf43926.
    #expect(crc32(0, Array("123456789".utf8), 9) == 0xcbf4_3926)
  }

  private final class Reader: DataScannerViewControllerDelegate {
    var codes: [String?] = []

    func dataScanner(
      _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {
      for case .barcode(let code) in addedItems { codes.append(code.payloadStringValue) }
    }
  }

  @Test func aTestIsTheCameraOfAScanner() {
    let scanner = DataScannerViewController(recognizedDataTypes: [.barcode(symbologies: [.qr]), .text()])
    let reader = Reader()
    scanner.delegate = reader
    #expect(throws: DataScannerViewController.ScanningUnavailable.unsupported) { try scanner.startScanning() }
    #expect(!scanner.isScanning && scanner.recognizedDataTypes.contains(.text()))
    let item = RecognizedItem.barcode(
      .init(payloadStringValue: "4006381333931", frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    scanner.delegate?.dataScanner(scanner, didAdd: [item], allItems: [item])
    #expect(reader.codes == ["4006381333931"] && item.bounds.bottomRight == CGPoint(x: 4, y: 6))
  }
}
