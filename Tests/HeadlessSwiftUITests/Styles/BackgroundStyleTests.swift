import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Apple's documentation of `backgroundStyle(_:)`: it is the style of `.background`, and of `background(in:)`, in the view.
@MainActor @Suite struct BackgroundStyleTests {
  private let green = Color(red: 0, green: 1, blue: 0)

  @Test func shapesOfTheBackgroundStyleHaveIt() throws {
    let picture = try painted(Rectangle().fill(.background).backgroundStyle(green), 40, 40)
    #expect(picture.isNear(20, 20, [0, 255, 0]))
  }

  @Test func aBackgroundInAShapeHasIt() throws {
    let picture = try painted(
      Color.clear.background(in: Circle()).backgroundStyle(green), 40, 40)
    #expect(picture.isNear(20, 20, [0, 255, 0]))
    // The corner lies outside of the circle.
    #expect(picture.isNear(2, 2, [255, 255, 255]))
  }

  @Test func theInnermostOneCounts() throws {
    let picture = try painted(
      Rectangle().fill(.background).backgroundStyle(green).backgroundStyle(Color(red: 1, green: 0, blue: 0)), 40, 40)
    #expect(picture.isNear(20, 20, [0, 255, 0]))
  }
}
