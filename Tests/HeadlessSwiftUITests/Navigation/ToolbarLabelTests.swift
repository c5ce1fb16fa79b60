import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite struct ToolbarLabelTests {
  private func items(of controller: UIViewController) -> [UIBarButtonItem] {
    (controller.navigationItem.rightBarButtonItems ?? []) + controller.children.flatMap(items)
  }

  @Test func aButtonWithATitleAndASymbolIsAnItemOfUIKitsWithItsTitleAsLabel() throws {
    let shown = ShownView(
      TabView {
        NavigationStack {
          List { Text("Page") }
            .navigationTitle("Title")
            .searchable(text: .constant(""))
            .toolbar {
              ToolbarItem(placement: .topBarTrailing) { Button("Write", systemImage: "square.and.pencil") {} }
            }
        }
        .tabItem { Label("First", systemImage: "star") }
      }
      .tint(.green))
    #expect(shown.frame(of: "Write") == nil)
    let item = try #require(items(of: shown.controller).first)
    #expect(item.image != nil && item.customView == nil)
    #expect(item.accessibilityLabel == "Write")
  }
}
