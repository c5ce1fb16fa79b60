import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite struct TimeTests {
  /// The snapshot's clock, as a screen of the standard configuration sets it.
  private func now() -> Date {
    var found = Date.distantPast
    _ = ShownView(
      TimelineView(.animation) { context in
        let _ = found = context.date
        Text("Now")
      })
    return found
  }

  private func entry<Schedule: TimelineSchedule>(_ schedule: Schedule) -> Date {
    var found = Date.distantPast
    _ = ShownView(
      TimelineView(schedule) { context in
        let _ = found = context.date
        Text("Then")
      })
    return found
  }

  @Test func timelinesShowTheEntryOfTheClock() {
    let now = now()
    #expect(entry(.periodic(from: now - 25, by: 10)) == now - 5)
    #expect(entry(.periodic(from: now + 25, by: 10)) == now + 25)
    #expect(entry(.explicit([now - 20, now - 1, now + 5])) == now - 1)
    let minute = entry(.everyMinute)
    #expect(minute <= now && now.timeIntervalSince(minute) < 60)
    #expect(minute.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60) == 0)
  }

  /// A paused schedule has one entry, its start, and none after it.
  @Test func aPausedTimelineHasOneEntry() {
    let start = Date(timeIntervalSinceReferenceDate: 1000)
    var entries = AnimationTimelineSchedule(paused: true).entries(from: start, mode: .normal).makeIterator()
    #expect(entries.next() == start)
    #expect(entries.next().map { $0 > Date.distantFuture } == true)
    #expect(entry(.animation(minimumInterval: 1, paused: true)) == now())
  }

  @Test func phasesRestInTheFirst() {
    #expect(ShownView(PhaseAnimator([1, 2, 3]) { Text("Phase \($0)") }).texts == ["Phase 1"])
    let modified = ShownView(
      Text("A").phaseAnimator([false, true], trigger: 1) { view, isBig in view.padding(isBig ? 20 : 0) })
    #expect(modified.texts == ["A"])
  }

  struct Values {
    var scale = 1.0
    var turns = 0.0
  }

  struct Bouncing: View {
    @State var taps = 0
    var body: some View {
      VStack {
        KeyframeAnimator(initialValue: Values(), trigger: taps) { value in
          Text(verbatim: "Scale \(value.scale), turns \(value.turns)")
        } keyframes: { _ in
          KeyframeTrack(\.scale) {
            LinearKeyframe(2, duration: 0.5)
            SpringKeyframe(1.5, duration: 0.5, spring: .bouncy)
          }
          KeyframeTrack(\.turns) { CubicKeyframe(3, duration: 1) }
        }
        Button("Go") { taps += 1 }
      }
    }
  }

  @Test func keyframesRestAtTheirEndOnceTheyWereTriggered() {
    let shown = ShownView(Bouncing())
    #expect(shown.texts.contains("Scale 1.0, turns 0.0"))
    shown.tap(text: "Go")
    #expect(shown.texts.contains("Scale 1.5, turns 3.0"))
  }

  struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }

  struct People: View {
    let people = [Person(id: 0, name: "Ada", age: 36), Person(id: 1, name: "Bob", age: 40)]
    @State var selection: Int?
    @State var isInspected = false
    var body: some View {
      VStack {
        Table(people, selection: $selection) {
          TableColumn("Name", value: \.name)
          TableColumn("Age") { Text("\($0.age)") }
        }
        Text("Selected \(selection ?? -1)")
        Button("Inspect") { isInspected = true }
      }
      .inspector(isPresented: $isInspected) { Text("Details").inspectorColumnWidth(200) }
    }
  }

  @Test func aPhoneShowsTheFirstColumnOfATable() throws {
    let shown = ShownView(People())
    #expect(shown.texts.contains("Ada") && shown.texts.contains("Bob") && !shown.texts.contains("36"))
    shown.tap(text: "Bob")
    #expect(shown.texts.contains("Selected 1"))
    try shown.savePicture("table")
  }

  @Test func anInspectorIsASheetOnAPhone() {
    let shown = ShownView(People())
    shown.tap(text: "Inspect")
    #expect(shown.texts.contains("Details"))
    #expect(shown.controller.presentedViewController != nil)
  }

  /// Half of the time of an ease-in-out curve is half of the distance; a linear one is its own inverse.
  @Test func curvesAreThoseOfTheirControlPoints() {
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-6)
    #expect(UnitCurve.easeIn.value(at: 0.5) < 0.5 && UnitCurve.easeOut.value(at: 0.5) > 0.5)
    #expect(abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 1e-6)
    #expect(UnitCurve.linear.inverse == .linear)
  }
}
