import HeadlessCharts
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Touches scroll a chart that shows a part of its values: the content follows the finger.
@MainActor @Suite struct ChartScrollingTests {
  private struct Numbers: View {
    @State var position = 20.0
    @State var selected: Double?
    var body: some View {
      VStack {
        Text("from \(Int(position.rounded()))")
        Text("selected \(Int((selected ?? -1).rounded()))")
        Chart(0..<101, id: \.self) { PointMark(x: .value("x", Double($0)), y: .value("y", 1)) }
          .chartScrollableAxes(.horizontal)
          .chartXVisibleDomain(length: 39.0)
          .chartScrollPosition(x: $position)
          .chartXSelection(value: $selected)
          .chartYAxis(.hidden)
      }
    }
  }

  @Test func aDragMovesThePosition() {
    let shown = ShownChart(Numbers())
    // The plot is 390 points wide, so that 100 of them are 10 of the 39 visible values.
    shown.screen.window.send(.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 150, y: 300)))
    shown.update()
    #expect(shown.texts.contains("from 30"))
    shown.screen.window.send(.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 200, y: 300)))
    shown.update()
    #expect(shown.texts.contains("from 25") && shown.texts.contains("selected -1"))
  }

  @Test func thePositionStaysWithinTheValues() {
    let shown = ShownChart(Numbers())
    shown.screen.window.send(.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 380, y: 300)))
    shown.update()
    #expect(shown.texts.contains("from 0"))
    for _ in 0..<3 {
      shown.screen.window.send(.drag(from: CGPoint(x: 380, y: 300), to: CGPoint(x: 10, y: 300)))
      shown.update()
    }
    // The last of the 39 values is 100.
    #expect(shown.texts.contains("from 61"))
  }

  @Test func aChartWithoutABindingScrollsToo() {
    let shown = ShownChart(
      Chart(0..<101, id: \.self) { PointMark(x: .value("x", Double($0)), y: .value("y", 1)) }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 39.0)
        .chartXAxis { AxisMarks(values: [10.0, 45.0]) }
        .chartYAxis(.hidden))
    #expect(shown.texts.contains("10") && !shown.texts.contains("45"))
    shown.screen.window.send(.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 120, y: 300)))
    shown.update()
    #expect(!shown.texts.contains("10") && shown.texts.contains("45"))
  }

  @Test func aFixedChartDoesNotScroll() {
    let shown = ShownChart(
      Chart(0..<101, id: \.self) { PointMark(x: .value("x", Double($0)), y: .value("y", 1)) }
        .chartXVisibleDomain(length: 39.0)
        .chartXAxis { AxisMarks(values: [10.0, 45.0]) }
        .chartYAxis(.hidden))
    shown.screen.window.send(.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 120, y: 300)))
    shown.update()
    #expect(shown.texts.contains("10") && !shown.texts.contains("45"))
  }
}
