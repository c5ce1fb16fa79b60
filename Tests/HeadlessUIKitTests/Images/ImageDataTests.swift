import Foundation
import Graphics
import Testing
import UIKit

@testable import HeadlessCoreGraphics
@testable import HeadlessUIKit

/// Images as the bytes of files, and as archives.
@MainActor @Suite struct ImageDataTests {
  private func drawing(_ color: UIColor = .red) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5), format: format).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
  }

  @Test func whatWasDrawnHasPixelsAsPNG() throws {
    let data = try #require(drawing().pngData())
    let back = try #require(UIImage(data: data, scale: 2))
    #expect(back.size == CGSize(width: 10, height: 5))
    let pixels = try #require(back.cgImage?.bitmap)
    #expect(pixels[2, 2] == Graphics.Color(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(pixels[15, 2].alpha == 0)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1))
    #expect(UIImage(data: renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }) != nil)
  }

  @Test func whatWasDrawnHasPixelsAsJPEGOnWhite() throws {
    let data = try #require(drawing(.blue).jpegData(compressionQuality: 1))
    let pixels = try #require(UIImage(data: data)?.cgImage?.bitmap)
    #expect(pixels.width == 20 && pixels.height == 10)
    #expect(pixels[2, 5].blue > 0.95 && pixels[2, 5].red < 0.05)
    #expect(pixels[17, 5].red > 0.95 && pixels[17, 5].alpha == 1)
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
  }

  @Test func theOrientationGoesIntoTheJPEGAndTurnsTheImage() throws {
    let pixels = CGImage(.bitmap(Bitmap(width: 6, height: 4, color: .black)))
    let turned = UIImage(cgImage: pixels, scale: 1, orientation: .right)
    let data = try #require(turned.jpegData(compressionQuality: 0.8))
    let back = try #require(UIImage(data: data))
    #expect(back.imageOrientation == .right)
    #expect(back.size == CGSize(width: 4, height: 6) && back.cgImage?.width == 6)
  }

  @Test func filesWithJPEGsAreFoundByNameAndPath() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "onionskin-jpeg-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try #require(drawing().jpegData(compressionQuality: 1))
    try data.write(to: folder.appending(path: "photo@2x.jpg"))
    #expect(UIImage(contentsOfFile: folder.appending(path: "photo@2x.jpg").path)?.size == CGSize(width: 10, height: 5))
    let bundle = try #require(Bundle(path: folder.path))
    #expect(UIImage(named: "photo", in: bundle, compatibleWith: nil)?.scale == 2)
    // A file that is truncated in its header isn't an image.
    try data.prefix(100).write(to: folder.appending(path: "broken.jpg"))
    #expect(UIImage(contentsOfFile: folder.appending(path: "broken.jpg").path) == nil)
  }

  // MARK: Archives

  private func archived<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value {
    let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data))
  }

  @Test func imagesComeBackFromArchives() throws {
    let image = UIImage(
      cgImage: CGImage(.bitmap(Bitmap(width: 6, height: 4, color: .black))), scale: 2, orientation: .left
    ).withRenderingMode(.alwaysTemplate)
      .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: .stretch)
      .withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 0, bottom: 2, right: 0))
    let back = try archived(image)
    #expect(back.size == image.size && back.scale == 2 && back.imageOrientation == .left)
    #expect(back.renderingMode == .alwaysTemplate && back.resizingMode == .stretch)
    #expect(back.capInsets == image.capInsets && back.alignmentRectInsets == image.alignmentRectInsets)
    #expect(back.cgImage?.bitmap == image.cgImage?.bitmap)
    let drawn = try archived(drawing())
    #expect(drawn.cgImage?.bitmap?[2, 2].red == 1)
    let symbol = try #require(
      UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40)))
    let star = try archived(symbol)
    #expect(star.isSymbolImage && star.size == symbol.size && star.baselineOffsetFromBottom != nil)
    #expect(try archived(UIImage()).size == .zero)
  }

  @Test func coloursComeBackFromArchives() throws {
    for color in [UIColor.white, .red, UIColor(displayP3Red: 1, green: 0.5, blue: 0.25, alpha: 0.5)] {
      #expect(try archived(color) == color)
    }
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .black }
    for (color, name) in [(UIColor.label, "label"), (dynamic, "own"), (UIColor.label.withAlphaComponent(0.5), "faded")]
    {
      let back = try archived(color)
      for style in [UIUserInterfaceStyle.light, .dark] {
        let traits = UITraitCollection(userInterfaceStyle: style)
        #expect(back.resolvedColor(with: traits) == color.resolvedColor(with: traits), "\(name)")
      }
    }
    let pattern = try archived(UIColor(patternImage: drawing()))
    #expect(pattern.cgColor.patternImage?.size == CGSize(width: 10, height: 5))
  }

  @Test func pathsComeBackFromArchives() throws {
    let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 8)
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 7, y: 8))
    path.close()
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.miterLimit = 4
    path.usesEvenOddFillRule = true
    path.setLineDash([1, 2, 3], count: 3, phase: 0.5)
    let back = try archived(path)
    #expect(back.path == path.path)
    #expect(back.lineWidth == 3 && back.lineCapStyle == .round && back.lineJoinStyle == .bevel)
    #expect(back.miterLimit == 4 && back.usesEvenOddFillRule)
    var count = 0
    var phase: CGFloat = 0
    back.getLineDash(nil, count: &count, phase: &phase)
    #expect(count == 3 && phase == 0.5)
    let box = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(try archived(box).path.rectangle == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(try archived(UIBezierPath()).isEmpty)
  }

  @Test func edgesAreHardWhereNothingIsSmoothed() throws {
    func levels(_ prepare: (CGContext) -> Void) throws -> Set<CGFloat> {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { context in
        prepare(context.cgContext)
        UIColor.black.setFill()
        context.cgContext.fillEllipse(in: CGRect(x: 0.5, y: 0.5, width: 19, height: 19))
      }
      let pixels = try #require(image.cgImage?.bitmap)
      return Set((0..<20).map { pixels[$0, 2].alpha })
    }
    #expect(try levels { _ in }.count > 2)
    #expect(try levels { $0.setShouldAntialias(false) } == [0, 1])
    #expect(try levels { $0.setAllowsAntialiasing(false) } == [0, 1])
    let restored = try levels { context in
      context.saveGState()
      context.setShouldAntialias(false)
      context.restoreGState()
    }
    #expect(restored.count > 2)
  }
}
