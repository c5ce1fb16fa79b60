import Foundation
import Graphics
import Testing

@testable import HeadlessUIKit

@Suite struct ImageFileTests {
  @Test(arguments: [
    ("a/b/icon.png", 1), ("icon@2x.png", 2), ("icon@3x~ipad.png", 3), ("icon@2x~iphone.png", 2), ("at@x2.png", 1),
  ])
  func theScaleStandsInTheName(path: String, scale: CGFloat) {
    #expect(ImageFile.scale(of: path) == scale)
  }

  @Test func namesAreTriedFromTheBestScaleOn() {
    #expect(
      Array(BundleImages.candidates(for: "icon", scale: 2, idiom: .phone).prefix(6)) == [
        "icon@2x~iphone.png", "icon@2x.png", "icon@3x~iphone.png", "icon@3x.png", "icon~iphone.png", "icon.png",
      ])
    #expect(
      BundleImages.candidates(for: "dir/photo.JPG", scale: 3, idiom: .pad).first == "dir/photo@3x~ipad.JPG")
    // A dot in a name doesn't begin a file extension.
    #expect(BundleImages.candidates(for: "v1.2", scale: 1, idiom: .phone).contains("v1.2.png"))
  }

  @Test func filesOfBundlesAreFoundByScale() throws {
    let directory = try TemporaryBundle()
    defer { directory.remove() }
    try directory.write("icon.png", side: 4)
    try directory.write("icon@2x.png", side: 8)
    try directory.write("icon@3x.png", side: 12)
    try directory.write("only@2x.png", side: 6)
    func image(_ name: String, _ scale: CGFloat) -> UIImage? {
      UIImage(named: name, in: directory.bundle, compatibleWith: UITraitCollection(displayScale: scale))
    }
    #expect(image("icon", 1)?.scale == 1 && image("icon", 1)?.cgImage?.width == 4)
    #expect(image("icon", 3)?.scale == 3 && image("icon", 3)?.cgImage?.width == 12)
    #expect(image("icon.png", 2)?.size == CGSize(width: 4, height: 4))
    #expect(image("only", 3)?.size == CGSize(width: 3, height: 3))
    #expect(image("missing", 1) == nil)
    #expect(image("", 1) == nil)
  }

  @Test func changedFilesAreReadAnew() throws {
    let directory = try TemporaryBundle()
    defer { directory.remove() }
    try directory.write("icon.png", side: 4)
    let path = directory.path + "/icon.png"
    #expect(UIImage(contentsOfFile: path)?.size.width == 4)
    try directory.write("icon.png", side: 70)
    #expect(UIImage(contentsOfFile: path)?.size.width == 70)
    #expect(UIImage(contentsOfFile: directory.path + "/icon")?.size.width == 70)
    #expect(UIImage(contentsOfFile: directory.path + "/none.png") == nil)
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: path))
    #expect(UIImage(contentsOfFile: path) == nil)
  }

  private struct TemporaryBundle {
    let path: String

    init() throws {
      path = NSTemporaryDirectory() + "images-\(UUID().uuidString).bundle"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    var bundle: Bundle? { Bundle(path: path) }

    func write(_ name: String, side: Int) throws {
      let image = UIImage(cgImage: CGImage(.bitmap(Bitmap(width: side, height: side, color: .black))))
      try #require(image.pngData()).write(to: URL(fileURLWithPath: path + "/" + name))
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }
  }
}
