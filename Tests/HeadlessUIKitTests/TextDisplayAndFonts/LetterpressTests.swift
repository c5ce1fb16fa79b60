import Testing
import UIKit

/// Text that looks pressed into the background: its lower edges are light.
@MainActor @Suite struct LetterpressTests {
  /// The red component of each pixel, row by row, of a letter on grey.
  private func picture(_ effect: Any?) throws -> [[UInt8]] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 40, weight: .heavy), .foregroundColor: UIColor.black,
    ]
    attributes[.textEffect] = effect
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 50), format: format).image { context in
      UIColor.gray.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 50))
      NSAttributedString(string: "H", attributes: attributes).draw(at: CGPoint(x: 5, y: 0))
    }
    let cgImage = try #require(image.cgImage)
    var bytes = [UInt8](repeating: 0, count: 40 * 50 * 4)
    bytes.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: 40, height: 50, bitsPerComponent: 8, bytesPerRow: 160,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.draw(cgImage, in: CGRect(x: 0, y: 0, width: 40, height: 50))
    }
    return (0..<50).map { y in (0..<40).map { x in bytes[(y * 40 + x) * 4] } }
  }

  @Test func lightFallsBelowTheLetters() throws {
    let plain = try picture(nil)
    let pressed = try picture(NSAttributedString.TextEffectStyle.letterpressStyle)
    #expect(plain != pressed)
    let lastRow = try #require(plain.lastIndex { $0.contains { $0 < 60 } })
    var changed = Set<Int>()
    for y in 0..<50 {
      for x in 0..<40 where plain[y][x] != pressed[y][x] {
        // No pixel becomes darker, and a lighter pixel is directly below a dark one.
        #expect(pressed[y][x] > plain[y][x])
        #expect(y > 0 && plain[y - 1][x] < 128)
        changed.insert(y)
      }
    }
    // Below the stems, and below the bar between them.
    #expect(changed.contains(lastRow + 1) && changed.contains { $0 < lastRow - 5 })
    // Half white over grey, at the lower end of a stem.
    #expect(pressed[lastRow + 1].max().map { $0 > 150 } == true)
  }

  @Test func theEffectIsKnownByItsName() throws {
    #expect(NSAttributedString.TextEffectStyle.letterpressStyle.rawValue == "_UIKitNewLetterpressStyle")
    #expect(
      try picture(NSAttributedString.TextEffectStyle.letterpressStyle.rawValue)
        == picture(NSAttributedString.TextEffectStyle.letterpressStyle))
    #expect(try picture("no such effect") == picture(nil))
  }

  @Test func aShadowTakesItsPlace() throws {
    let label = UILabel()
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.red
    label.attributedText = NSAttributedString(
      string: "H", attributes: [.shadow: shadow, .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle])
    let text = AttributedString(try #require(label.attributedText))
    #expect(text.runs.first?.shadow == shadow && text.runs.first?.textEffect == .letterpressStyle)
  }
}
