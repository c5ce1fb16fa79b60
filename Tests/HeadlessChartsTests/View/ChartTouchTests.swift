import Foundation
import Graphics
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import HeadlessCharts

/// Charts as fingers and VoiceOver find them.
@MainActor @Suite struct ChartTouchTests {
  @Observable final class Position {
    var x = 2.0
  }

  private struct Scrolling: View {
    @Bindable var position: Position
    let scrolls: Bool

    var body: some View {
      Chart {
        ForEach(0..<11, id: \.self) { PointMark(x: .value("X", Double($0)), y: .value("Y", Double($0))) }
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .chartScrollableAxes(scrolls ? .horizontal : [])
      .chartXVisibleDomain(length: 4.0)
      .chartScrollPosition(x: $position.x)
    }
  }

  private func drag(_ shown: ShownChart<Scrolling>, from start: CGFloat, to end: CGFloat) {
    shown.screen.window.send(.drag(from: CGPoint(x: start, y: 250), to: CGPoint(x: end, y: 250)))
    shown.update()
  }

  /// The plot is 390 points wide and shows 4: 97.5 points are one.
  @Test func aFingerScrollsThePlotWithinItsValues() {
    let position = Position()
    let shown = ShownChart(Scrolling(position: position, scrolls: true))
    drag(shown, from: 300, to: 300 - 97.5)
    #expect(abs(position.x - 3) < 0.2)
    drag(shown, from: 380, to: 10)
    #expect(position.x <= 6 && position.x > 5.9)
    drag(shown, from: 10, to: 380)
    drag(shown, from: 10, to: 380)
    #expect(position.x == 0)
  }

  @Test func aChartWithoutScrollableAxesStandsStill() {
    let position = Position()
    let shown = ShownChart(Scrolling(position: position, scrolls: false))
    drag(shown, from: 300, to: 200)
    #expect(position.x == 2)
  }

  private func spoken(_ view: some View) -> [(label: String?, value: String?, frame: CGRect)] {
    let shown = ShownChart(view)
    let root = shown.screen.window.rootViewController?.view
    return (root?.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
      .map { ($0.accessibilityLabel, $0.accessibilityValue, $0.accessibilityFrameInContainerSpace) }
  }

  @Test func voiceOverFindsEachMarkByItsPlaceAndValue() throws {
    let found = spoken(
      Chart {
        BarMark(x: .value("Day", "Mon"), y: .value("Sold", 3))
        BarMark(x: .value("Day", "Tue"), y: .value("Sold", 5))
          .accessibilityLabel("Tuesday").accessibilityValue("five loaves")
        BarMark(x: .value("Day", "Wed"), y: .value("Sold", 4)).accessibilityHidden(true)
      }
      .chartYAxis(.hidden).chartXAxis(.hidden))
    #expect(found.map(\.label) == ["Mon", "Tuesday"])
    #expect(found.map(\.value) == ["3", "five loaves"])
    // Three bands of 130 points, of which a bar takes seven tenths.
    #expect(found.map { $0.frame.width.rounded() } == [91, 91])
    #expect(try #require(found.first).frame.midX.rounded() == 65)
  }
}
