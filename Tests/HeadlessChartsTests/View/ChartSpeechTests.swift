import Foundation
import Graphics
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import HeadlessCharts

/// The accessibility elements of charts.
@MainActor @Suite struct ChartSpeechTests {
  private func spoken(_ view: some View) -> [(label: String?, value: String?, frame: CGRect)] {
    let shown = ShownChart(view)
    let root = shown.screen.window.rootViewController?.view
    // A chart is a container of the elements of its marks.
    let chart = root?.accessibilityElements?.first as? UIAccessibilityElement
    return (chart?.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
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
    // Three bands of 130 points; a bar takes seven tenths of its band.
    #expect(found.map { $0.frame.width.rounded() } == [91, 91])
    #expect(try #require(found.first).frame.midX.rounded() == 65)
  }
}
