import Foundation
import Graphics
import ImageFormats
import OnionskinTestSupport
import Testing
import UIKit

@testable import Onionskin

@MainActor @Suite struct PictureStrategyTests {
  /// The picture that a strategy creates for a value.
  private func picture<Value>(_ value: Value, as strategy: Snapshotting<Value, UIImage>) throws -> Bitmap {
    let image = try AsyncWaiter.value(of: strategy.snapshot(value), timeout: 60, subject: "picture")
    return try PaintedPicture(painting: TakenScreen(image), tolerance: .exact).bitmap
  }

  @Test func aControllersPictureIsItsDevicesScreen() throws {
    let bitmap = try picture(TitleScreen(title: ""), as: .image(on: .iPhone8Plus))
    #expect(bitmap.width == 1242 && bitmap.height == 2208)
    // The box is at (20, 200) and is 50 points wide.
    #expect(bitmap[3 * 20, 3 * 200] != Color.white)
    #expect(bitmap[3 * 20 - 1, 3 * 200] == Color.white)
    #expect(bitmap[3 * 70 - 1, 3 * 250 - 1] != Color.white)
    #expect(bitmap[3 * 70, 3 * 250 - 1] == Color.white)
  }

  @Test func sizeAndTraitsGoBeforeTheDevice() throws {
    let strategy = Snapshotting<UIViewController, UIImage>.image(
      on: .iPhone8Plus, size: CGSize(width: 100, height: 260),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .dark),
      ]))
    let bitmap = try picture(TitleScreen(title: ""), as: strategy)
    #expect(bitmap.width == 200 && bitmap.height == 520)
    #expect(bitmap[0, 0] == Color.black)
  }

  @Test func framesOfAnAnimationStandSideBySide() throws {
    let view = plainView(.white, width: 40, height: 10)
    let box = plainView(.green, width: 10, height: 10)
    view.addSubview(box)
    let strategy = Snapshotting<UIView, UIImage>.frames(at: [0, 0.5, 1]) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x = 20 }
    }
    let bitmap = try picture(view, as: strategy)
    // Three frames of 40 points with 8 between them.
    #expect(bitmap.width == 3 * 136 && bitmap.height == 30)
    let green = Color(red: 0, green: 1, blue: 0)
    for (frame, x) in [0, 10, 20].enumerated() {
      let left = 3 * (48 * frame + x)
      #expect(bitmap[left, 15] == green && bitmap[left + 29, 15] == green, "frame \(frame)")
      #expect(bitmap[left + 30, 15] == Color.white, "frame \(frame)")
    }
  }

  @Test func withoutADeviceItIsAnIPhoneX() throws {
    let bitmap = try picture(TitleScreen(title: ""), as: .image)
    #expect(bitmap.width == 1125 && bitmap.height == 2436)
  }

  @Test func aViewHasItsOwnSizeAtThreePixelsAPoint() throws {
    let bitmap = try picture(plainView(.green, width: 7, height: 5), as: .image)
    #expect(bitmap.width == 21 && bitmap.height == 15)
    #expect(bitmap[20, 14] == Color(red: 0, green: 1, blue: 0))
  }

  @Test func aViewWithoutAFrameGetsTheSizeOfItsConstraints() throws {
    let view = plainView(.green, width: 0, height: 0)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.topAnchor), inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inner.widthAnchor.constraint(equalToConstant: 30), inner.heightAnchor.constraint(equalToConstant: 11),
    ])
    let bitmap = try picture(view, as: .image)
    #expect(bitmap.width == 90 && bitmap.height == 33)
  }

  @Test func aLayerIsSeenInItsBounds() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 40, y: 50, width: 8, height: 4)
    layer.backgroundColor = UIColor.red.cgColor
    let inner = CALayer()
    inner.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    inner.backgroundColor = UIColor.blue.cgColor
    layer.addSublayer(inner)
    let bitmap = try picture(layer, as: .image)
    #expect(bitmap.width == 24 && bitmap.height == 12)
    #expect(bitmap[0, 0] == Color(red: 0, green: 0, blue: 1))
    #expect(bitmap[23, 11] == Color(red: 1, green: 0, blue: 0))
    layer.bounds.origin.x = 4
    #expect(try self.picture(layer, as: .image)[0, 0] == Color(red: 1, green: 0, blue: 0))
  }

  @Test func aPathIsFilledInItsBox() throws {
    let path = UIBezierPath(rect: CGRect(x: 10, y: 20, width: 6, height: 4))
    path.append(UIBezierPath(rect: CGRect(x: 12, y: 21, width: 2, height: 2)))
    let evenOdd = try picture(path.cgPath, as: .image)
    #expect(evenOdd.width == 6 && evenOdd.height == 4)
    #expect(evenOdd[0, 0] == Color.black)
    #expect(evenOdd[2, 1].alpha == 0)
    let filled = try picture(path, as: .image(scale: 2))
    #expect(filled.width == 12 && filled.height == 8)
    #expect(filled[5, 3] == Color.black)
  }

  @Test func anImageKeepsItsPixels() throws {
    let data = try PNG.encode(Bitmap(width: 3, height: 2, color: Color(red: 1, green: 0, blue: 0, alpha: 0.6)))
    let image = try #require(UIImage(data: data, scale: 2))
    let bitmap = try picture(image, as: .image)
    #expect(bitmap == Bitmap(width: 3, height: 2, color: Color(red: 1, green: 0, blue: 0, alpha: 0.6)))
  }

  @Test func diffingComparesImages() throws {
    let diffing = Diffing<UIImage>.image
    func image(_ color: Color) throws -> UIImage {
      try #require(UIImage(data: try PNG.encode(Bitmap(width: 3, height: 2, color: color))))
    }
    #expect(try diffing.diff(image(.black), image(.black)) == nil)
    let difference = try #require(try diffing.diff(image(.black), image(.white)))
    #expect(difference.0.contains("6 of 6 pixels differ"))
    #expect(difference.1.map(\.name) == ["diff.png"])
    #expect(try diffing.diff(image(.black), diffing.fromData(diffing.toData(image(.black)))) == nil)
  }

  @Test func strategiesPullBackToOtherValues() throws {
    struct Title { let text: String }
    let strategy = Snapshotting<UIViewController, UIImage>.image(on: .iPhoneSe)
      .pullback { (title: Title) in MainActor.assumeIsolated { TitleScreen(title: title.text) } }
    let run = TestRun()
    func check(_ text: String) {
      assertSnapshot(of: Title(text: text), as: strategy, named: "x", testName: "title()")
    }
    run.record { check("a") }
    #expect(run.failures { check("a") } == [])
    #expect(run.failures { check("b") }[0].contains("UILabel \"titleLabel\": text \"a\" -> \"b\""))
  }

  @Test func aControllerCanBeTakenOnSeveralDevices() {
    let run = TestRun()
    let controller = TitleScreen(title: "Hello")
    func check() {
      assertSnapshots(
        of: controller, as: ["small": .image(on: .iPhoneSe), "large": .image(on: .iPhone8Plus)], testName: "s()")
      assertSnapshots(of: controller, as: [.image(on: .iPhoneX), .image(on: .iPhoneSe)], testName: "s()")
    }
    run.record { check() }
    let stem = "Snapshots/OnionskinTests/PictureStrategyTests/s"
    #expect(run.folder.files.count == 4)
    #expect(run.folder.files.contains("\(stem).small.png"))
    #expect(run.failures { check() } == [])
  }
}
