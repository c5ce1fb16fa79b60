import Gallery
import Onionskin
import Testing
import UIKit

/// Loading, failed and loaded content.
@MainActor @Suite struct ContentStateTests {
  @Test func loading() {
    assertSnapshots(on: .phone, of: OnionScreens.contentState[0].make)
  }

  @Test func failed() {
    assertSnapshots(on: .phone, of: OnionScreens.contentState[1].make)
  }

  @Test func loaded() {
    assertSnapshots(on: .phone, of: OnionScreens.contentState[2].make)
  }

  @Test func tideFailed() {
    assertSnapshots(on: .phone, of: OnionScreens.contentState[4].make)
  }
}
