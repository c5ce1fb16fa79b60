import Foundation
import Graphics
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Lists in the first column of a split view, which are sidebars on an iPad: rows without cards, separators and arrows, as Apple's
/// guidelines show sidebars. That a list of the automatic style is one there is the documented behaviour of `SidebarListStyle`.
@MainActor @Suite struct SidebarTests {
  private struct Columns<Side: HeadlessSwiftUI.View>: HeadlessSwiftUI.View {
    @ViewBuilder let side: Side

    var body: some HeadlessSwiftUI.View {
      NavigationSplitView {
        side
      } detail: {
        List { Text("Detail") }
      }
    }
  }

  private struct Selecting: HeadlessSwiftUI.View {
    @State var selection: Int?
    var body: some HeadlessSwiftUI.View {
      List([1, 2], id: \.self, selection: $selection) { number in
        NavigationLink(value: number) { Text("Row \(number)") }
      }
    }
  }

  private struct Looks: Equatable {
    var hasCard: Bool
    var hasSeparator: Bool
    var hasArrow: Bool
  }

  private let card = Looks(hasCard: true, hasSeparator: true, hasArrow: true)
  private let bare = Looks(hasCard: false, hasSeparator: false, hasArrow: false)

  private func shown<Content: HeadlessSwiftUI.View>(_ view: Content, isWide: Bool = true) -> ShownView<Content> {
    let size = isWide ? CGSize(width: 1180, height: 820) : CGSize(width: 390, height: 844)
    return ShownView(view, size: size, isRegular: isWide)
  }

  /// The looks of the first row at the leading edge.
  private func looks<Content: HeadlessSwiftUI.View>(of shown: ShownView<Content>) throws -> Looks {
    let cells = shown.all(ListCell.self)
    let cell = try #require(cells.min { $0.convert(CGPoint.zero, to: nil).x < $1.convert(CGPoint.zero, to: nil).x })
    let looks = try #require(cell.row).element.looks
    return Looks(
      hasCard: cell.backgroundView?.backgroundColor != .clear, hasSeparator: looks.separator != nil,
      hasArrow: looks.hasArrow)
  }

  @Test func aListInTheFirstColumnIsASidebar() throws {
    for style in [_ListStyleKind.automatic, .sidebar] {
      let shown = shown(Columns { Selecting().environment(\.listStyleKind, style) })
      defer { shown.screen.close() }
      #expect(try looks(of: shown) == bare)
    }
  }

  @Test func anArrowThatTheAppAsksForIsShown() throws {
    let shown = shown(Columns { Selecting().navigationLinkIndicatorVisibility(.visible) })
    defer { shown.screen.close() }
    #expect(try looks(of: shown) == Looks(hasCard: false, hasSeparator: false, hasArrow: true))
  }

  @Test func otherStylesAndFormsKeepTheirCards() throws {
    let grouped = shown(Columns { Selecting().listStyle(.insetGrouped) })
    defer { grouped.screen.close() }
    #expect(try looks(of: grouped) == card)
    let form = shown(
      Columns {
        Form {
          Text("A")
          Text("B")
        }
      })
    defer { form.screen.close() }
    #expect(try looks(of: form) == Looks(hasCard: true, hasSeparator: true, hasArrow: false))
  }

  @Test func inCompactWidthRowsAreCardsWithArrows() throws {
    let shown = shown(Columns { Selecting() }, isWide: false)
    defer { shown.screen.close() }
    #expect(try looks(of: shown) == card)
  }

  @Test func otherColumnsAndSheetsHaveCards() throws {
    let columns = shown(Columns { Selecting() })
    defer { columns.screen.close() }
    let detail = try #require(columns.all(ListCell.self).first { $0.convert(CGPoint.zero, to: nil).x > 320 })
    #expect(detail.backgroundView?.backgroundColor == .secondarySystemGroupedBackground)
    let sheet = shown(Columns { Text("Side").sheet(isPresented: .constant(true)) { List { Text("Sheet") } } })
    defer { sheet.screen.close() }
    sheet.update()
    #expect(sheet.texts.contains("Sheet"))
    let cards = sheet.all(ListCell.self).map { $0.backgroundView?.backgroundColor }
    #expect(cards == [.secondarySystemGroupedBackground, .secondarySystemGroupedBackground])
  }

  @Test func theSelectedRowIsShown() throws {
    let shown = shown(Columns { Selecting(selection: 2) })
    defer { shown.screen.close() }
    let selected = shown.all(ListCell.self).filter(\.isSelected)
    #expect(selected.map { $0.row?.tag } == [AnyHashable(2)])
    #expect(selected.first?.selectedBackgroundView?.layer.cornerRadius == 10)
  }
}
