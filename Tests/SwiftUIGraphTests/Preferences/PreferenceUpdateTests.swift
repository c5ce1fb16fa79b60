import Observation
import SwiftUIGraph
import Testing

/// Which preferences are reduced after a change, and that their values are those of the views at that time.
@MainActor @Suite struct PreferenceUpdateTests {
  @Observable final class Model {
    var first = 1
    var second = 1
    var ids = [1, 2, 3]
    var writing: Set<Int> = [1, 2, 3]
    var other = 0
  }

  /// A number that notes when it is added to another one.
  struct Noted: Equatable {
    var number: Int
    var log: Log?

    mutating func add(_ next: Noted, _ name: String) {
      number += next.number
      MainActor.assumeIsolated { [log = next.log] in log?.add(name) }
    }

    static func == (left: Noted, right: Noted) -> Bool { left.number == right.number }
  }

  enum FirstKey: PreferenceKey {
    static var defaultValue: Noted { Noted(number: 0) }
    static func reduce(value: inout Noted, nextValue: () -> Noted) { value.add(nextValue(), "first") }
  }

  enum SecondKey: PreferenceKey {
    static var defaultValue: Noted { Noted(number: 0) }
    static func reduce(value: inout Noted, nextValue: () -> Noted) { value.add(nextValue(), "second") }
  }

  struct First: View {
    let model: Model
    let log: Log
    var body: some View {
      Leaf(text: "\(model.other)").preference(key: FirstKey.self, value: Noted(number: model.first, log: log))
    }
  }

  struct Second: View {
    let model: Model
    let log: Log
    var body: some View {
      Leaf(text: "2").preference(key: SecondKey.self, value: Noted(number: model.second, log: log))
    }
  }

  struct Both: View {
    let model: Model
    let log: Log
    var body: some View {
      Group {
        First(model: model, log: log)
        First(model: model, log: log)
        Second(model: model, log: log)
        Second(model: model, log: log)
      }
      .onPreferenceChange(FirstKey.self) { log.add("first is \($0.number)") }
      .onPreferenceChange(SecondKey.self) { log.add("second is \($0.number)") }
    }
  }

  @Test func onlyThePreferenceThatChangedIsReduced() {
    let (model, log) = (Model(), Log())
    let host = TestHost(Both(model: model, log: log))
    #expect(log.take().filter { $0.contains("is") } == ["second is 2", "first is 2"])
    model.first = 5
    _ = host.update()
    #expect(log.take() == ["first", "first is 10"])
    model.second = 7
    _ = host.update()
    #expect(log.take() == ["second", "second is 14"])
    // Both, those of the outer modifier first.
    (model.first, model.second) = (1, 1)
    _ = host.update()
    #expect(log.take() == ["second", "first", "second is 2", "first is 2"])
    // Views that were evaluated again with the same value.
    model.other = 1
    #expect(host.update()[0] == "1")
    #expect(log.take() == [])
  }

  enum OrderKey: PreferenceKey {
    static let defaultValue: [Int] = []
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  struct Row: View {
    let model: Model
    let id: Int
    var body: some View {
      if model.writing.contains(id) {
        Leaf(text: "\(id)").preference(key: OrderKey.self, value: [id, model.other])
      } else {
        Leaf(text: "\(id)")
      }
    }
  }

  struct Rows: View {
    let model: Model
    let log: Log
    var body: some View {
      ForEach(model.ids, id: \.self) { Row(model: model, id: $0) }
        .onPreferenceChange(OrderKey.self) { log.add("\($0)") }
    }
  }

  /// Rows that come, leave and move, and whose views begin and end to set the preference.
  @Test func rowsAreReducedInTheirOrder() {
    let (model, log) = (Model(), Log())
    let host = TestHost(Rows(model: model, log: log))
    /// Rows that came are made when their elements are collected, after which the preferences are checked again.
    func settle() -> [String] {
      _ = host.update()
      return host.update()
    }
    #expect(settle() == ["1", "2", "3"])
    var last = log.take().last
    #expect(last == "[1, 0, 2, 0, 3, 0]")
    var state: UInt64 = 7
    func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for step in 0..<200 {
      switch below(4) {
      case 0: model.ids = (0..<8).filter { _ in below(2) == 0 }
      case 1: model.ids = model.ids.reversed()
      case 2: model.writing.formSymmetricDifference([below(8)])
      default: model.other = below(3)
      }
      #expect(settle() == model.ids.map { "\($0)" })
      last = log.take().last ?? last
      #expect(last == "\(model.ids.filter(model.writing.contains).flatMap { [$0, model.other] })", "step \(step)")
    }
  }
}
