import HeadlessCharts
import HeadlessSwiftUI

/// A chart with its axes, legend and overlays, 60 modifiers with those of its marks.
struct ChartBody: View {
  @State private var entries: [Entry] = []
  @State private var selected: Int?

  var body: some View {
    Chart {
      ForEach(entries) { entry in
        BarMark(x: .value("Day", entry.id), y: .value("Amount", entry.amount))
          .foregroundStyle(by: .value("Kind", entry.name))
          .cornerRadius(4).opacity(selected == nil || selected == entry.id ? 1 : 0.3)
          .accessibilityLabel("Day \(entry.id)")
          .annotation(position: .top) {
            Text("\(entry.amount, specifier: "%.1f")").font(.caption).foregroundColor(.secondary)
          }
        LineMark(x: .value("Day", entry.id), y: .value("Mean", entry.amount / 2)).interpolationMethod(.catmullRom)
          .lineStyle(StrokeStyle(lineWidth: 2, dash: [4, 2])).foregroundStyle(.red).symbol(.circle).symbolSize(20)
        PointMark(x: .value("Day", entry.id), y: .value("Mean", entry.amount / 2))
          .foregroundStyle(Color.red.opacity(0.5))
      }
      RuleMark(y: .value("Limit", 10)).foregroundStyle(.gray).lineStyle(StrokeStyle(lineWidth: 1))
        .annotation { Text("Limit") }
      if let selected { RuleMark(x: .value("Selected", selected)).foregroundStyle(.blue).offset(y: -4).zIndex(-1) }
      AreaMark(x: .value("Day", 3), yStart: .value("Low", 1), yEnd: .value("High", 5)).foregroundStyle(
        .linearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: 1)) { value in
        AxisGridLine(); AxisTick(); AxisValueLabel { if let day = value.as(Int.self) { Text("Day \(day)") } }
      }
    }
    .chartYAxis { AxisMarks(position: .leading) }.chartXScale(domain: 0...10).chartYScale(domain: 0...20)
    .chartLegend(position: .bottom, alignment: .center)
    .chartForegroundStyleScale(["a": Color.red, "b": Color.green])
    .chartPlotStyle { plot in plot.background(Color.gray.opacity(0.1)).border(.gray, width: 1).frame(height: 200) }
    .chartXAxisLabel("Days").chartYAxisLabel("Amount").chartXSelection(value: $selected)
    .chartOverlay { proxy in
      GeometryReader { geometry in
        Rectangle().fill(.clear).contentShape(Rectangle()).onTapGesture { point in
          let x = point.x - geometry.frame(in: .local).minX
          selected = proxy.value(atX: x, as: Int.self)
        }
      }
    }
    .frame(height: 300).padding().background(Color.white).cornerRadius(12)
    .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
    .accessibilityLabel("Chart").accessibilityValue("\(entries.count)").navigationTitle("Chart")
    .animation(.easeInOut, value: selected)
    .overlay(alignment: .topTrailing) {
      if let selected { Text("\(selected)").padding(4).background(.thinMaterial).clipShape(Capsule()) }
    }
    .onAppear { entries = [] }.onChange(of: selected) { print("selected") }.padding(.horizontal)
    .foregroundColor(.primary).font(.caption)
  }
}
