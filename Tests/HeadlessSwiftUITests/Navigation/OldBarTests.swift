import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// The modifiers of iOS 13 for bars, which many apps still use.
@MainActor @Suite struct OldBarTests {
  @Test func itemsStandInTheBar() throws {
    let notes = Notes()
    let shown = ShownView(
      NavigationView {
        Text("Home").navigationBarTitle("Title", displayMode: .inline)
          .navigationBarItems(leading: Text("Left"), trailing: Button("Add") { notes.add("add") })
      }
      .navigationViewStyle(.stack))
    defer { shown.screen.close() }
    let item = try #require(shown.navigation?.navigationBar.topItem)
    #expect(item.leftBarButtonItems?.count == 1 && item.rightBarButtonItems?.count == 1)
    shown.tap(text: "Add")
    #expect(notes.entries == ["add"])
  }

  @Test func aHiddenBarGivesItsRoomToTheContent() throws {
    func top(_ isHidden: Bool) throws -> (isHidden: Bool, top: CGFloat) {
      let shown = ShownView(
        NavigationView {
          VStack {
            Text("Top")
            Spacer()
          }
          .navigationBarTitle("Title", displayMode: .inline).navigationBarHidden(isHidden)
        })
      defer { shown.screen.close() }
      let controller = try #require(shown.navigation)
      return (controller.isNavigationBarHidden, try #require(shown.frame(of: "Top")).minY)
    }
    let (hidden, visible) = (try top(true), try top(false))
    #expect(hidden.isHidden && !visible.isHidden)
    // The bar is 44 points high; without it the content begins at the safe area.
    #expect(hidden.top == 47 && visible.top == 91)
  }

  @Test func theBackButtonIsHidden() throws {
    let shown = ShownView(
      NavigationView { NavigationLink("Open") { Text("Page").navigationBarBackButtonHidden(true) } })
    defer { shown.screen.close() }
    shown.tap(text: "Open")
    let controller = try #require(shown.navigation)
    #expect(controller.viewControllers.count == 2 && controller.navigationBar.topItem?.hidesBackButton == true)
  }

  private struct Bar: ToolbarContent {
    var body: some ToolbarContent {
      ToolbarItem(placement: .navigationBarLeading) { Text("Left") }
      ToolbarItem(placement: .navigationBarTrailing) { Text("Right") }
    }
  }

  @Test func anAppsOwnToolbarContentIsItsItems() throws {
    let shown = ShownView(NavigationView { Text("Home").toolbar { Bar() } })
    defer { shown.screen.close() }
    let item = try #require(shown.navigation?.navigationBar.topItem)
    #expect(item.leftBarButtonItems?.count == 1 && item.rightBarButtonItems?.count == 1)
    #expect(shown.texts.contains("Left") && shown.texts.contains("Right"))
  }
}
