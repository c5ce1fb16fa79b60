import Graphics
import Testing
import UIKit

@testable import HeadlessCoreGraphics
@testable import HeadlessUIKit

/// The position of text that was reduced to fit, by the rows of pixels that contain ink.
@MainActor @Suite struct BaselineAdjustmentTests {
  /// Capitals are on the baseline, and all have the same height.
  private func ink(_ text: String, _ adjustment: UIBaselineAdjustment?, lines: Int = 1) throws -> ClosedRange<Int> {
    HostedScreen.apply(.standard)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    label.font = .systemFont(ofSize: 40)
    label.text = text
    label.numberOfLines = lines
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.2
    if let adjustment { label.baselineAdjustment = adjustment }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: label.bounds.size, format: format).image { _ in label.draw(label.bounds) }
    let pixels = try #require(image.cgImage?.bitmap)
    let rows = (0..<pixels.height).filter { row in (0..<pixels.width).contains { pixels[$0, row].alpha > 0.5 } }
    return try #require(rows.first)...(try #require(rows.last))
  }

  @Test func theBaselineStaysWhereTheOtherChoicesRaiseIt() throws {
    let full = try ink("HHH", .alignBaselines)
    let small = try ink("HHHHHHHH", .alignBaselines)
    #expect(small.count < full.count)
    #expect(small.upperBound == full.upperBound)
    #expect(try ink("HHHHHHHH", nil) == small)
    let centred = try ink("HHHHHHHH", .alignCenters)
    let top = try ink("HHHHHHHH", UIBaselineAdjustment.none)
    #expect(top.upperBound < centred.upperBound && centred.upperBound < small.upperBound)
    #expect(top.count == small.count && centred.count == small.count)
  }

  @Test func textThatFitsIsNotMoved() throws {
    let full = try ink("HHH", .alignBaselines)
    #expect(try ink("HHH", .alignCenters) == full)
    #expect(try ink("HHH", UIBaselineAdjustment.none) == full)
  }
}
