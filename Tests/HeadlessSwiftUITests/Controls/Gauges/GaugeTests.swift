import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite struct GaugeTests {
  private var gauge: some View {
    Gauge(value: 30, in: 10...50) {
      Text("Label")
    } currentValueLabel: {
      Text("30")
    } minimumValueLabel: {
      Text("10")
    } maximumValueLabel: {
      Text("50")
    }
  }

  @Test func theStandardGaugeShowsAllItsLabels() {
    #expect(ShownView(gauge).texts == ["Label", "10", "50", "30"])
    #expect(ElementHost(gauge).size(200).width == 200)
  }

  struct Percent: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("\(Int(configuration.value * 100)) %")
    }
  }

  /// 30 is in the middle of 10 to 50; values outside a range are at its end.
  @Test func anOwnStyleIsGivenTheValuesPlaceInItsRange() {
    #expect(ShownView(gauge.gaugeStyle(Percent())).texts == ["50 %"])
    #expect(ShownView(Gauge(value: 9) { Text("A") }.gaugeStyle(Percent())).texts == ["100 %"])
    #expect(ShownView(Gauge(value: 1, in: 1...1) { Text("A") }.gaugeStyle(Percent())).texts == ["0 %"])
  }

  @Test func ringsAreAsWideAsHigh() {
    let size = CGSize(width: 58, height: 58)
    #expect(ElementHost(gauge.gaugeStyle(.accessoryCircular)).size(200) == size)
    #expect(ElementHost(gauge.gaugeStyle(.accessoryCircularCapacity)).size(200) == size)
  }

  @Test func gaugesShowTheirLooks() throws {
    let shown = ShownView(
      VStack(spacing: 24) {
        gauge
        gauge.gaugeStyle(.accessoryLinearCapacity)
        gauge.gaugeStyle(.accessoryLinear).tint(Gradient(colors: [.green, .red]))
        HStack(spacing: 24) {
          gauge.gaugeStyle(.accessoryCircular).tint(.orange)
          gauge.gaugeStyle(.accessoryCircularCapacity)
          Gauge(value: 0.9) { Text("BPM") }.gaugeStyle(.accessoryCircular)
        }
      }
      .padding())
    try shown.savePicture("gauges")
    #expect(shown.texts.contains("BPM"))
  }
}
