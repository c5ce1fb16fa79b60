import Gallery
import HeadlessUIKit
import Onionskin
import Testing
import UIKit

/// System symbols, as this library draws them.
@MainActor @Suite struct SymbolTests {
  @Test func everydayNamesAreDrawn() {
    let missing = EverydaySymbols.names.filter { !SymbolLibrary.isDrawn($0) }
    #expect(missing == [])
  }

  @Test func symbols() {
    for style in [UIUserInterfaceStyle.light, .dark] {
      let config = ViewImageConfig(
        size: SymbolsController.size,
        traits: UITraitCollection(traitsFrom: [.init(displayScale: 2), .init(userInterfaceStyle: style)]))
      assertSnapshot(
        of: SymbolsController(), as: .image(on: config), named: style == .dark ? "dark" : "light")
    }
  }
}
