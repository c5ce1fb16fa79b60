import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Sliders' ticks, neutral values and enabled bounds, as Apple documents them for iOS 26.
@MainActor @Suite struct SliderTickTests {
  private struct Volume: View {
    var enabled: ClosedRange<Double>?
    @State var value = 0.0
    var body: some View {
      VStack {
        if enabled == nil {
          Slider(value: $value, in: 0...10) {
            Text("Volume")
          } ticks: {
            SliderTick(0)
            SliderTick(4) { Text("Usual") }
            SliderTick(10)
          }
        } else {
          Slider(value: $value, in: 0...10, enabledBounds: enabled) { Text("Volume") }
        }
        Text(verbatim: "Value \(value)")
      }
    }
  }

  /// Drags the thumb of 28 points to slightly beyond the middle of the track.
  private func dragsToTheMiddle(_ view: Volume) throws -> [String] {
    let shown = ShownView(view)
    defer { shown.screen.close() }
    let slider = try #require(shown.first(UISlider.self))
    let frame = slider.convert(slider.bounds, to: shown.screen.window)
    shown.screen.window.send(
      .drag(from: CGPoint(x: frame.minX + 14, y: frame.midY), to: CGPoint(x: frame.midX + 5, y: frame.midY)))
    shown.update()
    return shown.texts
  }

  @Test func aFingerChoosesTheNearestTick() throws {
    #expect(try dragsToTheMiddle(Volume()).contains("Value 4.0"))
  }

  @Test func aFingerStaysInTheEnabledBounds() throws {
    #expect(try dragsToTheMiddle(Volume(enabled: 0...3)).contains("Value 3.0"))
  }

  private func track(_ view: some View) throws -> UISlider.TrackConfiguration? {
    let shown = ShownView(view)
    defer { shown.screen.close() }
    return try #require(shown.first(UISlider.self)).trackConfiguration
  }

  @Test func valuesBecomePartsOfTheTrack() throws {
    let hasMore = true
    let slider = Slider(value: .constant(20.0), in: 10...30, neutralValue: 15, enabledBounds: 10...20) {
      Text("Level")
    } ticks: {
      SliderTickContentForEach([30.0, 10.0], id: \.self) { SliderTick($0) }
      SliderTickContentForEach(0..<1) { SliderTick(Double($0) + 15) }
      if hasMore { SliderTick(20) } else { SliderTick(25) }
      // Outside of the range.
      SliderTick(40)
    }
    let found = try #require(try track(slider))
    #expect(found.ticks.map(\.position) == [0, 0.25, 0.5, 1] && found.allowsTickValuesOnly)
    #expect(found.neutralValue == 0.25 && found.enabledRange == 0...0.5)
  }

  @Test func stepsAreNotTicks() throws {
    let stepped = Slider(value: .constant(2.0), in: 0...4, step: 2, neutralValue: 2) {
      Text("Level")
    } tick: {
      SliderTick($0)
    }
    let found = try #require(try track(stepped))
    #expect(found.ticks.isEmpty && !found.allowsTickValuesOnly && found.neutralValue == 0.5)
    #expect(try track(Slider(value: .constant(0.5))) == nil)
  }

  @Test func ticksAreOrderedByTheirValues() {
    #expect([SliderTick(2.0), SliderTick(1.0)].sorted().map(\.id) == [SliderTick(1.0).id, SliderTick(2.0).id])
  }

  private struct SizeText: View {
    @Environment(\.controlSize) private var size
    var body: some View { Text("\(size)") }
  }

  /// A range limits the size that is set around it.
  @Test func aRangeLimitsTheSizeOfControls() {
    let limited = SizeText().controlSize(.small ... .large)
    let shown = ShownView(
      VStack {
        limited.controlSize(.mini)
        limited.controlSize(.extraLarge)
        limited
        SizeText().controlSize(.large...)
      })
    defer { shown.screen.close() }
    #expect(shown.texts == ["small", "large", "regular", "large"])
  }
}
