import Graphics
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Clips of a canvas: Apple's documentation of `clipToLayer(opacity:options:content:)` has the layer's alpha as the clip.
@MainActor @Suite struct CanvasClipTests {
  private typealias Square = HeadlessSwiftUI.Path

  /// A red canvas of 20 x 10 points, drawn within a clip.
  private func picture(_ clip: @escaping (inout GraphicsContext) -> Void) throws -> Bitmap {
    try painted(
      Canvas { context, size in
        var clipped = context
        clip(&clipped)
        clipped.fill(Square(CGRect(origin: .zero, size: size)), with: .color(red: 1, green: 0, blue: 0))
        // The clip of a copy doesn't concern the context itself.
        context.fill(Square(CGRect(x: 0, y: 8, width: 20, height: 2)), with: .color(red: 0, green: 0, blue: 1))
      }, 20, 10)
  }

  private let red = [255.0, 0, 0]
  private let white = [255.0, 255, 255]
  private let pink = [255.0, 128, 128]

  @Test func drawingStaysWhereTheLayerIsOpaque() throws {
    let left = try picture {
      $0.clipToLayer { $0.fill(Square(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black)) }
    }
    #expect(left.isNear(4, 4, red) && left.isNear(14, 4, white) && left.isNear(14, 9, [0, 0, 255]))
  }

  @Test func theAlphaOfTheLayerCounts() throws {
    let half = try picture {
      $0.clipToLayer(opacity: 0.5) { $0.fill(Square(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black)) }
    }
    #expect(half.isNear(4, 4, pink) && half.isNear(14, 4, white))
    let faint = try picture {
      $0.clipToLayer { context in
        context.opacity = 0.5
        context.fill(Square(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black))
      }
    }
    #expect(faint.isNear(4, 4, pink))
  }

  @Test func anInverseLayerCutsOut() throws {
    let right = try picture {
      $0.clipToLayer(options: .inverse) {
        $0.fill(Square(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black))
      }
    }
    #expect(right.isNear(4, 4, white) && right.isNear(14, 4, red))
  }

  @Test func clipsAddUp() throws {
    let middle = try picture {
      $0.clip(to: Square(CGRect(x: 5, y: 0, width: 15, height: 10)))
      $0.translateBy(x: 5, y: 0)
      $0.clipToLayer { $0.fill(Square(CGRect(x: 0, y: 0, width: 5, height: 10)), with: .color(.black)) }
      $0.translateBy(x: -5, y: 0)
    }
    #expect(middle.isNear(2, 4, white) && middle.isNear(7, 4, red) && middle.isNear(12, 4, white))
  }
}
