import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import HeadlessCharts

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

  private struct Aligned<Behavior: ChartScrollTargetBehavior>: View {
    let behavior: Behavior
    @State var position = 20.0
    var body: some View {
      VStack {
        Text("from \(Int(position.rounded()))")
        Chart(0..<101, id: \.self) { PointMark(x: .value("x", Double($0)), y: .value("y", 1)) }
          .chartScrollableAxes(.horizontal)
          .chartXVisibleDomain(length: 39.0)
          .chartScrollPosition(x: $position)
          .chartScrollTargetBehavior(behavior)
          .chartYAxis(.hidden)
      }
    }
  }

  /// A drag of 130 points leads from 20 to 33: the nearest multiple of 10 is 30, the nearest page of 39 begins at 39.
  @Test func aChartStopsAtItsTargets() {
    func end(_ behavior: some ChartScrollTargetBehavior) -> [String] {
      let shown = ShownChart(Aligned(behavior: behavior))
      shown.screen.window.send(.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 120, y: 300)))
      shown.update()
      return shown.texts
    }
    #expect(end(.valueAligned(unit: 10, majorAlignment: .page)).contains("from 30"))
    #expect(end(.paging).contains("from 39"))
  }

  /// A chart of dates stops at the nearest one with the components.
  @Test func datesAreAligned() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let scrolling = AxisPlan.Scrolling(start: 0, length: 86_400, starts: 0...8_640_000)
    let target = _ChartScrollTarget.dates(DateComponents(hour: 0))
    // The reference date is a midnight.
    #expect(target.aligned(40_000, scrolling, calendar) == 0)
    #expect(target.aligned(50_000, scrolling, calendar) == 86_400)
    #expect(target.aligned(86_400, scrolling, calendar) == 86_400)
  }
}
