import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Destinations by an item, and the places of toolbars, as Apple's documentation of `ToolbarItemPlacement` describes them for iOS.
@MainActor @Suite struct PlacementTests {
  private struct Place: Identifiable, Hashable {
    let id: Int
  }

  private struct Opening: View {
    @State var place: Place?
    var body: some View {
      NavigationStack {
        VStack {
          Button("Open") { place = Place(id: 7) }
          Text("Place \(place?.id ?? 0)")
        }
        .navigationTitle("Home")
        .navigationDestination(item: $place) { place in
          VStack {
            Text("Detail \(place.id)")
            Button("Other") { self.place = Place(id: 8) }
          }
          .navigationTitle("Page \(place.id)")
        }
      }
    }
  }

  @Test func anItemIsAPageWhileThereIsOne() throws {
    let shown = ShownView(Opening())
    defer { shown.screen.close() }
    let navigation = try #require(shown.navigation)
    shown.tap(text: "Open")
    shown.update()
    #expect(navigation.viewControllers.count == 2 && navigation.navigationBar.topItem?.title == "Page 7")
    shown.tap(text: "Other")
    shown.update()
    #expect(shown.texts.contains("Detail 8") && navigation.viewControllers.count == 2)
    navigation.popViewController(animated: false)
    shown.update()
    shown.update()
    #expect(shown.texts.contains("Place 0"))
  }

  private func item(_ placement: ToolbarItemPlacement) throws -> UINavigationItem {
    let shown = ShownView(
      NavigationStack {
        Text("Page").navigationTitle("Title").toolbar { ToolbarItem(placement: placement) { Button("Do") {} } }
      })
    defer { shown.screen.close() }
    let page = try #require(shown.navigation?.topViewController)
    return page.navigationItem
  }

  private func titles(_ items: [UIBarButtonItem]?) -> [String] {
    (items ?? []).map { $0.title ?? $0.primaryAction?.title ?? "" }
  }

  /// On iOS the leading edge has cancellations, the trailing one all other actions.
  @Test func actionsHaveTheEdgesOfIOS() throws {
    #expect(try titles(item(.cancellationAction).leftBarButtonItems) == ["Do"])
    #expect(try titles(item(.topBarLeading).leftBarButtonItems) == ["Do"])
    let trailing: [ToolbarItemPlacement] = [
      .automatic, .confirmationAction, .destructiveAction, .primaryAction, .topBarTrailing,
    ]
    for placement in trailing { #expect(try titles(item(placement).rightBarButtonItems) == ["Do"], "\(placement)") }
  }

  /// Where the title is.
  @Test func aPrincipalItemReplacesTheTitle() throws {
    let shown = ShownView(
      NavigationStack {
        Text("Page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .principal) { Text("Middle") } }
      })
    defer { shown.screen.close() }
    let frame = try #require(shown.frame(of: "Middle"))
    #expect(abs(frame.midX - 195) < 1 && frame.maxY < 47 + 44)
    #expect(shown.navigation?.topViewController?.navigationItem.titleView != nil)
  }

  @Test func barsHaveTheSchemeOfTheirPage() throws {
    let shown = ShownView(
      NavigationStack {
        Text("Page").navigationTitle("Title").toolbarColorScheme(.dark, for: .navigationBar)
          .toolbarBackground(.visible, for: .navigationBar)
      })
    defer { shown.screen.close() }
    let navigation = try #require(shown.navigation)
    #expect(navigation.navigationBar.traitCollection.userInterfaceStyle == .dark)
    #expect(navigation.topViewController?.traitCollection.userInterfaceStyle == .light)
  }

  private struct Failing: View {
    struct Problem: LocalizedError {
      var errorDescription: String? { "It failed" }
      var recoverySuggestion: String? { "Try again" }
    }
    @State var isShown = true
    var body: some View {
      Text(isShown ? "Shown" : "Gone")
        .alert(isPresented: $isShown, error: Problem()) { problem in
          Button("OK") {}
        } message: { problem in
          Text(problem.recoverySuggestion ?? "")
        }
    }
  }

  /// The title is the error's description.
  @Test func anErrorsAlertHasItsDescription() throws {
    let shown = ShownView(Failing())
    defer { shown.screen.close() }
    let alert = try #require(shown.controller.presentedViewController as? UIAlertController)
    #expect(alert.title == "It failed" && alert.message == "Try again" && alert.actions.map(\.title) == ["OK"])
    shown.tap(text: "OK")
    #expect(shown.texts == ["Gone"])
  }

  /// UIKit's tables have no inset style without groups: such a list is a plain table.
  @Test func listStylesAreStylesOfTables() throws {
    func style(_ style: some ListStyle) throws -> UITableView.Style {
      let shown = ShownView(List { Text("Row") }.listStyle(style))
      defer { shown.screen.close() }
      return try #require(shown.first(UITableView.self)).style
    }
    #expect(try style(.plain) == .plain && style(.inset) == .plain)
    #expect(try style(.grouped) == .grouped && style(.insetGrouped) == .insetGrouped)
    #expect(try style(.automatic) == .insetGrouped)
  }
}
