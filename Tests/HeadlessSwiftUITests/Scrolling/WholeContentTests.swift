import HeadlessSwiftUI
import OnionskinSwiftUI
import Testing

@testable import Onionskin

/// Pictures of all scrollable content of a view.
@MainActor @Suite struct WholeContentTests {
  private struct Lines: View {
    var body: some View {
      NavigationStack {
        ScrollView {
          LazyVStack { ForEach(0..<40) { Text("Line \($0)").frame(height: 50) } }
        }
        .navigationTitle("Lines")
      }
    }
  }

  @Test func aLazyStackBelowALargeTitleIsShownWholeWithoutAWarning() throws {
    var taken: Taken<UIImage>?
    let warnings = SnapshotWarnings()
    warnings.listener.hear {
      Snapshotting<Lines, UIImage>.image(on: .iPhone15Pro, content: .whole)
        .take(Lines(), AssertionConfiguration()).run { taken = $0 }
    }
    let screen = try #require(taken?.screen)
    // Forty lines, and the bar above them.
    #expect(screen.displayList.size.height >= 40 * 50 + 100)
    #expect(warnings.collected() == [])
    #expect(screen.notes.warnings == [])
  }
}
