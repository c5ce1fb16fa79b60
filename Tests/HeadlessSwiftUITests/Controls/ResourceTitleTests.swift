import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Titles that are localized resources.
@MainActor @Suite struct ResourceTitleTests {
  private let title = LocalizedStringResource("Title")

  @Test func searchFieldsBadgesAndHelpTags() throws {
    struct Item: Identifiable { let id = 1 }
    let shown = ShownView(
      NavigationStack {
        List {
          Text("Row").badge(LocalizedStringResource("New"))
          Text("None").badge(LocalizedStringResource?.none)
        }
        .searchable(text: .constant(""), prompt: LocalizedStringResource("Find"))
      })
    #expect(shown.texts.contains("New"))
    #expect(shown.navigation?.topViewController?.navigationItem.searchController?.searchBar.placeholder == "Find")
    let helped = ShownView(Text("A").help(LocalizedStringResource("Helps")))
    #expect(hints(helped.controller.view).contains("Helps"))
  }

  private func hints(_ object: NSObject) -> [String] {
    let inside = object.accessibilityElements?.compactMap { $0 as? NSObject } ?? (object as? UIView)?.subviews ?? []
    return [object.accessibilityHint].compactMap { $0 } + inside.flatMap { hints($0) }
  }

  @Test func alertsForAValue() throws {
    let shown = ShownView(
      Text("A").alert(title, isPresented: .constant(true), presenting: 3) { number in
        Button("Take \(number)") {}
      } message: {
        Text("Of \($0)")
      })
    defer { shown.screen.close() }
    let alert = try #require(shown.controller.presentedViewController as? UIAlertController)
    #expect(alert.title == "Title" && alert.message == "Of 3")
    #expect(alert.actions.map(\.title) == ["Take 3"])
  }

  @Test func dialogsForAValue() throws {
    let shown = ShownView(
      Text("A").confirmationDialog(title, isPresented: .constant(true), titleVisibility: .visible, presenting: 3) {
        Button("Take \($0)") {}
      })
    defer { shown.screen.close() }
    let dialog = try #require(shown.controller.presentedViewController as? UIAlertController)
    #expect(dialog.title == "Title" && dialog.actions.first?.title == "Take 3")
  }

  @Test func controlsWithImagesAndRanges() {
    let image = ImageResource(name: "star", bundle: .main)
    let shown = ShownView(
      VStack {
        Label(LocalizedStringResource("Label"), image: image)
        Button(LocalizedStringResource("Button"), image: image) {}
        Toggle(LocalizedStringResource("Toggle"), image: image, isOn: .constant(true))
        DatePicker(LocalizedStringResource("Date"), selection: .constant(.distantPast), in: Date.distantPast...)
        Menu(LocalizedStringResource("Menu")) {
          Button("A") {}
        } primaryAction: {
        }
        TextField(LocalizedStringResource("Field"), value: .constant(1), formatter: NumberFormatter())
      })
    for text in ["Label", "Button", "Toggle", "Date", "Menu"] { #expect(shown.texts.contains(text)) }
  }
}
