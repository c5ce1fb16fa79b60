import Foundation
import Graphics
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// The arrows of links in a list's rows.
@MainActor @Suite struct LinkRowTests {
  private func arrow<Content: HeadlessSwiftUI.View>(_ view: Content) throws -> Graphics.Color? {
    let shown = ShownView(view)
    defer { shown.screen.close() }
    let host = try #require(shown.first(RowHostView.self))
    let row = try #require(host.elements.first as? ListRowElement)
    return row.looks.hasArrow ? row.looks.arrowColor : nil
  }

  /// Recorded on iOS 26 (home-assistant's About screen): the arrow of a link outside of a navigation container is half as strong
  /// as that of others: 29 of 255 darker than the row, not 58.
  @Test func aLinkThatLeadsNowhereHasAFadedArrow() throws {
    let link = NavigationLink("Open") { Text("Page") }
    let usable = try #require(try arrow(NavigationStack { List { link } }))
    let disabled = try #require(try arrow(List { link }))
    #expect(usable.alpha > 0.2)
    #expect(abs(disabled.alpha - usable.alpha / 2) < 0.001)
    let off = try #require(try arrow(NavigationStack { List { link.disabled(true) } }))
    #expect(off == disabled)
    #expect(try arrow(List { Text("Row") }) == nil)
  }

  @Test func theArrowMayBeHidden() throws {
    let link = NavigationLink("Open") { Text("Page") }
    #expect(try arrow(NavigationStack { List { link.navigationLinkIndicatorVisibility(.hidden) } }) == nil)
    #expect(try arrow(NavigationStack { List { link.navigationLinkIndicatorVisibility(.visible) } }) != nil)
  }
}
