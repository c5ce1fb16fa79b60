import Foundation
import Graphics
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Shadings of a canvas and their options, by Apple's documentation of `GraphicsContext.Shading` and `GradientOptions`.
@MainActor @Suite struct CanvasShadingTests {
  private typealias Square = HeadlessSwiftUI.Path
  private typealias Ramp = HeadlessSwiftUI.Gradient
  private let ramp = Ramp(colors: [.black, .white])
  private let white = [255.0, 255, 255]
  private let black = [0.0, 0, 0]
  private let red = [255.0, 0, 0]
  private let blue = [0.0, 0, 255]

  /// A canvas of 40 x 40 points, filled with a shading.
  private func picture(_ shading: @escaping (inout GraphicsContext) -> GraphicsContext.Shading) throws -> Bitmap {
    try painted(
      Canvas { context, size in
        let shading = shading(&context)
        context.fill(Square(CGRect(origin: .zero, size: size)), with: shading)
      }, 40, 40)
  }

  private func grey(_ part: Double) -> [Double] { [part * 255, part * 255, part * 255] }

  private func line(_ options: GraphicsContext.GradientOptions) throws -> Bitmap {
    try picture { [ramp] _ in
      .linearGradient(
        ramp, startPoint: CGPoint(x: 20, y: 0), endPoint: CGPoint(x: 30, y: 0), options: options)
    }
  }

  @Test func aLinearGradientGoesOnAsItsOptionsSay() throws {
    // The middle of a pixel at 34 is 1.45 lengths behind the start, that of one at 14 0.55 before it.
    let plain = try line([])
    #expect(plain.isNear(34, 20, white) && plain.isNear(14, 20, black) && plain.isNear(24, 20, grey(0.45)))
    let repeated = try line(.repeat)
    #expect(repeated.isNear(34, 20, grey(0.45)) && repeated.isNear(14, 20, grey(0.45)))
    #expect(repeated.isNear(24, 20, grey(0.45)))
    let mirrored = try line(.mirror)
    #expect(mirrored.isNear(34, 20, grey(0.55)) && mirrored.isNear(14, 20, grey(0.55)))
    #expect(mirrored.isNear(24, 20, grey(0.45)))
  }

  @Test func aRadialGradientGoesOnAsItsOptionsSay() throws {
    func circle(_ start: CGFloat, _ options: GraphicsContext.GradientOptions) throws -> Bitmap {
      try picture { [ramp] _ in
        .radialGradient(
          ramp, center: CGPoint(x: 20.5, y: 20.5), startRadius: start, endRadius: start + 10, options: options)
      }
    }
    // Radii of 15 and of 5.
    let repeated = try circle(0, .repeat)
    #expect(repeated.isNear(35, 20, grey(0.5), within: 14) && repeated.isNear(25, 20, grey(0.5), within: 14))
    #expect(repeated.isNear(28, 20, grey(0.8), within: 14) && repeated.isNear(32, 20, grey(0.2), within: 14))
    let mirrored = try circle(0, .mirror)
    #expect(mirrored.isNear(28, 20, grey(0.8), within: 14) && mirrored.isNear(32, 20, grey(0.8), within: 14))
    // Within the first radius, too: a radius of 2 is 0.2 before the start at 4.
    let inner = try circle(4, .repeat)
    #expect(inner.isNear(22, 20, grey(0.8), within: 14) && inner.isNear(26, 20, grey(0.2), within: 14))
  }

  @Test func coloursAreMixedInLinearLight() throws {
    // The middle between black and white is 0.5 in linear light, which sRGB's transfer function encodes as 0.735.
    let picture = try picture { [ramp] _ in
      .linearGradient(ramp, startPoint: .zero, endPoint: CGPoint(x: 41, y: 0), options: .linearColor)
    }
    #expect(picture.isNear(20, 20, grey(0.735)))
    let turn = try self.picture { [ramp] _ in
      .conicGradient(ramp, center: CGPoint(x: 20.5, y: 20.5), options: .linearColor)
    }
    // Half a turn from the positive x axis.
    #expect(turn.isNear(2, 20, grey(0.735)))
  }

  @Test func anImageIsRepeatedFromItsOrigin() throws {
    let image = Image(size: CGSize(width: 10, height: 10)) { context in
      context.fill(Square(CGRect(x: 0, y: 0, width: 5, height: 10)), with: .color(red: 1, green: 0, blue: 0))
      context.fill(Square(CGRect(x: 5, y: 0, width: 5, height: 10)), with: .color(red: 0, green: 0, blue: 1))
    }
    let whole = try picture { _ in .tiledImage(image, origin: CGPoint(x: 5, y: 0)) }
    #expect(whole.isNear(2, 20, blue) && whole.isNear(7, 20, red) && whole.isNear(12, 20, blue))
    let left = try picture { _ in .tiledImage(image, sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1)) }
    #expect(left.isNear(2, 20, red) && left.isNear(7, 20, red) && left.isNear(12, 20, red))
    let large = try picture { _ in .tiledImage(image, scale: 2) }
    #expect(large.isNear(7, 20, red) && large.isNear(12, 20, blue) && large.isNear(22, 20, red))
  }

  @Test func aPaletteFillsWithItsFirstShading() throws {
    let colors = try picture { _ in .palette([.color(red: 1, green: 0, blue: 0), .color(.black)]) }
    #expect(colors.isNear(20, 20, red))
    #expect(try picture { _ in .palette([]) }.isNear(20, 20, white))
  }

  @Test func theBackdropIsWhatHasBeenDrawn() throws {
    let picture = try painted(
      Canvas { context, size in
        context.fill(Square(CGRect(x: 0, y: 0, width: 20, height: 40)), with: .color(red: 1, green: 0, blue: 0))
        var inverted = context
        inverted.addFilter(.colorInvert())
        inverted.translateBy(x: 0, y: 20)
        inverted.fill(Square(CGRect(x: 0, y: 0, width: 40, height: 20)), with: .backdrop)
      }, 40, 40)
    #expect(picture.isNear(10, 10, red) && picture.isNear(10, 30, [0, 255, 255]))
    #expect(picture.isNear(30, 10, white))
  }

  @Test func aResolvedShadingKeepsItsEnvironment() throws {
    let picture = try picture { context in
      var dark = context
      dark.environment.colorScheme = .dark
      context.fill(Square(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(.black))
      return dark.resolve(.color(.primary))
    }
    #expect(picture.isNear(20, 20, white))
  }

  @Test func anOpaqueBlurHasNoClearPixels() throws {
    func blur(_ options: GraphicsContext.BlurOptions) throws -> Bitmap {
      try painted(
        Canvas { context, _ in
          context.addFilter(.blur(radius: 2, options: options))
          context.fill(Square(CGRect(x: 0, y: 0, width: 20, height: 40)), with: .color(red: 1, green: 0, blue: 0))
        }, 40, 40)
    }
    #expect(try blur([]).isNear(36, 20, white))
    let opaque = try blur(.opaque)
    #expect(opaque.isNear(36, 20, black) && opaque.isNear(8, 20, red))
  }
}
