import Foundation
import Graphics
import ImageFormats
import Rasterizer
import Synchronization
import Testing
import UIKit

@testable import Onionskin

@Suite struct DeterminismTests {
  @MainActor private func screen() -> TakenScreen {
    ScreenSetup(config: .iPhone15Pro).take(
      TitleScreen(title: "Ärger, 你好, مرحبا 👋 Съешь ещё"), AssertionConfiguration())
  }

  @Test @MainActor func twoScreensLaidOutAlikeHaveOneDisplayListAndTree() {
    let first = screen()
    let second = screen()
    #expect(first.displayList == second.displayList)
    #expect(first.tree == second.tree)
  }

  @Test func threadsThatPaintAtOnceGiveTheSamePixels() async {
    let screen = await screen()
    let digests = Mutex<Set<PixelDigest>>([])
    DispatchQueue.concurrentPerform(iterations: 6) { _ in
      guard let picture = try? CairoRasterizer.paint(screen.displayList) else { return }
      _ = digests.withLock { $0.insert(PixelDigest(of: picture)) }
    }
    #expect(digests.withLock { $0.count } == 1)
  }
}
