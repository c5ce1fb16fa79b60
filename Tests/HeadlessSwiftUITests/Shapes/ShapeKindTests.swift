import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Shapes and effects by the pixels that they paint.
@MainActor @Suite struct ShapeKindTests {
  private let black: [Double] = [0, 0, 0]
  private let white: [Double] = [255, 255, 255]

  @Test func anEllipseTouchesTheMiddlesOfTheEdges() throws {
    let picture = try painted(Ellipse().fill(.black), 40, 20)
    for (x, y) in [(20, 10), (1, 10), (38, 10), (20, 1), (20, 18)] { #expect(picture.isNear(x, y, black)) }
    // (x - 20)² / 400 + (y - 10)² / 100 is 1.44 at (4, 2).
    for (x, y) in [(0, 0), (39, 0), (4, 2), (35, 17)] { #expect(picture.isNear(x, y, white)) }
  }

  @Test func cornersMayDiffer() throws {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 20)
    let picture = try painted(shape.fill(.black), 40, 40)
    for (x, y) in [(0, 0), (1, 1), (39, 39), (35, 35)] { #expect(picture.isNear(x, y, white), "\(x) \(y)") }
    for (x, y) in [(39, 0), (0, 39), (5, 5), (30, 30)] { #expect(picture.isNear(x, y, black), "\(x) \(y)") }
    let mirrored = try painted(shape.fill(.black).environment(\.layoutDirection, .rightToLeft), 40, 40)
    #expect(mirrored.isNear(39, 0, white) && mirrored.isNear(0, 0, black) && mirrored.isNear(0, 39, white))
  }

  /// A blurred edge is half as dark where it was, and symmetric.
  @Test func blursSpreadOverEdges() throws {
    let view = Rectangle().fill(.black).frame(width: 40, height: 40).blur(radius: 4).frame(width: 80, height: 80)
    let picture = try painted(view, 80, 80)
    #expect(picture.isNear(40, 40, black) && picture.isNear(2, 40, white))
    let (outside, inside) = (picture.components(19, 40)[0], picture.components(20, 40)[0])
    #expect(inside < outside && abs(inside + outside - 255) < 6)
    #expect(ElementHost(Block().blur(radius: 9)).size() == CGSize(width: 10, height: 10))
  }

  /// Apple's documentation of `blur(radius:opaque:)`: an opaque blur has no transparent pixels, at the edges either.
  @Test func opaqueBlursKeepEdges() throws {
    let picture = try painted(Color.black.frame(width: 40, height: 40).blur(radius: 4, opaque: true), 40, 40)
    #expect(picture.isNear(20, 20, black) && picture.isNear(0, 20, black))
  }

  @Test func coloursMixInEqualSteps() {
    let (black, white) = (Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1))
    let mixed = black.mix(with: white, by: 0.5, in: .device).resolve(in: EnvironmentValues())
    #expect(abs(mixed.red - 0.5) < 0.01 && mixed.opacity == 1)
    #expect(black.mix(with: white, by: 0).resolve(in: EnvironmentValues()).red == 0)
  }
}
