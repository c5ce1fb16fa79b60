import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import OnionskinSwiftUI
import Testing

/// `refreshable` and `task` whose closures await nothing: they have declarations of their own, for the compiler's sake.
@MainActor @Suite struct RefreshTests {
  private struct Refresher: View {
    @Environment(\.refresh) private var refresh
    var body: some View { Button("Refresh") { Task { await refresh?() } } }
  }

  private struct Page: View {
    @State private var count = 0
    @State private var text = "new"
    let awaits: Bool

    var body: some View {
      let shown = $count
      let page = VStack {
        Text("Count \(count)")
        Text(text)
        Refresher()
      }
      .task { text = "appeared" }
      .task(id: count) { if count > 0 { text = "counted \(count)" } }
      if awaits {
        page.refreshable {
          await Task.yield()
          shown.wrappedValue = 7
        }
      } else {
        page.refreshable { shown.wrappedValue = 7 }
      }
    }
  }

  @Test(arguments: [false, true]) func actionsMayAwaitNothing(awaits: Bool) async throws {
    let screen = Screen(of: Page(awaits: awaits), on: .iPhone15Pro)
    try await screen.wait(for: "appeared")
    try screen.tap("Refresh")
    try await screen.wait(for: "Count 7")
    try await screen.wait(for: "counted 7")
  }

  private struct Offer: View {
    let name: String
    @Environment(\.refresh) private var refresh
    var body: some View { Text("\(name) \(refresh == nil ? "can't" : "can")") }
  }

  /// Apple's documentation: the environment of the views that the modifier is applied to has the action, and a view may offer it.
  /// Lists and scroll views inside of the one that is pulled don't run it, too: an assumption.
  @Test func viewsOfTheContentHaveTheAction() throws {
    let shown = ShownView(
      VStack {
        Offer(name: "Outer")
        List { Offer(name: "Row") }.refreshable {}
        ScrollView {
          Offer(name: "Content")
          ScrollView { Offer(name: "Inner") }.frame(height: 50)
        }
        .refreshable {}
      })
    defer { shown.screen.close() }
    #expect(Set(shown.texts) == ["Outer can't", "Row can", "Content can", "Inner can"])
    #expect(shown.all(UIScrollView.self).filter { $0.refreshControl != nil }.count == 2)
  }

  /// A view of a type that isn't sendable: its closures read and write its state, as they belong to the main actor.
  private struct Generic<Content: View, Value>: View {
    let value: Value
    @State private var count = 0
    @ViewBuilder let content: (Int) -> Content
    let awaits: Bool

    var body: some View {
      if awaits {
        page.refreshable {
          await Task.yield()
          count += String(describing: value).count
        }
      } else {
        page.refreshable { count += String(describing: value).count }
      }
    }

    private var page: some View {
      VStack {
        content(count)
        Refresher()
      }
    }
  }

  @Test(arguments: [false, true]) func actionsOfGenericViewsReadTheirState(awaits: Bool) async throws {
    let view = Generic(value: "four", content: { Text("Count \($0)") }, awaits: awaits)
    let screen = Screen(of: view, on: .iPhone15Pro)
    try screen.tap("Refresh")
    try await screen.wait(for: "Count 4")
  }
}
