import SwiftUIGraph
import Testing

/// What views read from their environment, and what is made of several values.
@MainActor @Suite struct EnvironmentValuesTests {
  private enum Width: EnvironmentKey { static var defaultValue: Int { 1 } }
  private enum Height: EnvironmentKey { static var defaultValue: Int { 1 } }
  private enum Weight: EnvironmentKey { static var defaultValue: Int { 1 } }
  private enum Level<Inner>: EnvironmentKey { static var defaultValue: Int { 1 } }

  private final class Area {
    let value: Int

    init(_ environment: EnvironmentValues) { value = environment[Width.self] * environment[Height.self] }
  }

  @Test func whatIsMadeOfValuesIsMadeOnceForAnEnvironment() {
    var environment = EnvironmentValues()
    environment[Width.self] = 3
    var made = 0
    func area() -> Area {
      environment.derived {
        made += 1
        return Area($0)
      }
    }
    #expect(area().value == 3)
    #expect(area() === area())
    #expect(made == 1)
    environment[Height.self] = 2
    #expect(area().value == 6)
    #expect(made == 2)
  }

  @Test func viewsDependOnAllThatWasReadForIt() {
    var old = EnvironmentValues()
    old[Width.self] = 3
    let (first, second) = (EnvironmentReads(), EnvironmentReads())
    _ = old.recording(first).derived(Area.init)
    // It is made already, and nothing is read for it any more.
    _ = old.recording(second).derived(Area.init)
    var new = old
    new[Height.self] = 2
    #expect(first.differ(old, new))
    #expect(second.differ(old, new))
    var other = old
    other[Weight.self] = 2
    #expect(!second.differ(old, other))
  }

  @Test func valuesAreRememberedHoweverManyAreRead() {
    let reads = EnvironmentReads()
    let old = EnvironmentValues()
    func read<Key: EnvironmentKey>(_ key: Key.Type, _ count: Int) {
      _ = old.recording(reads)[key]
      if count > 1 { read(Level<Key>.self, count - 1) }
    }
    read(Width.self, 20)
    var new = old
    func set<Key: EnvironmentKey>(_ key: Key.Type, _ count: Int) where Key.Value == Int {
      if count > 1 { set(Level<Key>.self, count - 1) } else { new[key] = 2 }
    }
    set(Width.self, 20)
    #expect(reads.differ(old, new))
    new = old
    set(Width.self, 21)
    #expect(!reads.differ(old, new))
  }

  @Test func valuesAreFoundHoweverManyAreSetAfterThem() {
    var environment = EnvironmentValues()
    environment[Width.self] = 3
    for number in 2...40 {
      environment[Height.self] = number
      #expect(environment[Width.self] == 3)
      #expect(environment[Height.self] == number)
      #expect(environment[Weight.self] == 1)
    }
  }
}
