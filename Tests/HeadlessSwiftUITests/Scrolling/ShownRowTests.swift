import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// The rows that a lazy container shows.
@MainActor @Suite struct ShownRowTests {
  private struct Rows: View {
    let count: Int

    var body: some View {
      NavigationStack {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: 60) } }
        }
        .navigationTitle("Feed")
        .navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  /// Below a bar that ends at 91, the 13th row of 60 points starts at 811 of 844 points, and the bar at the bottom covers none.
  @Test(arguments: [8, 12, 13, 40]) func allRowsOnTheScreenAreShown(count: Int) throws {
    let shown = ShownView(Rows(count: count))
    for row in 0..<min(count, 13) {
      let frame = try #require(shown.frame(of: "Row \(row)"), "row \(row) of \(count)")
      #expect(abs(frame.midY - (91 + CGFloat(row) * 60 + 30)) < 1e-9)
    }
    #expect(shown.frame(of: "Row 13") == nil)
  }
}
