import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import HeadlessCharts

/// Where labels of axes are.
@MainActor @Suite struct ChartLabelPlaceTests {
  private func chart(_ label: @escaping (AxisValue) -> AxisValueLabel<Text>) -> some View {
    Chart {
      PointMark(x: .value("x", 0), y: .value("y", 0))
      PointMark(x: .value("x", 10), y: .value("y", 10))
    }
    .chartYAxis(.hidden).chartXAxis { AxisMarks(values: [5]) { label($0) } }
  }

  private func frame(_ label: @escaping (AxisValue) -> AxisValueLabel<Text>) throws -> CGRect {
    try #require(ShownChart(chart(label)).frame(of: "five"))
  }

  /// The line of 5 is in the middle of a plot as wide as the screen, 390 points.
  @Test func anAnchorIsAtTheLine() throws {
    let centred = try frame { _ in AxisValueLabel("five", anchor: .top) }
    #expect(abs(centred.midX - 195) < 0.67)
    let before = try frame { _ in AxisValueLabel("five", anchor: .topTrailing, horizontalSpacing: 10) }
    #expect(abs(before.maxX - 185) < 0.67)
  }

  @Test func spacingIsTheDistanceFromThePlot() throws {
    func overlay(_ spacing: CGFloat?) -> Int? {
      let shown = ShownChart(
        chart { _ in AxisValueLabel("five", verticalSpacing: spacing) }
          .chartOverlay { proxy in Text("\(Int(proxy.plotSize.height.rounded()))") })
      return shown.texts.compactMap { Int($0) }.max()
    }
    let (near, far) = (try #require(overlay(nil)), try #require(overlay(24)))
    // The default is 4 points.
    #expect(near - far == 20)
  }

  @Test func aTurnedLabelIsHigherThanWide() throws {
    let room = ShownChart(
      chart { _ in AxisValueLabel("five", orientation: .vertical) }
        .chartOverlay { proxy in Text("\(Int(proxy.plotSize.height))") })
    let plain = ShownChart(
      chart { _ in AxisValueLabel("five") }.chartOverlay { proxy in Text("\(Int(proxy.plotSize.height))") })
    let heights = [room, plain].compactMap { $0.texts.compactMap { Int($0) }.max() }
    #expect(heights.count == 2 && heights[0] < heights[1] - 3)
  }

  /// Labels of neighbouring values are wider than their distance.
  @Test func collisionsAreResolvedAsAsked() {
    func count(_ resolution: AxisValueLabelCollisionResolution) -> Int {
      let shown = ShownChart(
        Chart {
          PointMark(x: .value("x", 0), y: .value("y", 0))
          PointMark(x: .value("x", 10), y: .value("y", 10))
        }
        .chartXAxis {
          AxisMarks(values: [5.0, 5.1, 5.2]) { _ in AxisValueLabel("five", collisionResolution: resolution) }
        })
      return shown.texts.filter { $0 == "five" }.count
    }
    #expect(count(.greedy) == 1 && count(.automatic) == 1)
    #expect(count(.disabled) == 3)
  }
}

/// Names of interpolation methods, and ranges of numbers of the same size.
@Suite struct ChartValueNameTests {
  @Test func methodsHaveNames() {
    #expect("\(InterpolationMethod.monotone)" == "monotone")
    #expect(InterpolationMethod.cardinal(tension: 1).description == "cardinal(tension: 1.0)")
  }

  @Test func binsDivideARange() {
    #expect(NumberBins(range: 1.0...4.0, count: 3).thresholds == [1, 2, 3, 4])
    #expect(NumberBins(range: 1.0...4.0, count: 0).isEmpty)
  }
}
