import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

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

  @Test func labelsOfMarkedValuesAreNotShown() {
    let marked = Gauge(value: 1, in: 0...2) {
      Text("Label")
    } currentValueLabel: {
      Text("1")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("2")
    } markedValueLabels: {
      Text("Mark")
    }
    #expect(ShownView(marked).texts == ["Label", "0", "2", "1"])
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

  /// A gradient runs from the lower to the upper bound along the ring: three quarters of a circle, with round ends.
  @Test func theGradientOfARingFollowsIt() throws {
    var environment = EnvironmentValues()
    environment.tint = AnyShapeStyle(Gradient(colors: [.green, .red]))
    let paint = RingTint(part: 0.75)._resolve(_StyleContext(environment))
    guard case .gradient(let gradient) = paint.style.source, case .angular(_, let start, let end) = gradient.kind else {
      Issue.record("The ring has no angular gradient.")
      return
    }
    // The ends are half of the ring's 6 points long, at a radius of 26.
    #expect(CGFloat(start).isNear(-6 / 52) && CGFloat(end).isNear(1.5 * .pi + 6 / 52))
    #expect(gradient.stops.count == 2)
    environment.tint = AnyShapeStyle(Color.red)
    #expect(RingTint(part: 1)._resolve(_StyleContext(environment)).style.color != nil)
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
