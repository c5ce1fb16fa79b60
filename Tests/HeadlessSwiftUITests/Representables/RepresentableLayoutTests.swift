import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// After which changes a representable's view is laid out again.
@MainActor @Suite struct RepresentableLayoutTests {
  @Observable final class Entry {
    var text = "A"
    var number = 0
    var height: CGFloat = 20
  }

  private final class CountingView: UIView {
    private(set) var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private struct Counted: UIViewRepresentable {
    let view: CountingView
    let number: Int
    func makeUIView(context: Context) -> CountingView { view }
    func updateUIView(_ view: CountingView, context: Context) {}
  }

  private struct Row: View {
    let entry: Entry
    let view: CountingView
    var body: some View {
      HStack {
        Text(entry.text).frame(height: 20)
        Counted(view: view, number: entry.number).frame(height: entry.height)
      }
    }
  }

  private struct Rows: View {
    let entries: [Entry]
    let views: [CountingView]
    var body: some View {
      VStack {
        // A view at the edge of the safe area is laid out again where the content's size changes.
        Color.clear.frame(height: 50)
        ForEach(entries.indices, id: \.self) { Row(entry: entries[$0], view: views[$0]) }
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  @Test(arguments: [false, true]) func onlyWhatChangedIsLaidOut(isScrolled: Bool) {
    let (entries, views) = ((0..<5).map { _ in Entry() }, (0..<5).map { _ in CountingView() })
    let rows = Rows(entries: entries, views: views)
    let shown = ShownView(isScrolled ? AnyView(ScrollView { rows }) : AnyView(rows))
    defer { shown.screen.close() }
    func layouts(after change: () -> Void) -> [Int] {
      _ = shown.screen.displayList()
      let before = views.map(\.layouts)
      change()
      _ = shown.screen.displayList()
      return zip(views, before).map { $0.layouts - $1 }
    }
    // The text takes width from the view beside it.
    #expect(layouts { entries[1].text = "Wider" } == [0, 1, 0, 0, 0])
    // The representable has another value, in the same frame.
    #expect(layouts { entries[2].number = 1 } == [0, 0, 1, 0, 0])
    // Rows below move.
    #expect(layouts { entries[3].height = 40 }.prefix(3) == [0, 0, 0])
    #expect(layouts {} == [0, 0, 0, 0, 0])
    #expect(layouts { views[4].setNeedsLayout() } == [0, 0, 0, 0, 1])
  }
}
