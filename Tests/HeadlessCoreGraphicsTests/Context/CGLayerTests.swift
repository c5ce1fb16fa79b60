import DrawingInspection
import Foundation
import Testing

@testable import HeadlessCoreGraphics

@Suite struct CGLayerTests {
  @Test func aLayerIsDrawnWhereverItIsAskedFor() throws {
    let context = CGContext(recordingIn: CGRect(x: 0, y: 0, width: 100, height: 100), scale: 2)
    let layer = try #require(CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil))
    layer.context?.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    context.draw(layer, at: CGPoint(x: 20, y: 30))
    context.draw(layer, in: CGRect(x: 50, y: 50, width: 40, height: 20))
    #expect(
      context.takeItems().flatMap(\.filledRects) == [
        CGRect(x: 20, y: 30, width: 5, height: 5), CGRect(x: 50, y: 50, width: 20, height: 10),
      ])
    #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
  }
}
