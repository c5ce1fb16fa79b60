import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

@testable import Onionskin

/// Columns of a split view, as Apple documents `NavigationSplitView`.
@MainActor @Suite struct SplitViewTests {
  @Observable final class Model {
    var visibility = NavigationSplitViewVisibility.all
    var compact = NavigationSplitViewColumn.sidebar
    var row: String?
    var text = "First"
  }

  private struct Columns: View {
    @Bindable var model: Model

    var body: some View {
      NavigationSplitView(columnVisibility: $model.visibility, preferredCompactColumn: $model.compact) {
        List(["a", "b"], id: \.self, selection: $model.row) { Text("Row \($0)") }
          .navigationSplitViewColumnWidth(min: 200, ideal: 260, max: 300)
      } content: {
        Text("Middle").navigationSplitViewColumnWidth(240)
      } detail: {
        Text("Detail \(model.row ?? "-")")
      }
      .navigationSplitViewStyle(.balanced)
    }
  }

  private func split<Content: View>(_ shown: ShownView<Content>) throws -> UISplitViewController {
    try #require(shown.controller.children.first as? UISplitViewController)
  }

  /// A wide screen with a regular width.
  private func wide<Content: View>(_ view: Content) -> ShownView<some View> {
    ShownView(view.environment(\.horizontalSizeClass, .regular), size: CGSize(width: 1180, height: 820))
  }

  @Test func theAppDecidesWhichColumnsAreVisible() throws {
    let model = Model()
    let shown = wide(Columns(model: model))
    defer { shown.screen.close() }
    let split = try split(shown)
    #expect(split.preferredDisplayMode == .twoBesideSecondary && split.preferredSplitBehavior == .tile)
    model.visibility = .doubleColumn
    shown.update()
    #expect(split.preferredDisplayMode == .oneBesideSecondary)
    model.visibility = .detailOnly
    shown.update()
    #expect(split.preferredDisplayMode == .secondaryOnly)
  }

  @Test func columnsHaveTheWidthsThatTheirViewsAskFor() throws {
    let shown = wide(Columns(model: Model()))
    defer { shown.screen.close() }
    let split = try split(shown)
    #expect(split.minimumPrimaryColumnWidth == 200 && split.maximumPrimaryColumnWidth == 300)
    #expect(split.preferredPrimaryColumnWidth == 260)
    #expect(split.preferredSupplementaryColumnWidth == 240 && split.minimumSupplementaryColumnWidth == 240)
  }

  private struct Two: View {
    @Bindable var model: Model

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $model.compact) {
        List(["a", "b"], id: \.self, selection: $model.row) { Text("Row \($0)") }
      } detail: {
        Text("Detail \(model.row ?? "-")")
      }
    }
  }

  @Test func aNarrowScreenBeginsWithThePreferredColumn() {
    let model = Model()
    model.compact = .detail
    let shown = ShownView(Two(model: model))
    defer { shown.screen.close() }
    shown.update()
    #expect(shown.texts.contains("Detail -"))
    model.compact = .sidebar
    shown.update()
    #expect(shown.texts.contains("Row a") && !shown.texts.contains("Detail -"))
    #expect(shown.tap(text: "Row b"))
    #expect(shown.texts.contains("Detail b") && model.compact == .detail)
  }

  /// A row that the app selects leads to the next column, too.
  @Test func aSelectedRowLeadsToTheDetailOnANarrowScreen() {
    let model = Model()
    model.row = "a"
    let shown = ShownView(Two(model: model))
    defer { shown.screen.close() }
    shown.update()
    #expect(shown.texts.contains("Detail a"))
    #expect(shown.tap(text: "Back"))
    #expect(model.row == nil && model.compact == .sidebar && shown.texts.contains("Row a"))
    model.row = "b"
    shown.update()
    #expect(shown.texts.contains("Detail b"))
  }

  private struct Titled: View {
    @Bindable var model: Model

    var body: some View {
      NavigationStack {
        NavigationLink("Next") { Text("Inside").toolbarRole(.editor) }
          .navigationTitle($model.text).navigationBarTitleDisplayMode(.inline)
          .toolbarTitleMenu {
            Button("Duplicate") { model.text = "Copy" }
            Button("Move") {}
          }
      }
    }
  }

  private struct Linked: View {
    @State private var selection: Int?
    var body: some View {
      NavigationSplitView {
        List(selection: $selection) {
          NavigationLink("One", value: 1)
          NavigationLink("Two", value: 2)
        }
        .navigationTitle("Side")
      } detail: {
        Text("Detail \(selection ?? 0)")
      }
    }
  }

  /// Apple's documentation of `NavigationSplitView`: a link's value becomes the selection of the list, which the detail follows.
  @Test func aLinkSelectsItsValueOnANarrowScreen() {
    let shown = ShownView(Linked())
    defer { shown.screen.close() }
    shown.tap(text: "Two")
    #expect(shown.texts.contains("Detail 2"))
    shown.tap(text: "Side")
    shown.tap(text: "One")
    #expect(shown.texts.contains("Detail 1"))
  }

  @Test func titlesHaveTheirMenuAndAreRenamed() throws {
    let model = Model()
    let shown = ShownView(Titled(model: model))
    defer { shown.screen.close() }
    let item = try #require(shown.first(UINavigationBar.self)?.topItem)
    let menu = try #require(item.titleMenuProvider?([]))
    #expect(menu.children.map(\.title) == ["Duplicate", "Move"])
    #expect(item.title == "First")
    item.renameDelegate?.navigationItem(item, didEndRenamingWith: "Second")
    shown.update()
    #expect(model.text == "Second" && item.title == "Second")
    #expect(shown.tap(text: "Next"))
    #expect(item.backButtonDisplayMode == .minimal)
  }

  private struct Removed: View {
    var body: some View {
      NavigationStack { Text("Page").navigationTitle("Hidden").toolbar(removing: .title) }
    }
  }

  @Test func aPageMayRemoveItsTitle() throws {
    let shown = ShownView(Removed())
    defer { shown.screen.close() }
    #expect(shown.first(UINavigationBar.self)?.topItem?.titleView != nil)
  }
}
