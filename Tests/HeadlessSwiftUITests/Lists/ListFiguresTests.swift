import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Distances between sections and lines between rows, recorded on iOS 17.5 and 18.5 (AccessibilitySnapshot's lists).
@MainActor @Suite struct ListFiguresTests {
  private func distance<Content: HeadlessSwiftUI.View>(
    from upper: String, to lower: String, @ViewBuilder _ content: () -> Content
  ) throws -> CGFloat {
    let shown = ShownView(List(content: content))
    defer { shown.screen.close() }
    return try #require(shown.frame(of: lower)).minY - #require(shown.frame(of: upper)).minY
  }

  /// Apple's documentation of `listRowInsets(_:_:)`: the given edges change, and calls for other edges add up.
  @Test func insetsChangeAtTheGivenEdges() throws {
    func frame<Content: HeadlessSwiftUI.View>(_ row: Content) throws -> CGRect {
      let shown = ShownView(List { row })
      defer { shown.screen.close() }
      return try #require(shown.frame(of: "Row"))
    }
    let tall = Text("Row").frame(height: 100)
    let (plain, moved) = (try frame(tall), try frame(tall.listRowInsets(.leading, 60).listRowInsets(.vertical, 0)))
    #expect(abs(moved.minX - plain.minX - 40) < 0.01)
    #expect(abs(plain.minY - moved.minY - 11) < 0.01)
    #expect(try frame(tall.listRowInsets(.horizontal, nil)) == plain)
    // The innermost call counts: 60 - 20 and 0 - 20, from the card's edge.
    let (edges, all) = (tall.listRowInsets(.leading, 60), tall.listRowInsets(EdgeInsets()))
    #expect(try abs(frame(edges.listRowInsets(EdgeInsets())).minX - plain.minX - 40) < 0.01)
    #expect(try abs(frame(all.listRowInsets(.leading, 60)).minX - plain.minX + 20) < 0.01)
  }

  /// A value that a row sets for its list counts instead of the one that is set for all rows.
  @Test func theInnermostRowValueCounts() throws {
    let shown = ShownView(
      List {
        ForEach(0..<2, id: \.self) { index in
          Text("Row \(index)").listRowBackground(index == 0 ? Block(width: 30, height: 20) : nil)
        }
        .listRowBackground(Block(width: 50, height: 20)).listRowSeparator(.hidden)
      })
    defer { shown.screen.close() }
    #expect(shown.frames("Block").map(\.width) == [30])
    let badges = ShownView(
      List {
        Group {
          Text("None").badge(nil as Text?)
          Text("Two").badge(2)
          Text("One")
        }
        .badge(1)
      })
    defer { badges.screen.close() }
    #expect(badges.texts == ["None", "Two", "2", "One", "1"])
  }

  private struct Lines: HeadlessSwiftUI.View {
    let upper: Visibility?
    var body: some HeadlessSwiftUI.View {
      List {
        if let upper {
          Text("A").listRowSeparator(upper, edges: .bottom).listRowSeparator(.hidden)
        } else {
          Text("A").listRowSeparator(.hidden, edges: .top).listRowSeparator(.hidden, edges: .bottom)
        }
        Text("B")
      }
    }
  }

  /// The values of a row's separators are set by edge.
  @Test func separatorsAddUpByEdge() throws {
    func separator(_ upper: Visibility?) throws -> Bool {
      let shown = ShownView(Lines(upper: upper))
      defer { shown.screen.close() }
      let cell = try #require(shown.all(ListCell.self).first)
      return try #require(cell.row).element.looks.separator != nil
    }
    #expect(try !separator(nil) && separator(.visible))
  }

  /// Card to card: 17.5 after a section without a footer, and the next header of 38.67; painted edges are 56.33 apart.
  @Test func aHeaderFollowsASectionWithoutAFooter() throws {
    let found = try distance(from: "Last", to: "First") {
      Section { Text("Last") }
      Section("Header") { Text("First") }
    }
    #expect(abs(found - (44 + 56.17)) < 0.35)
  }

  /// Card to card: the footer of 33.67 and the header of 38.67, without a distance between them.
  @Test func aHeaderFollowsAFooterDirectly() throws {
    let found = try distance(from: "Last", to: "First") {
      Section {
        Text("Last")
      } footer: {
        Text("Footer")
      }
      Section("Header") { Text("First") }
    }
    #expect(abs(found - (44 + 72.33)) < 0.35)
  }

  /// The footer of 33.67, and 17.5 before a section without a header.
  @Test func aSectionWithoutAHeaderIsApartFromAFooter() throws {
    let found = try distance(from: "Last", to: "First") {
      Section {
        Text("Last")
      } footer: {
        Text("Footer")
      }
      Section { Text("First") }
    }
    #expect(abs(found - (44 + 33.67 + 17.5)) < 0.35)
  }

  /// Apple's documentation of `listSectionSpacing(_:)`: the value is the distance between adjacent sections.
  @Test(arguments: [0, 12, 40] as [CGFloat]) func anAppsSpacingIsBetweenSections(spacing: CGFloat) throws {
    let shown = ShownView(
      List {
        Section { Text("Last") }
        Section { Text("First") }
      }
      .listSectionSpacing(spacing))
    defer { shown.screen.close() }
    let found = try #require(shown.frame(of: "First")).minY - #require(shown.frame(of: "Last")).minY
    #expect(abs(found - (44 + spacing)) < 0.35)
  }

  /// Row 131: 35 above the first section is replaced by the margin.
  @Test(arguments: [0, 4, 50] as [CGFloat]) func aMarginReplacesTheDistanceAboveTheFirstSection(margin: CGFloat) throws
  {
    func top(_ list: some HeadlessSwiftUI.View) throws -> CGFloat {
      try #require(ShownView(list).frame(of: "Row")).minY
    }
    let plain = try top(List { Text("Row") })
    let found = try top(List { Text("Row") }.contentMargins(.top, margin))
    #expect(abs(found - (plain - 35 + margin)) < 0.35)
    let indicators = try top(List { Text("Row") }.contentMargins(.top, margin, for: .scrollIndicators))
    #expect(indicators == plain)
  }

  /// Rows 120 and 121: lines of footers are 16 points apart at the large size, where those of footnote are 18.
  @Test func linesOfFootersAreTight() throws {
    func height(_ footer: String) throws -> CGFloat {
      try distance(from: "Last", to: "First") {
        Section {
          Text("Last")
        } footer: {
          Text(footer)
        }
        Section { Text("First") }
      }
    }
    #expect(try abs(height("One\nTwo\nThree") - height("One") - 32) < 0.35)
  }

  /// The value of a metric follows the sizes of its style: 17 points of body are 16 at the medium size (swift-markdown-ui).
  @Test func scaledMetricsFollowTheStylesSizes() {
    struct Metered: HeadlessSwiftUI.View {
      @ScaledMetric(relativeTo: .body) var side: CGFloat = 17
      var body: some HeadlessSwiftUI.View { Color.red.frame(width: side, height: side) }
    }
    #expect(ElementHost(Metered(), scale: 2, size: .medium).size().width.isNear(16))
    #expect(ElementHost(Metered(), scale: 2).size().width.isNear(17))
  }
}
