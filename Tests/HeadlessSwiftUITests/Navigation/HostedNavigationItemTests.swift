import Foundation
import Graphics
import HeadlessSwiftUI
import Testing

@testable import HeadlessUIKit

/// As on iOS, a hosting controller in a `UINavigationController` has the bar values that its views set.
@MainActor @Suite struct HostedNavigationItemTests {
  private func shown<Result>(
    _ controller: UIViewController, _ check: (UINavigationController, HostedScreen) throws -> Result
  ) rethrows -> Result {
    let navigation = UINavigationController(rootViewController: controller)
    let screen = HostedScreen(.standard) { navigation }
    defer { screen.close() }
    screen.window.updateScreen()
    _ = screen.displayList()
    return try check(navigation, screen)
  }

  @Test func titleAndItemsAreThoseOfTheViews() throws {
    let notes = Notes()
    let view = Text("Content")
      .navigationTitle("Title")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem { Button("Save") { notes.add("save") } }
        ToolbarItem(placement: .topBarLeading) { Button("Close") {} }
      }
    try shown(UIHostingController(rootView: view)) { navigation, screen in
      let item = try #require(navigation.topViewController?.navigationItem)
      #expect(item.title == "Title" && item.largeTitleDisplayMode == .never)
      #expect(item.leftBarButtonItems?.count == 1 && item.rightBarButtonItems?.count == 1)
      func frame(_ node: ViewNode) -> CGRect? {
        node.children.lazy.compactMap(frame).first ?? (node.text == "Save" ? node.screenFrame : nil)
      }
      let save = try #require(frame(screen.viewTree()))
      screen.window.send(.tap(at: CGPoint(x: save.midX, y: save.midY)))
      #expect(notes.entries == ["save"])
    }
  }

  @Test func whatViewsDoNotSetStaysTheApps() {
    let controller = UIHostingController(rootView: Text("Content").navigationTitle("Title"))
    let own = UIBarButtonItem(systemItem: .add)
    controller.navigationItem.rightBarButtonItem = own
    controller.navigationItem.largeTitleDisplayMode = .always
    shown(controller) { _, _ in
      #expect(controller.navigationItem.title == "Title")
      #expect(controller.navigationItem.rightBarButtonItems == [own])
      #expect(controller.navigationItem.largeTitleDisplayMode == .always)
    }
    let plain = UIHostingController(rootView: Text("Content"))
    plain.navigationItem.title = "Own"
    shown(plain) { _, _ in #expect(plain.navigationItem.title == "Own") }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Add") { count += 1 }.navigationTitle("Count \(count)") }
  }

  @Test func theTitleFollowsTheState() throws {
    let controller = UIHostingController(rootView: Counter())
    try shown(controller) { _, screen in
      func frame(_ node: ViewNode) -> CGRect? {
        node.children.lazy.compactMap(frame).first ?? (node.text == "Add" ? node.screenFrame : nil)
      }
      let add = try #require(frame(screen.viewTree()))
      screen.window.send(.tap(at: CGPoint(x: add.midX, y: add.midY)))
      screen.window.updateScreen()
      _ = screen.displayList()
      #expect(controller.navigationItem.title == "Count 1")
    }
  }

  @Test func theBarIsHiddenWhereViewsHideIt() {
    shown(UIHostingController(rootView: Text("Content").toolbar(.hidden, for: .navigationBar))) { navigation, _ in
      #expect(navigation.isNavigationBarHidden)
    }
    shown(UIHostingController(rootView: Text("Content"))) { navigation, _ in
      #expect(!navigation.isNavigationBarHidden)
    }
  }
}
