import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite struct SliderStepperTests {
  struct Volume: View {
    let notes: Notes
    @State var value = 0.0
    var body: some View {
      VStack {
        Slider(value: $value, in: 0...10, step: 2.5) {
          Text("Volume")
        } minimumValueLabel: {
          Text("Least")
        } maximumValueLabel: {
          Text("Most")
        } onEditingChanged: {
          notes.add("editing \($0)")
        }
        Text(verbatim: "Value \(value)")
      }
    }
  }

  @Test func aDragChangesTheValueInSteps() throws {
    let notes = Notes()
    let shown = ShownView(Volume(notes: notes))
    let slider = try #require(shown.first(UISlider.self))
    let frame = slider.convert(slider.bounds, to: shown.screen.window)
    #expect(shown.texts.contains("Least") && shown.texts.contains("Most") && !shown.texts.contains("Volume"))
    #expect(slider.accessibilityLabel == "Volume")
    // The thumb of 28 points begins at the track's start; it is moved slightly beyond the middle.
    shown.screen.window.send(
      .drag(from: CGPoint(x: frame.minX + 14, y: frame.midY), to: CGPoint(x: frame.midX + 5, y: frame.midY)))
    shown.update()
    #expect(shown.texts.contains("Value 5.0"))
    #expect(slider.value == 5)
    #expect(notes.entries == ["editing true", "editing false"])
  }

  @Test func aSliderTakesTheWidthBetweenItsLabels() throws {
    let shown = ShownView(Slider(value: .constant(0.25)).frame(width: 200))
    let slider = try #require(shown.first(UISlider.self))
    #expect(slider.frame.width == 200 && slider.value == 0.25)
    #expect(slider.minimumValue == 0 && slider.maximumValue == 1)
  }

  struct Count: View {
    let notes: Notes
    @State var value = 1
    var body: some View {
      VStack {
        Stepper("Count", value: $value, in: 0...3, step: 2) { notes.add("editing \($0)") }
        Text("Value \(value)")
      }
    }
  }

  /// Half of the stepper's 94 points decrements, the other half increments; at an end of the range the button is disabled.
  @Test func aStepperStepsWithinItsRange() throws {
    let notes = Notes()
    let shown = ShownView(Count(notes: notes))
    let stepper = try #require(shown.first(UIStepper.self))
    let frame = stepper.convert(stepper.bounds, to: shown.screen.window)
    #expect(frame.size == CGSize(width: 94, height: 32) && frame.maxX == 390)
    shown.tap(frame.maxX - 10, frame.midY)
    #expect(shown.texts.contains("Value 3"))
    #expect(notes.entries == ["editing true", "editing false"])
    #expect(stepper.maximumValue == 0)
    shown.tap(frame.maxX - 10, frame.midY)
    #expect(shown.texts.contains("Value 3"))
    shown.tap(frame.minX + 10, frame.midY)
    #expect(shown.texts.contains("Value 1"))
  }

  @Test func aStepperWithoutAnActionOnOneSideIsDisabledThere() throws {
    let notes = Notes()
    let old = Stepper(onIncrement: { notes.add("more") }, onDecrement: nil, label: { Text("Old") })
    #expect(ShownView(old).texts == ["Old"])
    let shown = ShownView(Stepper("Count", onIncrement: { notes.add("more") }, onDecrement: nil))
    let stepper = try #require(shown.first(UIStepper.self))
    let frame = stepper.convert(stepper.bounds, to: shown.screen.window)
    shown.tap(frame.minX + 10, frame.midY)
    shown.tap(frame.maxX - 10, frame.midY)
    shown.tap(frame.maxX - 10, frame.midY)
    #expect(notes.entries == ["more", "more"])
  }
}
