import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// `Section(isExpanded:)`: in a sidebar the header has an indicator, and a tap on it shows and hides the rows.
@MainActor @Suite struct SectionExpansionTests {
  private struct Expanding: View {
    let isSidebar: Bool
    @State var isExpanded = true
    @State var taps = 0
    var body: some View {
      let list = List {
        Section(isExpanded: $isExpanded) {
          Text("Row")
        } header: {
          HStack {
            Text("Head")
            Button("Taps \(taps)") { taps += 1 }
          }
        }
        Button("Toggle") { isExpanded.toggle() }
      }
      if isSidebar { list.listStyle(.sidebar) } else { list.listStyle(.insetGrouped) }
    }
  }

  @Test func aTapOnASidebarsHeaderHidesAndShowsTheRows() throws {
    let shown = ShownView(Expanding(isSidebar: true))
    defer { shown.screen.close() }
    let head = try #require(shown.frame(of: "Head"))
    #expect(shown.texts.contains("Row"))
    shown.tap(365 - 20, head.midY)
    #expect(!shown.texts.contains("Row"))
    shown.tap(text: "Head")
    #expect(shown.texts.contains("Row"))
  }

  @Test func aButtonInTheHeaderHasItsOwnTaps() {
    let shown = ShownView(Expanding(isSidebar: true))
    defer { shown.screen.close() }
    shown.tap(text: "Taps 0")
    #expect(shown.texts.contains("Taps 1") && shown.texts.contains("Row"))
  }

  @Test func theBindingHidesTheRowsInAnyList() {
    let shown = ShownView(Expanding(isSidebar: false))
    defer { shown.screen.close() }
    shown.tap(text: "Head")
    #expect(shown.texts.contains("Row"))
    shown.tap(text: "Toggle")
    #expect(!shown.texts.contains("Row"))
  }

  @Test func theIndicatorIsDrawnInTheHeaderOfSidebars() {
    func strokes(_ view: some View) -> Int {
      let shown = ShownView(view)
      defer { shown.screen.close() }
      return shown.screen.displayList().items.strokes.count
    }
    #expect(strokes(Expanding(isSidebar: true)) == strokes(Expanding(isSidebar: false)) + 1)
  }

  @Observable final class Model { var isExpanded = false }

  private struct Observing: View {
    @Bindable var model: Model
    var body: some View {
      List {
        Section(isExpanded: $model.isExpanded) {
          Text("Row")
        } header: {
          Text("Head")
        }
      }
      .listStyle(.sidebar)
    }
  }

  @Test func aModelExpandsTheSection() {
    let model = Model()
    let shown = ShownView(Observing(model: model))
    defer { shown.screen.close() }
    #expect(!shown.texts.contains("Row"))
    model.isExpanded = true
    shown.update()
    #expect(shown.texts.contains("Row"))
    shown.tap(text: "Head")
    #expect(!model.isExpanded && !shown.texts.contains("Row"))
  }
}
