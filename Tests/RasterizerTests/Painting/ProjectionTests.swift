import Foundation
import Graphics
import Testing

@testable import Rasterizer

/// Pictures in perspective.
@Suite struct ProjectionTests {
  private func projected(_ projection: Projection, scale: Double = 1, _ items: DisplayItem...) throws -> Bitmap {
    try paint(100, 100, scale: scale, .group(DisplayGroup(items: items, projection: projection)))
  }

  @Test func aPlaneParallelToTheScreenIsWhereItIs() throws {
    let plain = Projection(affine: CGAffineTransform(translationX: 10, y: 20), x: 0, y: 0, w: 1)
    let bitmap = try projected(plain, .rect(0, 0, 30, 40, .red))
    #expect(bitmap.ink == edges(10, 20, 40, 60))
    #expect(bitmap.pixel(10, 20) == .red && bitmap.pixel(39, 59) == .red)
    // Twice as far away, half the size.
    let far = Projection(affine: CGAffineTransform(translationX: 20, y: 40), x: 0, y: 0, w: 2)
    let half = try projected(far, .rect(0, 0, 30, 40, .red))
    #expect(half.pixel(11, 21) == .red && half.pixel(23, 38) == .red && half.pixel(27, 21).alpha == 0)
  }

  /// A wall that recedes to the right: at x = 0 its own size, at x = 100 half of it.
  @Test(arguments: [1.0, 3.0]) func whatIsFurtherAwayIsSmaller(scale: Double) throws {
    let wall = Projection(affine: CGAffineTransform(a: 1, b: 0.25, c: 0, d: 1, tx: 0, ty: 0), x: 0.01, y: 0, w: 1)
    let bitmap = try projected(wall, scale: scale, .rect(0, 0, 100, 50, .red))
    func column(_ x: Double) -> (top: Double, bottom: Double)? {
      let rows = (0..<bitmap.height).filter { bitmap.pixel(Int(x * scale), $0).alpha > 127 }
      return rows.isEmpty ? nil : (Double(rows.first!) / scale, Double(rows.last! + 1) / scale)
    }
    // The right edge is at 100 / 2; there the wall extends from 25 / 2 to 75 / 2.
    let right = try #require(column(49))
    #expect(abs(right.top - 12.4) < 1 && abs(right.bottom - 37.7) < 1)
    let left = try #require(column(0.5))
    #expect(left.top < 1 && abs(left.bottom - 49.9) < 1)
    #expect(bitmap.pixel(Int(52 * scale), Int(25 * scale)).alpha == 0)
  }

  /// A square that is rotated about its centre, as seen from 250 points away.
  @Test func besideAPictureThereIsNothing() throws {
    for step in 1...52 {
      let angle = CGFloat(step) / 20 - 1.33
      let (c, k) = (cos(angle), sin(angle) / 250)
      // The centre of 60 x 60 points is at 50, 50.
      let w = 1 - 30 * k
      let projection = Projection(
        affine: CGAffineTransform(a: c + 50 * k, b: 50 * k, c: 0, d: 1, tx: 50 * w - 30 * c, ty: 50 * w - 30), x: k,
        y: 0, w: w)
      let bitmap = try projected(projection, scale: 2, .rect(0, 0, 60, 60, .red))
      let corners = [(0, 0), (60, 0), (60, 60), (0, 60)].compactMap {
        projection.project(CGPoint(x: CGFloat($0.0), y: CGFloat($0.1)))
      }
      try #require(corners.count == 4)
      func top(_ x: CGFloat) -> CGFloat {
        corners[0].y + (corners[1].y - corners[0].y) * (x - corners[0].x) / (corners[1].x - corners[0].x)
      }
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width where bitmap.pixel(x, y).alpha > 0 {
          let place = CGPoint(x: (CGFloat(x) + 0.5) / 2, y: (CGFloat(y) + 0.5) / 2)
          #expect(place.y > top(place.x) - 1.5, "\(angle): \(place)")
        }
      }
    }
  }

  @Test func whatIsBehindTheViewerIsNotPainted() throws {
    let behind = Projection(affine: .identity, x: -0.05, y: 0, w: 1)
    #expect(try projected(behind, .rect(0, 0, 100, 50, .red)).ink == nil)
    for number in [CGFloat.nan, .infinity, 0, -1] {
      _ = try projected(Projection(affine: .identity, x: number, y: 0, w: number), .rect(0, 0, 9, 9, .red))
      _ = try projected(
        Projection(affine: CGAffineTransform(scaleX: number, y: 1), x: 0.001, y: 0, w: 1), .rect(0, 0, 9, 9, .red))
    }
  }

  @Test func aGroupKeepsItsOpacityAndClip() throws {
    let tilt = Projection(affine: .identity, x: 0.0001, y: 0, w: 1)
    let bitmap = try paint(
      100, 100,
      .group(
        DisplayGroup(
          clip: DisplayGroup.Clip(Path(rect: CGRect(x: 0, y: 0, width: 20, height: 20))), opacity: 0.5,
          items: [.rect(0, 0, 90, 90, .red)], projection: tilt)))
    #expect(bitmap.pixel(10, 10).isNear(Pixel(128, 0, 0, 128), 1))
    #expect(bitmap.pixel(40, 10).alpha == 0)
  }
}
