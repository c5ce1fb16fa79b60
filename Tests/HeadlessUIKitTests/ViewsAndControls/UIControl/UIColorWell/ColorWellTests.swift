import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor @Suite struct ColorWellTests {
  @Test func itIsARoundButtonThatTellsItsColor() {
    HostedScreen.apply(.standard)
    let well = UIColorWell()
    #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
    #expect(well.selectedColor == nil && well.supportsAlpha)
    #expect(well.snapshotStyle["selectedColor"] == nil)
    let empty = well.contentItems().count
    well.selectedColor = .red
    #expect(well.snapshotStyle["selectedColor"] != nil)
    // A disc in place of an empty one with a stroke through it.
    #expect(well.contentItems().count == empty - 1)
  }
}
