import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Apple's documentation of `AppStorage`: views are updated as the value changes in the defaults, by whatever code.
@MainActor @Suite struct AppStorageTests {
  private struct Counter: View {
    @AppStorage("count") private var count = 0
    let name: String
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private func defaults() throws -> UserDefaults { try #require(UserDefaults(suiteName: "AppStorageTests.\(UUID())")) }

  @Test func viewsWithAKeyShareItsValue() throws {
    let store = try defaults()
    let shown = ShownView(
      VStack {
        Counter(name: "A")
        Counter(name: "B")
      }
      .defaultAppStorage(store))
    defer { shown.screen.close() }
    shown.tap(text: "A 0")
    #expect(shown.texts == ["A 1", "B 1"] && store.integer(forKey: "count") == 1)
  }

  @Test func screensWithAStoreShareItsValue() throws {
    let store = try defaults()
    let (first, second) = (
      ShownView(Counter(name: "A").defaultAppStorage(store)), ShownView(Counter(name: "B").defaultAppStorage(store))
    )
    defer {
      first.screen.close()
      second.screen.close()
    }
    first.tap(text: "A 0")
    second.update()
    #expect(second.texts == ["B 1"])
  }
}
