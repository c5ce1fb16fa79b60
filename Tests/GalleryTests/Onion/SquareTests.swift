import Gallery
import HeadlessUIKit
import Onionskin
import Testing
import UIKit

/// A view with a custom layout: green inside the area, red outside.
@MainActor @Suite struct SquareTests {
  @Test func middle() {
    assertSnapshots(on: .pattern) { SquareController.inTheMiddle() }
  }

  @Test func corner() {
    assertSnapshots(on: .phone) { SquareController.inACorner() }
  }

  @Test func acrossTheEdge() {
    assertSnapshots(on: .phone) { SquareController.acrossTheEdge() }
  }

  @Test func outside() {
    assertSnapshots(on: .phone) { SquareController.outside() }
  }

  @Test func aFingerDragsTheSquareOutOfItsZoneAndBack() throws {
    let controller = try #require(SquareController.inTheMiddle() as? SquareController)
    let screen = HostedScreen(.standard) { controller }
    defer { screen.close() }
    let square = try #require(
      controller.rootView.subviews.first { $0.accessibilityIdentifier == "square" })
    let start = square.center
    let outside = CGPoint(x: start.x, y: screen.window.bounds.maxY - 40)
    screen.window.send(.drag(from: start, to: outside))
    #expect(!controller.rootView.isInside)
    #expect(square.backgroundColor == .systemRed)
    #expect(controller.rootView.hintText == "Adrift: drag the square into the harbour")
    screen.window.send(.drag(from: square.center, to: start))
    #expect(controller.rootView.isInside)
    #expect(square.backgroundColor == .systemGreen)
    #expect(controller.rootView.hintText == "Well moored")
  }
}
