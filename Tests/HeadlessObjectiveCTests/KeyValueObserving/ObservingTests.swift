import Foundation
import HeadlessObjectiveC
import Testing

/// The observers of a property that are called, and the changes that they receive.
@MainActor @Suite struct ObservingTests {
  private final class Engine: NSObject {
    @KeyObserved var speed = 1
  }

  private final class Car: NSObject {
    @KeyObserved var engine = Engine()
    var label: String { "runs at \(engine.speed)" }
  }

  private let car = Car()

  @Test func optionsDecideWhichValuesAreGiven() {
    var told: [String] = []
    let observation = car.engine.observe(\.speed, options: [.initial, .prior, .old, .new]) { _, change in
      let (old, new) = (change.oldValue.map { "\($0)" } ?? "-", change.newValue.map { "\($0)" } ?? "-")
      told.append("\(change.isPrior ? "prior " : "")\(old) \(new)")
    }
    car.engine.speed = 2
    #expect(told == ["- 1", "prior 1 -", "1 2"])
    observation.invalidate()
    car.engine.speed = 3
    #expect(told.count == 3)
  }

  @Test func observationsEndWithTheirObject() {
    var count = 0
    var observation: NSKeyValueObservation? = car.engine.observe(\.speed) { _, _ in count += 1 }
    car.engine.speed = 2
    #expect(count == 1 && observation != nil)
    observation = nil
    car.engine.speed = 3
    #expect(count == 1)
  }

  @Test func pathsFollowTheObjectsOnTheWay() {
    var told: [Int] = []
    let observation = car.observe(\.engine.speed, options: .new) { _, change in told.append(change.newValue ?? 0) }
    car.engine.speed = 2
    let (old, new) = (car.engine, Engine())
    new.speed = 5
    car.engine = new
    old.speed = 9
    new.speed = 6
    #expect(told == [2, 5, 6])
    observation.invalidate()
  }

  @Test func computedPropertiesChangeWithWhatTheyRead() {
    var told: [String] = []
    let observation = car.observe(\.label, options: [.new]) { _, change in told.append(change.newValue ?? "") }
    car.engine.speed = 4
    #expect(told == ["runs at 4"])
    observation.invalidate()
  }
}
