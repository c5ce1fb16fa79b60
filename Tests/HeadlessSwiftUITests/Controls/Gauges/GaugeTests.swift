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
    // The ends are half of the ring's 5.52 points long, at a radius of 26.24.
    #expect(CGFloat(start).isNear(-5.52 / 52.48) && CGFloat(end).isNear(1.5 * .pi + 5.52 / 52.48))
    #expect(gradient.stops.count == 2)
    environment.tint = AnyShapeStyle(Color.red)
    #expect(RingTint(part: 1)._resolve(_StyleContext(environment)).style.color != nil)
  }

  /// Recorded, iOS 26: the ring's middle is at a radius of 26.24 and 5.52 wide; the mark is as wide, with a gap up to 5 points from
  /// its middle. At half of the range it is at the top, at (29, 2.76).
  @Test func theMarkOfARingIsADotInAGap() throws {
    let ring = try painted(Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryCircular).tint(.red), 58, 58)
    let (red, white) = (ring.components(28, 2), [255.0, 255, 255])
    #expect(red[0] > 200 && red[1] < 100)
    for x in [25, 32] { #expect(ring.isNear(x, 2, white)) }
    for x in [22, 35] { #expect(ring.isNear(x, 3, red)) }
  }

  /// Recorded: a ring with labels of its bounds ends 120 degrees from its top, one without them 135. The pixel is 128 degrees from it.
  @Test func aRingIsOpenWiderAboveItsBounds() throws {
    let open = try painted(Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryCircular).tint(.red), 58, 58)
    #expect(!open.isNear(49, 45, [255, 255, 255], within: 60))
    let bounded = Gauge(value: 0.5) {
      EmptyView()
    } currentValueLabel: {
      EmptyView()
    } minimumValueLabel: {
      EmptyView()
    } maximumValueLabel: {
      EmptyView()
    }
    #expect(try painted(bounded.gaugeStyle(.accessoryCircular).tint(.red), 58, 58).isNear(49, 45, [255, 255, 255]))
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
