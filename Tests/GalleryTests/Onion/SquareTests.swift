import Gallery
import Onionskin
import Testing
import UIKit

/// A view with layout of its own: green inside the zone, red outside.
@MainActor @Suite struct SquareTests {
  @Test func middle() {
    assertSnapshots(on: .phone, of: OnionScreens.square[0].make)
  }

  @Test func acrossTheEdge() {
    assertSnapshots(on: .phone, of: OnionScreens.square[2].make)
  }
}
