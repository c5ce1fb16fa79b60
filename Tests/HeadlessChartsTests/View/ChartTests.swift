import Foundation
import Graphics
import HeadlessSwiftUI
import HeadlessUIKit
import Rasterizer
import Testing

@testable import HeadlessCharts

@MainActor @Suite struct ChartTests {
  private func plan(_ content: some ChartContent, _ settings: ChartSettings = ChartSettings()) -> ChartPlan {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return ChartPlan(
      _ChartMarks.of(content), settings: settings, locale: Locale(identifier: "en_US"), calendar: calendar)
  }

  private func rectangles(_ plan: ChartPlan, _ size: CGSize) -> [CGRect?] {
    let geometry = ChartGeometry(plan: plan, size: size)
    return plan.marks.map(geometry.rectangle)
  }

  /// The shapes of SwiftUI's are symbols, and their outlines are within them.
  @Test func shapesAreSymbols() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(AnyChartSymbolShape(Circle()).path(in: square).boundingRect == square)
    func outline(_ symbol: some ChartSymbolShape) -> HeadlessSwiftUI.Path { symbol.path(in: square) }
    let ring = outline(Rectangle().strokeBorder(lineWidth: 2))
    #expect(ring.contains(CGPoint(x: 1, y: 5)) && !ring.contains(CGPoint(x: 5, y: 5)))
    #expect(outline(.circle.strokeBorder(style: StrokeStyle(lineWidth: 0))).isEmpty)
    let marked = plan(
      LineMark(x: .value("Day", 1), y: .value("Count", 2)).symbol(Circle()).interpolationMethod(.catmullRom))
    #expect(marked.marks.count == 1)
  }

  /// Marks of an axis that don't depend on the value.
  @Test func axisMarksNeedNoValue() {
    let shown = ShownChart(
      Chart { BarMark(x: .value("Name", "a"), y: .value("Count", 4)) }
        .chartYAxis {
          AxisMarks(position: .leading, values: [0, 4]) {
            AxisGridLine().foregroundStyle(.red)
            AxisValueLabel("y")
          }
        }
        .frame(width: 300, height: 200))
    #expect(shown.texts.filter { $0 == "y" }.count == 2)
  }

  /// Recorded, iOS 26: labels with a format of their own don't follow the environment's locale.
  @Test func aFormatKeepsItsLocale() {
    let shown = ShownChart(
      Chart { BarMark(x: .value("Name", "a"), y: .value("Count", 4)) }
        .chartYAxis {
          AxisMarks(position: .leading, values: [0, 4]) {
            AxisValueLabel(
              format: FloatingPointFormatStyle<Double>(locale: Locale(identifier: "de")).precision(.fractionLength(1)))
          }
        }
        .frame(width: 300, height: 200)
        .environment(\.locale, Locale(identifier: "en_US")))
    #expect(shown.texts.contains("4,0"))
  }

  /// 7/10 of the band is recorded on iOS 18: bars of 26.5 pixels every 37.9.
  @Test func barsReachFromZeroAndTakeSevenTenthsOfTheirBand() {
    let plan = plan(
      ForEach(["a", "b"], id: \.self) { BarMark(x: .value("Name", $0), y: .value("Count", $0 == "a" ? 10 : 4)) })
    // Two bands of 100 points; the axis goes from 0 to 10 in 100 points.
    #expect(
      rectangles(plan, CGSize(width: 200, height: 100)) == [
        CGRect(x: 15, y: 0, width: 70, height: 100), CGRect(x: 115, y: 60, width: 70, height: 40),
      ])
  }

  @Test func barsAtTheSamePlaceAreStacked() {
    let plan = plan(
      ForEach([3, 5, -2], id: \.self) { BarMark(x: .value("Name", "a"), y: .value("Count", $0), width: .fixed(10)) })
    // From -2 to 8, rounded to -5 to 10: 15 units in 150 points.
    #expect(
      rectangles(plan, CGSize(width: 100, height: 150)) == [
        CGRect(x: 45, y: 70, width: 10, height: 30), CGRect(x: 45, y: 20, width: 10, height: 50),
        CGRect(x: 45, y: 100, width: 10, height: 20),
      ])
  }

  @Test func normalizedStacksReachToOne() {
    let plan = plan(
      ForEach([1, 3], id: \.self) {
        BarMark(x: .value("Name", "a"), y: .value("Count", $0), width: .fixed(10), stacking: .normalized)
      })
    #expect(
      rectangles(plan, CGSize(width: 100, height: 100)) == [
        CGRect(x: 45, y: 75, width: 10, height: 25), CGRect(x: 45, y: 0, width: 10, height: 75),
      ])
  }

  @Test func barsByPositionStandBesideEachOther() {
    let plan = plan(
      ForEach([2, 4], id: \.self) { value in
        BarMark(x: .value("Name", "a"), y: .value("Count", value)).position(by: .value("Kind", "\(value)"))
      })
    #expect(
      rectangles(plan, CGSize(width: 100, height: 100)) == [
        CGRect(x: 15, y: 50, width: 35, height: 50), CGRect(x: 50, y: 0, width: 35, height: 100),
      ])
  }

  @Test func barsAlongNamesLieDown() {
    // Five whole values from 0 to 4.
    let plan = plan(BarMark(x: .value("Count", 4), y: .value("Name", "a")))
    #expect(rectangles(plan, CGSize(width: 100, height: 20)) == [CGRect(x: 0, y: 3, width: 100, height: 14)])
    #expect(plan.y.marks.map(\.position) == [.leading])
  }

  @Test func barsOfAUnitTakeItsInterval() throws {
    let start = Date(timeIntervalSince1970: 1_700_006_400)
    var settings = ChartSettings()
    settings.x.domain = (start...start.addingTimeInterval(24 * 3600))._domain
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let plan = plan(
      BarMark(
        x: .value("Time", start.addingTimeInterval(90 * 60), unit: .hour, calendar: calendar), y: .value("kWh", 1)),
      settings)
    // The second of 24 hours of 10 points each.
    #expect(rectangles(plan, CGSize(width: 240, height: 100)) == [CGRect(x: 11.5, y: 0, width: 7, height: 100)])
  }

  @Test func linesOfASeriesHaveItsColour() {
    let plan = plan(
      ForEach(["x", "y"], id: \.self) { name in
        LineMark(x: .value("Day", 1), y: .value("Count", 2)).foregroundStyle(by: .value("Name", name))
      })
    #expect(plan.legend.map(\.title) == ["x", "y"])
    #expect(plan.style(of: plan.marks[0].record) == AnyShapeStyle(Color.blue))
    #expect(plan.style(of: plan.marks[1].record) == AnyShapeStyle(Color.green))
  }

  @Test func sectorsAreClockwiseFromTheTop() {
    let records = [1, 1, 2].map { value in
      var record = MarkRecord(.sector)
      record.x.start = MarkChannel(label: Text("Part"), value: .number(value, isWhole: true))
      return record
    }
    let sectors = SectorGeometry(records, size: CGSize(width: 200, height: 100))
    #expect(sectors.paths[0].contains(CGPoint(x: 120, y: 30)))
    #expect(sectors.paths[1].contains(CGPoint(x: 120, y: 70)))
    #expect(sectors.paths[2].contains(CGPoint(x: 80, y: 50)))
    #expect(sectors.value(at: CGPoint(x: 120, y: 50)) == 1)
  }

  // MARK: Laid out

  struct Sales: View {
    var select: (String?) -> Void = { _ in }
    var body: some View {
      Chart {
        ForEach(["Mon", "Tue", "Wed"], id: \.self) { day in
          BarMark(x: .value("Day", day), y: .value("Sales", day == "Tue" ? 40 : 20))
            .foregroundStyle(by: .value("Kind", day == "Wed" ? "Tea" : "Coffee"))
            .annotation(position: .top) { Text("n\(day)") }
        }
        RuleMark(y: .value("Goal", 30)).foregroundStyle(.red)
      }
      .chartXSelection(value: Binding<String?>(get: { nil }, set: { @MainActor in select($0) }))
      .padding(40)
    }
  }

  @Test func axesAnnotationsAndLegendAreTexts() throws {
    let shown = ShownChart(Sales())
    try shown.savePicture("chart-sales")
    for text in ["Mon", "Tue", "Wed", "0", "10", "20", "30", "40", "Coffee", "Tea", "nTue"] {
      #expect(shown.texts.contains(text), "\(text)")
    }
    let (tuesday, note) = (try #require(shown.frame(of: "Tue")), try #require(shown.frame(of: "nTue")))
    #expect(abs(tuesday.midX - note.midX) < 0.5)
    let (zero, forty) = (try #require(shown.frame(of: "0")), try #require(shown.frame(of: "40")))
    #expect(zero.minX == forty.minX && zero.minX > tuesday.maxX)
  }

  @Test func centredLinesAreInTheMiddleOfTheirIntervals() throws {
    let chart = Chart { PointMark(x: .value("Hour", 10), y: .value("Height", 1)).opacity(0) }
      .chartXScale(domain: 0...39)
      .chartXAxis {
        AxisMarks(values: [10, 20]) { _ in
          AxisGridLine(centered: true, stroke: StrokeStyle(lineWidth: 2)).foregroundStyle(.red)
        }
      }
      .chartYAxis(.hidden)
      .ignoresSafeArea()
    let shown = ShownChart(chart)
    let picture = try withExtendedLifetime(shown) { try CairoRasterizer.paint(shown.screen.displayList()) }
    let red = (0..<picture.width).filter { picture[$0, 30].green < 0.5 }
    // A unit is 10 points or 30 pixels wide: 15 is at 450. The value 20 has no next one, and is at 600.
    #expect(red == Array(447...452) + Array(597...602))
  }

  @Test func theValueBelowAFingerIsSelectedUntilItIsLifted() throws {
    var selected: [String?] = []
    let shown = ShownChart(Sales { selected.append($0) })
    let note = try #require(shown.frame(of: "nTue"))
    shown.screen.window.send(.tap(at: CGPoint(x: note.midX, y: note.maxY + 30)))
    shown.update()
    #expect(selected == ["Tue", nil])
  }

  @Test func everyKindOfMarkIsPainted() throws {
    let shown = ShownChart(
      VStack {
        Chart(0..<12, id: \.self) { index in
          AreaMark(x: .value("x", index), y: .value("y", (index * 7) % 5 + 1)).opacity(0.3)
          LineMark(x: .value("x", index), y: .value("y", (index * 7) % 5 + 1)).interpolationMethod(.catmullRom)
          PointMark(x: .value("x", index), y: .value("y", (index * 5) % 7)).foregroundStyle(.red).symbol(.diamond)
        }
        .chartYAxis { AxisMarks(position: .leading) }
        Chart {
          SectorMark(angle: .value("a", 3), innerRadius: .ratio(0.6), angularInset: 2).foregroundStyle(.blue)
          SectorMark(angle: .value("a", 5), innerRadius: .ratio(0.6), angularInset: 2).foregroundStyle(.green)
        }
        Chart {
          RectangleMark(xStart: .value("x", 1), xEnd: .value("x", 3), yStart: .value("y", 1), yEnd: .value("y", 2))
          LineMark(x: .value("x", 0), y: .value("y", 0)).symbol(by: .value("s", "one"))
          LineMark(x: .value("x", 4), y: .value("y", 3)).symbol(by: .value("s", "one"))
        }
        .chartOverlay { proxy in
          GeometryReader { geometry in
            if let frame = proxy.plotFrame { Text("plot \(Int(geometry[frame].minX))") }
          }
        }
      })
    try shown.savePicture("chart-marks")
    // The label that would end beyond the plot isn't there: 0, 5, 10 of 15.
    #expect(shown.texts.contains("10") && !shown.texts.contains("15"))
    #expect(shown.texts.contains("plot 0"))
  }
}
