import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Lists on a screen with a safe area at its sides, as a phone in landscape has. Rows, headers and footers are in the safe
/// area, by `UITableView.insetsContentViewsToSafeArea`.
@MainActor @Suite struct ListSafeAreaTests {
  private static let text = "A text that is long enough for several lines of a phone, and for more in less room"

  private func shown<Style: ListStyle>(
    _ style: Style, sides: CGFloat, width: CGFloat, _ direction: LayoutDirection = .leftToRight
  ) -> ShownView<some HeadlessSwiftUI.View> {
    let shown = ShownView(
      List {
        Section {
          Text(Self.text)
          Text("Last")
        } header: {
          Text("Header")
        } footer: {
          Text("Footer")
        }
      }
      .listStyle(style).environment(\.layoutDirection, direction), size: CGSize(width: width, height: 844))
    shown.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: sides, bottom: 0, right: sides)
    shown.update()
    return shown
  }

  @Test func headersAndFootersOfPlainListsBeginWhereRowsDo() throws {
    let shown = shown(.plain, sides: 47, width: 390)
    defer { shown.screen.close() }
    let edges = try ["Header", "Last", "Footer"].map { try #require(shown.frame(of: $0)).minX }
    #expect(Set(edges).count == 1 && edges[0] > 47)
    let mirrored = self.shown(.plain, sides: 47, width: 390, .rightToLeft)
    defer { mirrored.screen.close() }
    let last = try #require(mirrored.frame(of: "Last")).maxX
    #expect(try abs(#require(mirrored.frame(of: "Header")).maxX - last) < 0.5 && last < 343)
  }

  @Test func rowsAreAsHighAsTheirTextsInTheSafeArea() throws {
    func frames<Style: ListStyle>(_ style: Style, sides: CGFloat) throws -> [CGRect] {
      let shown = shown(style, sides: sides, width: 390 - 94 + 2 * sides)
      defer { shown.screen.close() }
      return try [Self.text, "Last"].map { try #require(shown.frame(of: $0)).offsetBy(dx: -sides, dy: 0) }
    }
    #expect(try frames(.plain, sides: 47) == frames(.plain, sides: 0))
    #expect(try frames(.insetGrouped, sides: 47) == frames(.insetGrouped, sides: 0))
    #expect(try frames(.grouped, sides: 47) == frames(.grouped, sides: 0))
  }
}
