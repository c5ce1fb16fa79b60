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

  // MARK: Comparisons

  private final class Comparisons {
    var count = 0
  }

  /// A value that counts how often it is compared.
  private struct Compared: Equatable {
    let number: Int
    let version: Int
    let comparisons: Comparisons

    static func == (left: Compared, right: Compared) -> Bool {
      left.comparisons.count += 1
      return left.number == right.number
    }
  }

  private enum ComparedKey: EnvironmentKey { static var defaultValue: Compared? { nil } }

  private enum RequiredKey: EnvironmentKey {
    static var defaultValue: Int { fatalError("The number isn't set.") }
  }

  /// An app may stop where a value is missing that it reads; a view that reads another value doesn't read this one.
  @Test func defaultsOfKeysThatArentReadArentMade() {
    let outer = EnvironmentValues()
    var inner = outer
    inner[RequiredKey.self] = 1
    let reads = EnvironmentReads()
    _ = outer.recording(reads)[Width.self]
    #expect(!reads.differ(outer, inner) && !reads.differ(inner, outer))
  }

  /// However many views read a value, two environments are compared once.
  @Test func valuesAreComparedOnceForAllViews() {
    let comparisons = Comparisons()
    var outer = EnvironmentValues()
    outer[Width.self] = 2
    var (old, new) = (outer, outer)
    old[ComparedKey.self] = Compared(number: 1, version: 1, comparisons: comparisons)
    new[ComparedKey.self] = Compared(number: 1, version: 2, comparisons: comparisons)
    let readers = (0..<50).map { _ in EnvironmentReads() }
    for reads in readers { _ = (old.recording(reads)[ComparedKey.self], old.recording(reads)[Width.self]) }
    #expect(readers.allSatisfy { !$0.differ(old, new) })
    #expect(comparisons.count == 1)
    new[Width.self] = 3
    #expect(readers.allSatisfy { $0.differ(old, new) })
    #expect(comparisons.count == 2)
    // The default of a key counts like a value.
    new = outer
    new[Height.self] = 1
    let height = EnvironmentReads()
    _ = outer.recording(height)[Height.self]
    #expect(!height.differ(outer, new) && !height.differ(new, outer))
    new[Height.self] = 5
    #expect(height.differ(outer, new) && height.differ(new, outer))
  }

  /// Chains of values that share their first ones, and set the same keys several times.
  @Test func changesAreThoseOfTheValues() {
    var state: UInt64 = 3
    func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    func extend(_ values: inout EnvironmentValues, by count: Int) {
      for _ in 0..<count {
        switch below(4) {
        case 0: values[Width.self] = below(3)
        case 1: values[Height.self] = below(3)
        case 2: values[Weight.self] = below(3)
        default: values[Level<Width>.self] = below(3)
        }
      }
    }
    func check<Key: EnvironmentKey>(_ key: Key.Type, _ old: EnvironmentValues, _ new: EnvironmentValues)
    where Key.Value == Int {
      let reads = EnvironmentReads()
      _ = old.recording(reads)[key]
      #expect(reads.differ(old, new) == (old[key] != new[key]))
    }
    for _ in 0..<300 {
      var old = EnvironmentValues()
      extend(&old, by: below(20))
      var new = old
      extend(&old, by: below(20))
      extend(&new, by: below(20))
      // Twice: the second comparison is a known one.
      for _ in 0..<2 {
        check(Width.self, old, new)
        check(Height.self, old, new)
        check(Weight.self, old, new)
        check(Level<Width>.self, old, new)
        check(Level<Height>.self, old, new)
      }
    }
  }
}
