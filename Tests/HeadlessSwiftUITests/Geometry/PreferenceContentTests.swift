import Foundation
import HeadlessSwiftUI
import Testing

@MainActor @Suite struct PreferenceContentTests {
  private struct Places: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
  }

  private final class Model: ObservableObject {
    @Published var height: CGFloat = 20
  }

  private struct Marked: View {
    @ObservedObject var model: Model
    var marks: (([CGRect]) -> Void)

    var body: some View {
      VStack(spacing: 10) {
        Color.red.frame(width: 40, height: model.height).anchorPreference(key: Places.self, value: .bounds) { [$0] }
        Color.blue.frame(width: 60, height: 20).anchorPreference(key: Places.self, value: .bounds) { [$0] }
      }
      .overlayPreferenceValue(Places.self) { anchors in
        GeometryReader { proxy in
          let _ = marks(anchors.map { proxy[$0] })
          Text(verbatim: "\(anchors.count)").position(x: 0, y: anchors.last.map { proxy[$0].minY } ?? 0)
        }
      }
    }
  }

  @Test func anOverlayHasThePreferenceOfWhatItLiesOn() throws {
    let model = Model()
    var marks: [CGRect] = []
    let shown = ShownView(Marked(model: model) { marks = $0 })
    #expect(shown.frame(of: "2") != nil)
    #expect(marks == [CGRect(x: 10, y: 0, width: 40, height: 20), CGRect(x: 0, y: 30, width: 60, height: 20)])
    // Positions of anchors are updated.
    model.height = 50
    shown.update()
    #expect(marks.last == CGRect(x: 0, y: 60, width: 60, height: 20))
  }

  @Test func backgroundsLieBehind() {
    let view = Text(verbatim: "front").backgroundPreferenceValue(Places.self) { anchors in
      Text(verbatim: "behind \(anchors.count)")
    }
    #expect(ShownView(view).texts == ["behind 0", "front"])
  }

  @Test func anchorsOfOnePlaceAreTheSame() {
    var seen: [[Anchor<CGRect>]] = []
    let view = Color.red.anchorPreference(key: Places.self, value: .bounds) { [$0] }
      .overlayPreferenceValue(Places.self) { anchors in
        let _ = seen.append(anchors)
        EmptyView()
      }
    let shown = ShownView(view)
    shown.update()
    #expect(seen.last?.count == 1)
    #expect(seen.count < 4)
  }

  /// The views are made after the content: their first value is its preference, and not the default one.
  @Test func viewsBeginWithThePreference() {
    var counts: [Int] = []
    let view = Color.red.anchorPreference(key: Places.self, value: .bounds) { [$0] }
      .backgroundPreferenceValue(Places.self) { anchors in
        let _ = counts.append(anchors.count)
        GeometryReader { proxy in Text(verbatim: "\(proxy[anchors[0]].width)") }
      }
    let shown = ShownView(view)
    #expect(shown.texts == ["390.0"] && counts == [1])
    shown.screen.close()
  }
}
