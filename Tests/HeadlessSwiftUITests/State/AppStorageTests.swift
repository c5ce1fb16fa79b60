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

  private struct Person: Identifiable { let id = 1 }
  private struct Customized: View {
    @AppStorage("columns") private var columns: TableColumnCustomization<Person>
    @AppStorage("tabs") private var tabs: TabViewCustomization
    var body: some View {
      Button("Hide") {
        columns[visibility: "name"] = .hidden
        tabs.resetVisibility()
      }
      Text(columns[visibility: "name"] == .hidden ? "Hidden" : "Shown")
    }
  }

  @Test func customizationsAreStored() throws {
    let store = try defaults()
    let shown = ShownView(Customized().defaultAppStorage(store))
    #expect(shown.texts == ["Hide", "Shown"])
    shown.tap(text: "Hide")
    #expect(shown.texts == ["Hide", "Hidden"])
    shown.screen.close()
    let again = ShownView(Customized().defaultAppStorage(store))
    defer { again.screen.close() }
    #expect(again.texts == ["Hide", "Hidden"])
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

  @Test func changesByOtherCodeAreShown() throws {
    let store = try defaults()
    let shown = ShownView(Counter(name: "A").defaultAppStorage(store))
    defer { shown.screen.close() }
    store.set(7, forKey: "count")
    shown.update()
    #expect(shown.texts == ["A 7"])
    store.removeObject(forKey: "count")
    shown.update()
    #expect(shown.texts == ["A 0"])
  }

  @Test func changesOfAnotherKeyEvaluateNothing() throws {
    struct Page: View {
      let notes: Notes
      @AppStorage("count") private var count = 0
      var body: some View {
        notes.add("\(count)")
        return Text("\(count)")
      }
    }
    let (store, notes) = (try defaults(), Notes())
    let shown = ShownView(Page(notes: notes).defaultAppStorage(store))
    defer { shown.screen.close() }
    store.set("x", forKey: "name")
    shown.update()
    store.set(1, forKey: "count")
    shown.update()
    #expect(notes.entries == ["0", "1"])
  }
}
