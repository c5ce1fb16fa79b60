import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// An app's delegate, its scenes' builder and the builder of bars' items, as Apple documents them.
@MainActor @Suite struct AppPartTests {
  final class Delegate: NSObject, UIApplicationDelegate {
    var name = "Ada"
  }

  private struct DelegateApp: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
    var body: some Scene { windows }

    @SceneBuilder private var windows: some Scene {
      WindowGroup { Text("Hello \(delegate.name)") }
      Settings { Text("Settings") }
    }
  }

  @Test func theAdaptorMakesTheApplicationsDelegate() throws {
    let shown = ShownView(AppScene(DelegateApp.self))
    defer { shown.screen.close() }
    #expect(shown.texts == ["Hello Ada"])
    #expect((UIApplication.shared.delegate as? Delegate)?.name == "Ada")
    UIApplication.shared.delegate = nil
  }

  private struct Page: View {
    let showsAll: Bool
    var body: some View {
      NavigationStack { Text("Page").toolbar { items } }
    }

    @ToolbarContentBuilder private var items: some ToolbarContent {
      ToolbarItem(placement: .topBarLeading) { Button("Close") {} }
      if showsAll { ToolbarItem(placement: .topBarTrailing) { Button("Save") {} } }
    }
  }

  @Test(arguments: [true, false]) func aBuilderMakesTheItemsOfABar(showsAll: Bool) throws {
    let shown = ShownView(Page(showsAll: showsAll))
    defer { shown.screen.close() }
    let item = try #require(shown.navigation?.topViewController?.navigationItem)
    #expect(item.leftBarButtonItems?.count == 1)
    #expect((item.rightBarButtonItems?.count ?? 0) == (showsAll ? 1 : 0))
  }
}
