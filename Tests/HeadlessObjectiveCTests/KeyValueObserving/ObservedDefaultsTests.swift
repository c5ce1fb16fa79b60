import Foundation
import HeadlessObjectiveC
import Testing

/// The changes that observers of `UserDefaults` receive.
@MainActor @Suite final class ObservedDefaultsTests {
  private let name = "ObservedDefaultsTests.\(UUID().uuidString)"
  private let defaults: UserDefaults

  init() throws {
    defaults = try #require(UserDefaults(suiteName: name))
  }

  deinit { UserDefaults.standard.removePersistentDomain(forName: name) }

  private func reported(_ work: () -> Void) -> [String] {
    var reported: [String] = []
    let observation = defaults.observe(\.theme, options: [.old, .new]) { _, change in
      reported.append("\(change.oldValue ?? "-") \(change.newValue ?? "-")")
    }
    work()
    observation.invalidate()
    defaults.theme = "later"
    return reported
  }

  @Test func aKeyPathSeesItsKeyAlone() {
    let reported = reported {
      defaults.theme = "dark"
      defaults.set(3, forKey: "other")
      defaults.set("light", forKey: "theme")
      defaults.removeObject(forKey: "theme")
    }
    #expect(reported == ["none dark", "dark light", "light none"])
  }

  @Test func aDomainThatGoesTakesItsKeysAlong() {
    defaults.set("dark", forKey: "theme")
    #expect(reported { defaults.removePersistentDomain(forName: name) } == ["dark none"])
  }

  @Test func whatIsRegisteredIsAChangeOfItsKeys() {
    var changes = 0
    let observation = defaults.observe(\.registered) { _, _ in changes += 1 }
    // Foundation on Linux registers the defaults for all instances of the program.
    defaults.register(defaults: ["ObservedDefaultsTests.other": 1])
    #expect(changes == 0)
    defaults.register(defaults: ["ObservedDefaultsTests.registered": 7])
    #expect(changes == 1 && defaults.registered == 7)
    observation.invalidate()
  }

  /// All of Foundation's setters and getters call the overridden one.
  @Test func everyTypeIsSeen() {
    var changes = 0
    let observations = [
      defaults.observe(\.count) { _, _ in changes += 1 }, defaults.observe(\.ratio) { _, _ in changes += 1 },
      defaults.observe(\.isOn) { _, _ in changes += 1 }, defaults.observe(\.page) { _, _ in changes += 1 },
      defaults.observe(\.names) { _, _ in changes += 1 }, defaults.observe(\.blob) { _, _ in changes += 1 },
    ]
    defaults.set(1, forKey: "count")
    defaults.set(0.5, forKey: "ratio")
    defaults.set(true, forKey: "isOn")
    defaults.set(URL(string: "https://example.com"), forKey: "page")
    defaults.set(["a"], forKey: "names")
    defaults.set(Data([1]), forKey: "blob")
    #expect(changes == 6)
    #expect(defaults.count == 1 && defaults.ratio == 0.5 && defaults.isOn && defaults.names == ["a"])
    for observation in observations { observation.invalidate() }
  }

  @Test func keysAreReadAndWrittenAsByKeyValueCoding() {
    defaults.setValue("dark", forKey: "theme")
    #expect(defaults.string(forKey: "theme") == "dark")
    #expect(defaults.value(forKey: "theme") as? String == "dark")
    // A key with a dot is one key.
    defaults.setValue(1, forKey: "app.launches")
    #expect(defaults.integer(forKey: "app.launches") == 1)
    #expect(defaults.value(forKey: "app.launches") as? Int == 1)
  }

  @Test func changesAreNotified() {
    final class Count: @unchecked Sendable { var value = 0 }
    let count = Count()
    let observation = defaults.observe(\.theme) { _, _ in }
    let center = NotificationCenter.default
    let token = center.addObserver(forName: UserDefaults.didChangeNotification, object: defaults, queue: nil) { _ in
      count.value += 1
    }
    defaults.set(1, forKey: "a")
    defaults.removeObject(forKey: "a")
    center.removeObserver(token)
    defaults.set(2, forKey: "a")
    #expect(count.value == 2)
    observation.invalidate()
  }

  @Test func aSubclassOfTheAppsKeepsItsClass() {
    final class Mock: UserDefaults {
      override func object(forKey defaultName: String) -> Any? { "mocked" }
    }
    let mock = Mock()
    let observation = mock.observe(\.theme) { _, _ in }
    #expect(type(of: mock) == Mock.self && mock.theme == "mocked")
    observation.invalidate()
  }

  /// Observers are called on the thread of the change.
  @Test func anotherThreadMayChangeThem() async {
    final class Reported: @unchecked Sendable { var values: [String] = [] }
    let reported = Reported()
    // `UserDefaults` may be used on any thread, which Foundation on Linux doesn't declare.
    nonisolated(unsafe) let defaults = defaults
    let observation = defaults.observe(\.theme, options: .new) { _, change in
      reported.values.append(change.newValue ?? "-")
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        for number in 0..<50 { defaults.set("\(number)", forKey: "theme") }
        continuation.resume()
      }
    }
    #expect(reported.values == (0..<50).map { "\($0)" })
    observation.invalidate()
  }
}

extension UserDefaults {
  fileprivate var theme: String {
    get { string(forKey: "theme") ?? "none" }
    set { set(newValue, forKey: "theme") }
  }
  fileprivate var registered: Int { integer(forKey: "ObservedDefaultsTests.registered") }
  fileprivate var count: Int { integer(forKey: "count") }
  fileprivate var ratio: Double { double(forKey: "ratio") }
  fileprivate var isOn: Bool { bool(forKey: "isOn") }
  fileprivate var page: URL? { url(forKey: "page") }
  fileprivate var names: [String] { stringArray(forKey: "names") ?? [] }
  fileprivate var blob: Data? { data(forKey: "blob") }
}
