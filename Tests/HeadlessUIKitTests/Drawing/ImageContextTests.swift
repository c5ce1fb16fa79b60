import Foundation
import Graphics
import Testing

@testable import HeadlessUIKit

@Suite struct ImageContextTests {
  @Test func contextsOfAThreadAreAStack() {
    let outer = CGContext(recordingIn: .zero, scale: 1)
    let inner = CGContext(recordingIn: .zero, scale: 1)
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsPushContext(outer)
    UIGraphicsPushContext(inner)
    #expect(UIGraphicsGetCurrentContext() === inner)
    // A pushed context isn't an image.
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === inner)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func imagesAreBegunAndEnded() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 5), false, 2)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 1, y: 1, width: 2, height: 2))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image.size == CGSize(width: 10, height: 5))
    #expect(image.scale == 2)
    #expect(image.cgImage?.width == 20)
    guard case .drawing(let drawing) = try #require(image.cgImage).content else {
      Issue.record("not a drawing")
      return
    }
    #expect(drawing.items.map(\.filledRects) == [[CGRect(x: 1, y: 1, width: 2, height: 2)]])
  }

  @Test func scaleZeroIsTheScreens() throws {
    try UITraitCollection(displayScale: 3).withCurrent {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 5), true, 0)
      defer { UIGraphicsEndImageContext() }
      let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
      #expect(image.scale == 3)
      guard case .drawing(let drawing) = try #require(image.cgImage).content else {
        Issue.record("not a drawing")
        return
      }
      // Opaque images start black.
      #expect(drawing.items.first?.filledRect?.color == .black)
    }
  }

  @Test func renderersShowTheirBounds() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 20, width: 30, height: 40), format: format)
    format.scale = 5
    let image = renderer.image { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      #expect(context.format.bounds == CGRect(x: 10, y: 20, width: 30, height: 40))
      context.fill(CGRect(x: 10, y: 20, width: 5, height: 5))
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image.size == CGSize(width: 30, height: 40))
    guard case .drawing(let drawing) = try #require(image.cgImage).content else {
      Issue.record("not a drawing")
      return
    }
    #expect(drawing.items.flatMap(\.filledRects) == [CGRect(x: 0, y: 0, width: 5, height: 5)])
  }

  @Test func renderersTakeTheScaleOfTheTraits() {
    UITraitCollection(displayScale: 2).performAsCurrent {
      #expect(UIGraphicsImageRendererFormat.default().scale == 2)
      #expect(UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in }.scale == 2)
      #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3)).scale == 3)
    }
  }

  @Test func framesAreDrawnInsideTheRectangle() {
    let context = CGContext(recordingIn: CGRect(x: 0, y: 0, width: 100, height: 100), scale: 1)
    UIGraphicsPushContext(context)
    UIRectFrame(CGRect(x: 10, y: 10, width: 20, height: 30))
    UIGraphicsPopContext()
    #expect(
      context.takeItems().flatMap(\.filledRects) == [
        CGRect(x: 10, y: 10, width: 20, height: 1), CGRect(x: 10, y: 39, width: 20, height: 1),
        CGRect(x: 10, y: 11, width: 1, height: 28), CGRect(x: 29, y: 11, width: 1, height: 28),
      ])
  }
}
