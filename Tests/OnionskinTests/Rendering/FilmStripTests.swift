import Foundation
import Graphics
import ImageFormats
import Testing
import UIKit

@testable import Onionskin

/// Frames of an animation as a strip for the reference, and as an animated picture for viewing.
@MainActor @Suite struct FilmStripTests {
  private func strip(to end: CGFloat) throws -> PaintedPicture {
    let view = plainView(.white, width: 40, height: 10)
    let box = plainView(.green, width: 10, height: 10)
    box.accessibilityIdentifier = "box"
    view.addSubview(box)
    let screen = ScreenSetup().take(view, AssertionConfiguration(), at: [0, 0.5, 1]) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x = end }
    }
    return try PaintedPicture(painting: screen, tolerance: .exact)
  }

  @Test func aDifferenceNamesTheMomentTheViewAndItsValue() throws {
    let verdict = try strip(to: 30).compare(with: strip(to: 20).encoded())
    #expect(verdict.kind == .differs)
    #expect(
      verdict.changes == [
        "At 0.5 s: UIView \"box\": frame (10, 0, 10, 10) -> (15, 0, 10, 10)",
        "At 1.0 s: UIView \"box\": frame (20, 0, 10, 10) -> (30, 0, 10, 10)",
      ])
  }

  @Test func theSmallPictureOfAStripMoves() throws {
    let small = try #require(Thumbnail.png(of: strip(to: 20).encoded()))
    // A frame of 40 x 10 points at 3x.
    let header = try PNG.header(of: small)
    #expect(header.width == 120 && header.height == 30)
    // The chunk acTL with three frames that repeat endlessly; without it the first frame is the picture.
    #expect(small.range(of: Data("acTL".utf8 + [0, 0, 0, 3, 0, 0, 0, 0])) != nil)
    let first = try PNG.decode(small)
    #expect(first[0, 15] == Color(red: 0, green: 1, blue: 0) && first[30, 15] == Color.white)
  }

  @Test func otherPicturesStayStill() throws {
    let screen = ScreenSetup().take(plainView(.green, width: 200, height: 10), AssertionConfiguration())
    let small = try #require(Thumbnail.png(of: PaintedPicture(painting: screen, tolerance: .exact).encoded()))
    #expect(small.range(of: Data("acTL".utf8)) == nil)
  }
}
