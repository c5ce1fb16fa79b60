import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Rasterizer
import Testing

@testable import HeadlessCharts

/// Modifiers of marks and of a chart's scales.
@MainActor @Suite struct ChartLooksTests {
  private func plan(_ content: some ChartContent, _ settings: ChartSettings = ChartSettings()) -> ChartPlan {
    ChartPlan(
      _ChartMarks.of(content), settings: settings, locale: Locale(identifier: "en_US"),
      calendar: Calendar(identifier: .gregorian))
  }

  /// Apple's documentation of `clipShape`: the mark is clipped to the shape in its own rectangle.
  @Test func marksAreClippedToAShape() throws {
    let shown = ShownChart(
      Chart {
        RectangleMark(
          xStart: .value("x", 0), xEnd: .value("x", 390), yStart: .value("y", 0), yEnd: .value("y", 500)
        )
        .foregroundStyle(.red)
        .clipShape(Circle())
      }
      .chartXScale(domain: 0...390).chartYScale(domain: 0...500)
      .chartXAxis(.hidden).chartYAxis(.hidden))
    let picture = try withExtendedLifetime(shown) { try CairoRasterizer.paint(shown.screen.displayList()) }
    // The circle is in the middle, 390 points wide: the corners of the rectangle stay white.
    #expect(picture[585, 750].green < 0.5)
    #expect(picture[15, 60].green > 0.98 && picture[1155, 1440].green > 0.98)
  }

  /// A range of numbers is in points from the start of the axis.
  @Test func aScaleMayHaveItsPlaces() {
    var settings = ChartSettings()
    settings.x.setScale((0.0...10.0)._domain, (20...120)._range, nil)
    let plan = plan(PointMark(x: .value("x", 5.0), y: .value("y", 1.0)), settings)
    let geometry = ChartGeometry(plan: plan, size: CGSize(width: 390, height: 100))
    #expect(geometry.x(.number(0, isWhole: false)) == 20)
    #expect(geometry.x(.number(5, isWhole: false)) == 70)
    #expect(geometry.x(.number(10, isWhole: false)) == 120)
  }

  /// Numbers have the colour at their place between the smallest and the largest one, names one at even distances.
  @Test func aGradientColoursValues() {
    let gradient = Gradient(colors: [.white, .black])
    func level(_ fraction: Double) -> Float { gradient.color(at: fraction).resolve(in: EnvironmentValues()).red }
    #expect(level(0) == 1 && level(1) == 0)
    #expect(abs(level(0.25) - 0.75) < 0.01)
    let chart = Chart([1.0, 2, 4], id: \.self) {
      PointMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("Level", $0))
    }
    _ = chart.chartForegroundStyleScale(range: gradient)
    _ = chart.chartForegroundStyleScale(range: [Color.red, .blue])
  }

  /// Outlines of different symbols are of one type, so that a scale lists them.
  @Test func aScaleListsOutlinesOfSymbols() {
    let shown = ShownChart(
      Chart(["one", "two"], id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", 1)).symbol(by: .value("Name", $0))
      }
      .chartSymbolScale([
        "one": Circle().strokeBorder(lineWidth: 1), "two": Rectangle().strokeBorder(lineWidth: 1),
      ]))
    #expect(shown.texts.contains("one") && shown.texts.contains("two"))
  }

  /// A legend that is wider than the chart continues below: words aren't broken.
  @Test func aLegendHasRows() throws {
    let names = ["Chocolate", "Strawberry", "Blueberry", "Banana"]
    func frames(_ width: CGFloat) throws -> [CGRect] {
      let shown = ShownChart(
        Chart(names, id: \.self) {
          BarMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("Name", $0))
        }
        .frame(width: width))
      return try names.map { try #require(shown.frame(of: $0)) }
    }
    let (wide, narrow) = (try frames(380), try frames(180))
    #expect(Set(wide.map(\.minY)).count == 1)
    #expect(narrow.map(\.size) == wide.map(\.size))
    #expect(narrow[0].minY == narrow[1].minY && narrow[2].minY > narrow[1].maxY && narrow[2].minX == narrow[0].minX)
  }

  /// An annotation of the last mark, which begins at the plot's end, is moved into the chart.
  @Test func annotationsStayInTheChart() throws {
    func chart(_ overflow: AnnotationOverflowResolution) -> ShownChart<some View> {
      ShownChart(
        Chart {
          Plot {
            PointMark(x: .value("x", 10), y: .value("y", 1))
              .annotation(position: .trailing, spacing: 4, overflowResolution: overflow) { Text("The last one") }
          }
          .foregroundStyle(.red)
        }
        .chartXScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden))
    }
    let free = try #require(chart(.automatic).frame(of: "The last one"))
    #expect(free.minX == 394)
    let fit = try #require(chart(.init(x: .fit(to: .chart), y: .disabled)).frame(of: "The last one"))
    #expect(abs(fit.maxX - 390) < 0.5 && fit.minY == free.minY)
  }

  /// Apple's documentation of `chartLegend`: its visibility, its place beside the plot, and content of the app's own.
  @Test func aLegendHasItsPlaceAndContent() throws {
    func shown(_ change: (any View) -> any View) -> ShownChart<AnyView> {
      let chart = Chart(["Tea", "Coffee"], id: \.self) {
        BarMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("Drink", $0))
      }
      .chartYAxis { AxisMarks(values: [1]) { AxisValueLabel("one") } }
      return ShownChart(AnyView(AnyView(change(chart)).frame(width: 300, height: 200)))
    }
    func place(_ shown: ShownChart<AnyView>) throws -> (legend: CGRect, axis: CGRect) {
      (try #require(shown.frame(of: "Tea")), try #require(shown.frame(of: "one")))
    }
    let below = try place(shown { $0 })
    #expect(below.legend.minY > below.axis.maxY)
    let above = try place(shown { $0.chartLegend(position: .top) })
    #expect(above.legend.maxY < above.axis.minY)
    let beside = try place(shown { $0.chartLegend(position: .trailing, spacing: 20) })
    #expect(beside.legend.minX >= beside.axis.maxX + 20)
    #expect(shown { $0.chartLegend(.hidden) }.frame(of: "Tea") == nil)
    let own = shown { $0.chartLegend(position: .bottom) { Text("Drinks") } }
    #expect(own.frame(of: "Drinks") != nil && own.frame(of: "Tea") == nil)
  }

  /// Apple's documentation of `chartPlotStyle`: the closure changes the plot area, within the chart's axes.
  @Test func aPlotHasItsStyle() throws {
    let shown = ShownChart(
      Chart { PointMark(x: .value("x", 1), y: .value("y", 1)).opacity(0) }
        .chartXAxis(.hidden)
        .chartYAxis { AxisMarks(values: [1]) { AxisValueLabel("one") } }
        .chartPlotStyle { $0.frame(width: 100, height: 80).background(.red) })
    let label = try #require(shown.frame(of: "one"))
    let picture = try withExtendedLifetime(shown) { try CairoRasterizer.paint(shown.screen.displayList()) }
    func isRed(_ x: Int, _ y: Int) -> Bool { picture[x, y].green < 0.5 && picture[x, y].red > 0.8 }
    let columns = (0..<picture.width).filter { x in (0..<picture.height).contains { isRed(x, $0) } }
    let rows = (0..<picture.height).filter { y in (0..<picture.width).contains { isRed($0, y) } }
    #expect(columns.count == 300 && rows.count == 240)
    #expect(CGFloat(try #require(columns.last)) / 3 < label.minX)
  }
}
