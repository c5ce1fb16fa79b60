import Observation
import SwiftUILayout
import Testing

@testable import SwiftUIGraph

/// Which nodes a changed environment visits, and that all of them have its values.
@MainActor @Suite struct EnvironmentScopeTests {
  @Observable final class Model {
    var level = 1
    var other = 1
    var reads = false
    var overrides = false
    var count = 0
    var object: Object? = Object()
  }

  @Observable final class Object {}

  enum LevelKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }

  enum OtherKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }

  private struct Reader: View {
    @Environment(\.scopeLevel) var level
    let name: String
    let log: Log

    var body: some View {
      log.add("\(name)\(level)")
      return Leaf(text: "\(level)")
    }
  }

  private struct OtherReader: View {
    @Environment(\.scopeOther) var other

    var body: some View { Leaf(text: "\(other)") }
  }

  /// Leaves, one of which is in a view that reads the level; and the setter, which reads the model, around them.
  private struct Leaves: View {
    let count: Int
    let log: Log

    var body: some View {
      Group {
        ForEach(0..<count, id: \.self) { index in Group { OtherReader() } }
        Group { Group { Reader(name: "r", log: log) } }
      }
    }
  }

  private struct Setting<Content: View>: View {
    let model: Model
    let content: Content

    var body: some View { content.environment(\.scopeLevel, model.level).environment(\.scopeOther, model.other) }
  }

  @Test func onlyTheWayToReadersIsVisited() {
    let log = Log()
    var visits: [Int] = []
    for count in [10, 1000] {
      let model = Model()
      let host = TestHost(Setting(model: model, content: Leaves(count: count, log: log)))
      #expect(host.texts.suffix(2) == ["1", "1"])
      _ = log.take()
      let before = host.graph.environmentVisits
      model.level = 2
      #expect(host.update().suffix(2) == ["1", "2"])
      #expect(log.take() == ["r2"])
      visits.append(host.graph.environmentVisits - before)
    }
    // The groups and the reader's view, whatever the number of the others.
    #expect(visits[0] == visits[1])
    #expect(visits[1] < 20)
  }

  @Test func noNodeIsVisitedForAValueThatNoneReads() {
    let model = Model()
    let host = TestHost(Setting(model: model, content: ForEach(0..<50, id: \.self) { _ in OtherReader() }))
    let before = host.graph.environmentVisits
    model.level = 2
    _ = host.update()
    // The node of the inner modifier, which passes an environment of its own on.
    #expect(host.graph.environmentVisits - before <= 2)
    model.other = 5
    #expect(host.update() == Array(repeating: "5", count: 50))
  }

  private struct SometimesReading: View {
    let model: Model
    @Environment(\.self) var values

    var body: some View { Leaf(text: model.reads ? "\(values.scopeLevel)" : "-") }
  }

  /// A node inside others that were passed over has the values of all changes, and is visited from when it reads one.
  @Test func aValueThatIsReadLaterIsTheLatest() {
    let model = Model()
    let host = TestHost(Setting(model: model, content: Group { Group { SometimesReading(model: model) } }))
    #expect(host.texts == ["-"])
    model.level = 2
    #expect(host.update() == ["-"])
    model.level = 3
    #expect(host.update() == ["-"])
    model.reads = true
    #expect(host.update() == ["3"])
    model.level = 4
    #expect(host.update() == ["4"])
    model.reads = false
    #expect(host.update() == ["-"])
    model.level = 5
    model.reads = true
    #expect(host.update() == ["5"])
  }

  private struct Overriding: View {
    let model: Model
    let log: Log

    var body: some View {
      Group { Group { Reader(name: "i", log: log) } }
        .transformEnvironment(\.self) { if model.overrides { $0.scopeLevel = 100 } }
    }
  }

  /// A modifier that passes its own environment on at first, and another one later.
  @Test func nodesInsideLeaveASharedEnvironment() {
    let (model, log) = (Model(), Log())
    let host = TestHost(
      Setting(
        model: model,
        content: Group {
          Overriding(model: model, log: log)
          Reader(name: "o", log: log)
        }))
    #expect(host.texts == ["1", "1"])
    _ = log.take()
    model.level = 2
    #expect(host.update() == ["2", "2"])
    #expect(log.take() == ["i2", "o2"])
    model.overrides = true
    model.level = 3
    #expect(host.update() == ["100", "3"])
    #expect(log.take() == ["i100", "o3"])
    model.level = 4
    #expect(host.update() == ["100", "4"])
    #expect(log.take() == ["o4"])
    model.overrides = false
    model.level = 5
    #expect(host.update() == ["5", "5"])
    model.level = 6
    _ = log.take()
    #expect(host.update() == ["6", "6"])
    #expect(log.take() == ["i6", "o6"])
  }

  private struct SettingObject: View {
    let model: Model

    var body: some View {
      Group { Group { ForEach(0..<3, id: \.self) { _ in OtherReader() } } }.environment(model.object)
    }
  }

  @Test func anObjectThatIsReplacedIsReleased() {
    let model = Model()
    let host = TestHost(SettingObject(model: model))
    weak let object = model.object
    #expect(object != nil)
    model.object = Object()
    _ = host.update()
    #expect(object == nil)
    #expect(host.texts == ["0", "0", "0"])
  }

  private struct Watching: View {
    @Environment(\.scopeLevel) var level
    let name: String
    let log: Log

    var body: some View { Leaf(text: name).onChange(of: level) { log.add(name) } }
  }

  /// Actions run in the order of the views, however deep these are.
  @Test func readersAreEvaluatedInTheOrderOfTheViews() {
    let (model, log) = (Model(), Log())
    let host = TestHost(
      Setting(
        model: model,
        content: Group {
          Group { Group { Group { Watching(name: "a", log: log) } } }
          Watching(name: "b", log: log)
          Group { Group { Watching(name: "c", log: log) } }
          Watching(name: "d", log: log).environment(\.scopeOther, 7)
        }))
    model.level = 2
    _ = host.update()
    #expect(log.take() == ["a", "b", "c", "d"])
  }

  private struct Passing: View {
    @Environment(\.scopeLevel) var level
    let log: Log

    // The reader gets another value of its view with the same change of the environment.
    var body: some View { Reader(name: "\(level)/", log: log) }
  }

  @Test func aReaderIsEvaluatedOnceForAChangeOfItsViewAndItsEnvironment() {
    let (model, log) = (Model(), Log())
    let host = TestHost(Setting(model: model, content: Passing(log: log)))
    _ = log.take()
    model.level = 2
    #expect(host.update() == ["2"])
    #expect(log.take() == ["2/2"])
  }

  private struct Growing: View {
    let model: Model
    let log: Log

    var body: some View { ForEach(0..<model.count, id: \.self) { Reader(name: "\($0):", log: log) } }
  }

  /// Views that came after a change have its values, and are visited for the next one.
  @Test func viewsThatComeLaterShareTheEnvironment() {
    let (model, log) = (Model(), Log())
    let host = TestHost(Setting(model: model, content: Group { Growing(model: model, log: log) }))
    model.level = 2
    #expect(host.update() == [])
    model.count = 2
    #expect(host.update() == ["2", "2"])
    model.level = 3
    #expect(host.update() == ["3", "3"])
    #expect(log.take() == ["0:2", "1:2", "0:3", "1:3"])
  }

  /// A tree that depends on its seed: readers, setters, and modifiers that change the environment depending on the model.
  private struct Tree: View {
    let seed: Int
    let depth: Int
    let model: Model

    var body: AnyView {
      let kind = depth == 0 ? seed % 3 : 3 + seed / 7 % 6
      let overrides = model.overrides
      return switch kind {
      case 0: AnyView(Reader(name: "", log: Log()))
      case 1: AnyView(OtherReader())
      case 2: AnyView(SometimesReading(model: model))
      case 3: AnyView(Group { inside }.environment(\.scopeLevel, seed % 5))
      case 4: AnyView(Group { inside }.environment(\.scopeOther, model.other * seed % 11))
      case 5: AnyView(inside.transformEnvironment(\.self) { [overrides] in if overrides { $0.scopeLevel += seed % 3 } })
      case 6: AnyView(inside.transformEnvironment(\.scopeOther) { $0 += 1 })
      case 7: AnyView(Group { if model.count % 2 == 0 { inside } else { next(5) } })
      default: AnyView(Group { ForEach(0..<(1 + model.count % 3), id: \.self) { next($0) } })
      }
    }

    private func next(_ number: Int) -> Tree {
      Tree(seed: (seed * 48_271 + number * 7919 + 13) % 65_537, depth: depth - 1, model: model)
    }

    private var inside: some View {
      Group {
        next(1)
        next(2)
        next(3)
      }
    }
  }

  /// After each change, what is shown is what is shown of the same values anew.
  @Test(arguments: 0..<8) func treesShowTheLatestEnvironment(_ seed: Int) {
    let model = Model()
    let view = Setting(model: model, content: Tree(seed: seed * 977 + 5, depth: 4, model: model))
    let host = TestHost(view)
    var number = seed + 1
    for _ in 0..<20 {
      number = (number * 16_807) % 2_147_483_647
      if number & 1 != 0 { model.level += 1 }
      if number & 2 != 0 { model.other += 1 }
      if number & 12 == 12 { model.reads.toggle() }
      if number & 48 == 48 { model.overrides.toggle() }
      if number & 192 == 192 { model.count += 1 }
      #expect(host.update() == TestHost(view).texts)
    }
    #expect(host.reports.isEmpty)
  }

  private final class Marker {}

  @Test func keysBeyondTheFirstShareANumber() {
    let numbers = EnvironmentKeyNumbers()
    let keys = (0..<300).map { _ in Marker() }
    for (index, key) in keys.enumerated() {
      #expect(numbers.number(of: ObjectIdentifier(key)) == min(index, EnvironmentKeySet.anyKey))
    }
    for (index, key) in keys.enumerated() {
      #expect(numbers.number(of: ObjectIdentifier(key)) == min(index, EnvironmentKeySet.anyKey))
    }
    var reader = EnvironmentKeySet()
    reader.insert(5)
    #expect(reader.intersects(numbers.numbers(of: [ObjectIdentifier(keys[5])])))
    #expect(!reader.intersects(numbers.numbers(of: [ObjectIdentifier(keys[6])])))
    // A reader of a key without a number is concerned by each change.
    reader.insert(EnvironmentKeySet.anyKey)
    #expect(reader.intersects(numbers.numbers(of: [ObjectIdentifier(keys[6])])))
  }
}

extension EnvironmentValues {
  fileprivate var scopeLevel: Int {
    get { self[EnvironmentScopeTests.LevelKey.self] }
    set { self[EnvironmentScopeTests.LevelKey.self] = newValue }
  }
  fileprivate var scopeOther: Int {
    get { self[EnvironmentScopeTests.OtherKey.self] }
    set { self[EnvironmentScopeTests.OtherKey.self] = newValue }
  }
}
