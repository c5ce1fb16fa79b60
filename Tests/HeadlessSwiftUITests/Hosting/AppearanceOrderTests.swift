import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// The views that appear and disappear, as Apple documents `onAppear`, `onDisappear` and `task`: with their page, tab, sheet or
/// row.
@MainActor @Suite struct AppearanceOrderTests {
  private struct Page: View {
    let name: String
    let notes: Notes

    var body: some View {
      Text(name).onAppear { notes.add("\(name) appears") }.onDisappear { notes.add("\(name) disappears") }
    }
  }

  @Observable final class Model {
    var path: [Int] = []
    var tab = "a"
    var isShown = false
    var count = 0
  }

  private struct Stack: View {
    @Bindable var model: Model
    let notes: Notes

    var body: some View {
      NavigationStack(path: $model.path) {
        Page(name: "root", notes: notes).navigationDestination(for: Int.self) { Page(name: "\($0)", notes: notes) }
      }
    }
  }

  @Test func aPushedPageAppearsBeforeTheOneBelowDisappears() {
    let (model, notes) = (Model(), Notes())
    let shown = ShownView(Stack(model: model, notes: notes))
    defer { shown.screen.close() }
    #expect(notes.entries == ["root appears"])
    model.path = [1]
    shown.update()
    #expect(notes.entries == ["root appears", "1 appears", "root disappears"])
    notes.entries = []
    model.path = []
    shown.update()
    // As UIKit reports it: the page below appears before the one above has disappeared.
    #expect(notes.entries == ["root appears", "1 disappears"])
    notes.entries = []
    model.path = [2]
    shown.update()
    model.path = [3]
    shown.update()
    #expect(notes.entries == ["2 appears", "root disappears", "3 appears", "2 disappears"])
  }

  @Test func onlyTheTopPageOfAPathAppears() {
    let (model, notes) = (Model(), Notes())
    model.path = [1, 2]
    let shown = ShownView(Stack(model: model, notes: notes))
    #expect(notes.entries.contains("2 appears") && !notes.entries.contains("1 appears"))
    notes.entries = []
    model.path = [1]
    shown.update()
    #expect(notes.entries.sorted() == ["1 appears", "2 disappears"])
    shown.screen.close()
    #expect(notes.entries.dropFirst(2) == ["1 disappears"])
  }

  private struct Tabs: View {
    @Bindable var model: Model
    let notes: Notes

    var body: some View {
      TabView(selection: $model.tab) {
        Page(name: "a", notes: notes).tabItem { Text("A") }.tag("a")
        Page(name: "b", notes: notes).tabItem { Text("B") }.tag("b")
      }
    }
  }

  @Test func aTabAppearsAsItIsSelected() {
    let (model, notes) = (Model(), Notes())
    let shown = ShownView(Tabs(model: model, notes: notes))
    defer { shown.screen.close() }
    #expect(notes.entries == ["a appears"])
    model.tab = "b"
    shown.update()
    #expect(Set(notes.entries.dropFirst()) == ["b appears", "a disappears"])
    #expect(notes.entries.count == 3)
    #expect(shown.tap(text: "A"))
    #expect(notes.entries.count == 5)
    #expect(Set(notes.entries.dropFirst(3)) == ["a appears", "b disappears"])
  }

  private struct Pages: View {
    @Bindable var model: Model
    let notes: Notes

    var body: some View {
      TabView(selection: $model.tab) {
        Page(name: "a", notes: notes).tag("a")
        Page(name: "b", notes: notes).tag("b")
      }
      .tabViewStyle(.page)
    }
  }

  @Test func aPageOfPagesAppearsAsItIsTheCurrentOne() {
    let (model, notes) = (Model(), Notes())
    let shown = ShownView(Pages(model: model, notes: notes))
    defer { shown.screen.close() }
    #expect(notes.entries == ["a appears"])
    model.tab = "b"
    shown.update()
    #expect(Set(notes.entries.dropFirst()) == ["b appears", "a disappears"])
  }

  private struct Presenter: View {
    @Bindable var model: Model
    let notes: Notes

    var body: some View {
      Page(name: "root", notes: notes)
        .sheet(isPresented: $model.isShown, onDismiss: { notes.add("dismissed") }) {
          Page(name: "sheet", notes: notes)
        }
    }
  }

  @Test func aSheetAppearsAboveWhatStays() {
    let (model, notes) = (Model(), Notes())
    let shown = ShownView(Presenter(model: model, notes: notes))
    defer { shown.screen.close() }
    model.isShown = true
    shown.update()
    #expect(notes.entries == ["root appears", "sheet appears"])
    model.isShown = false
    shown.update()
    #expect(notes.entries.dropFirst(2) == ["sheet disappears", "dismissed"])
  }

  private struct Cover: View {
    @Bindable var model: Model
    let notes: Notes

    var body: some View {
      Page(name: "root", notes: notes)
        .fullScreenCover(isPresented: $model.isShown, onDismiss: { notes.add("dismissed") }) {
          VStack {
            Page(name: "cover", notes: notes)
            if model.count > 0 { Page(name: "more", notes: notes) }
          }
        }
    }
  }

  @Test func viewsAppearOnACoverWhileThoseBelowAreGone() {
    let (model, notes) = (Model(), Notes())
    let shown = ShownView(Cover(model: model, notes: notes))
    defer { shown.screen.close() }
    model.isShown = true
    shown.update()
    #expect(notes.entries == ["root appears", "cover appears", "root disappears"])
    notes.entries = []
    model.count = 1
    shown.update()
    #expect(notes.entries == ["more appears"])
    notes.entries = []
    model.isShown = false
    shown.update()
    #expect(notes.entries == ["root appears", "cover disappears", "more disappears", "dismissed"])
  }

  private struct Rows: View {
    let notes: Notes
    var body: some View {
      List(0..<100, id: \.self) { row in
        Text("Row \(row)").onAppear { notes.add("+\(row)") }.onDisappear { notes.add("-\(row)") }
      }
    }
  }

  @Test func rowsAppearAsTheyScrollIn() throws {
    let notes = Notes()
    let shown = ShownView(Rows(notes: notes))
    defer { shown.screen.close() }
    #expect(notes.entries.first == "+0" && !notes.entries.contains("+60") && !notes.entries.contains("-0"))
    let list = try #require(shown.first(UITableView.self))
    list.scrollToRow(at: IndexPath(row: 60, section: 0), at: .top, animated: false)
    shown.update()
    #expect(notes.entries.contains("+60") && notes.entries.contains("-0"))
    notes.entries = []
    list.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    shown.update()
    #expect(notes.entries.contains("+0") && notes.entries.contains("-60"))
  }

  @Test func elementsOfALazyStackAppearAsTheyScrollIn() throws {
    let notes = Notes()
    let shown = ShownView(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { row in
            Block(width: 390, height: 44).onAppear { notes.add("+\(row)") }.onDisappear { notes.add("-\(row)") }
          }
        }
      })
    defer { shown.screen.close() }
    let scroll = try #require(shown.first(UIScrollView.self))
    #expect(notes.entries.contains("+0") && !notes.entries.contains("+60"))
    scroll.contentOffset.y = 60 * 44
    shown.update()
    #expect(notes.entries.contains("+60") && notes.entries.contains("-0"))
    notes.entries = []
    scroll.contentOffset.y = 0
    shown.update()
    #expect(notes.entries.contains("+0") && notes.entries.contains("-60"))
  }

  private struct Tasks: View {
    let model: Model
    let notes: Notes

    var body: some View {
      if model.isShown {
        Text("Task").task(id: model.count) {
          let count = model.count
          notes.add("start \(count)")
          do { try await Task.sleep(for: .seconds(600)) } catch { notes.add("cancelled \(count)") }
        }
      }
    }
  }

  private func eventually(_ condition: () -> Bool) async {
    for _ in 0..<1000 where !condition() { await Task.yield() }
  }

  @Test func aTaskRunsAnewWithAnotherIdentifierAndEndsWithItsView() async {
    let (model, notes) = (Model(), Notes())
    model.isShown = true
    let shown = ShownView(Tasks(model: model, notes: notes))
    defer { shown.screen.close() }
    await eventually { notes.entries == ["start 0"] }
    #expect(notes.entries == ["start 0"])
    model.count = 1
    shown.update()
    await eventually { notes.entries.count == 3 }
    #expect(Set(notes.entries.dropFirst()) == ["cancelled 0", "start 1"])
    model.isShown = false
    shown.update()
    await eventually { notes.entries.count == 4 }
    #expect(notes.entries.last == "cancelled 1")
  }

  private struct Changing: View {
    let model: Model
    let notes: Notes

    var body: some View {
      Text("\(model.count)")
        .onChange(of: model.count, initial: true) { notes.add("\($0)-\($1)") }
        .onChange(of: model.count) { notes.add("\($0)>\($1)") }
        .onAppear { notes.add("appears") }
    }
  }

  @Test func changesAreCalledWithTheOldAndTheNewValue() {
    let (model, notes) = (Model(), Notes())
    let shown = ShownView(Changing(model: model, notes: notes))
    defer { shown.screen.close() }
    #expect(Set(notes.entries) == ["0-0", "appears"])
    notes.entries = []
    model.count = 1
    model.count = 2
    shown.update()
    // Two changes before an update count as one.
    #expect(notes.entries == ["0-2", "0>2"])
  }
}
