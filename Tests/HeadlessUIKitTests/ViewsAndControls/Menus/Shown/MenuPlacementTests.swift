import Foundation
import Testing

@testable import HeadlessUIKit

/// The positions of menus beside controls and below previews. The available space is 384 by 720 points, 8 from the left and 50 from
/// the top.
@MainActor @Suite struct MenuPlacementTests {
  private let room = CGRect(x: 8, y: 50, width: 384, height: 720)
  private let size = CGSize(width: 250, height: 132)

  private func beside(_ control: CGRect, _ size: CGSize? = nil) -> MenuPlacement {
    MenuPlacement.beside(control, size: size ?? self.size, room: room, spacing: 8)
  }

  @Test func aMenuIsBelowItsControlInLineWithOneSide() {
    // In the left third, the right third, and the middle.
    #expect(beside(CGRect(x: 20, y: 100, width: 60, height: 44)).menu == CGRect(x: 20, y: 152, width: 250, height: 132))
    #expect(beside(CGRect(x: 320, y: 100, width: 60, height: 44)).menu.maxX == 380)
    #expect(beside(CGRect(x: 170, y: 100, width: 60, height: 44)).menu.midX == 200)
    // It stays within the available space.
    #expect(beside(CGRect(x: 0, y: 100, width: 4, height: 44)).menu.minX == 8)
    #expect(beside(CGRect(x: 380, y: 100, width: 60, height: 44)).menu.maxX == 392)
  }

  @Test func aMenuIsAboveWhereThatHasMoreRoom() {
    let low = beside(CGRect(x: 20, y: 700, width: 60, height: 44))
    #expect(low.isAbove && low.menu.maxY == 692)
    // There is too little space below as well, but more than above.
    let tall = beside(CGRect(x: 20, y: 200, width: 60, height: 44), CGSize(width: 250, height: 900))
    #expect(!tall.isAbove && tall.menu == CGRect(x: 20, y: 252, width: 250, height: 518))
  }

  private func below(_ preview: CGRect, _ size: CGSize? = nil, isSideBySide: Bool = false) -> MenuPlacement {
    MenuPlacement.below(preview, size: size ?? self.size, room: room, spacing: 16, isSideBySide: isSideBySide)
  }

  @Test func aPreviewStaysAsFarAsItsMenuFindsRoom() {
    let free = below(CGRect(x: 20, y: 300, width: 100, height: 100))
    #expect(free.preview == CGRect(x: 20, y: 300, width: 100, height: 100))
    #expect(free.menu == CGRect(x: 20, y: 416, width: 250, height: 132))
    // 770 - 132 - 16 - 100: the preview moves up. On the right, the right sides are aligned.
    let low = below(CGRect(x: 280, y: 650, width: 100, height: 100))
    #expect(low.preview.origin == CGPoint(x: 280, y: 522) && low.menu.maxX == 380 && low.menu.maxY == 770)
  }

  @Test func aWidePreviewGetsSmaller() {
    let wide = below(CGRect(x: 0, y: 300, width: 400, height: 50))
    #expect(wide.preview.width == 384 && wide.preview.height == 48 && wide.preview.minX == 8)
    #expect(wide.menu.minX == 8)
    // The remaining height beside the menu: 720 - 132 - 16.
    let tall = below(CGRect(x: 100, y: 0, width: 200, height: 1144))
    #expect(tall.preview.height == 572 && tall.preview.width == 100)
  }

  @Test func aTallMenuLeavesAThirdToThePreview() {
    let placement = below(CGRect(x: 100, y: 100, width: 200, height: 600), CGSize(width: 250, height: 2000))
    // 480 - 16 for the menu, 240 for the preview.
    #expect(placement.menu.height == 464 && placement.preview.height == 240)
  }

  @Test func onItsSideAPhoneHasTheMenuBesideThePreview() {
    let left = below(CGRect(x: 20, y: 300, width: 100, height: 100), isSideBySide: true)
    #expect(left.menu == CGRect(x: 136, y: 300, width: 250, height: 132))
    let right = below(CGRect(x: 280, y: 300, width: 100, height: 100), isSideBySide: true)
    #expect(right.menu.maxX == 264 && right.preview.minX == 280)
  }
}
