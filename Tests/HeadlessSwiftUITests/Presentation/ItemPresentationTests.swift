import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Presentations by an item, and those that cross between SwiftUI and UIKit.
@MainActor @Suite struct ItemPresentationTests {
  private struct Item: Identifiable {
    let id: Int
  }

  private struct Items: View {
    let notes: Notes
    @State var item: Item? = Item(id: 1)
    var body: some View {
      Text("Root").sheet(item: $item, onDismiss: { notes.add("dismissed") }) { item in
        VStack {
          Text("Item \(item.id)")
          Button("Next") { self.item = Item(id: 2) }
          Button("Close") { self.item = nil }
        }
        .onAppear { notes.add("appears \(item.id)") }
      }
    }
  }

  /// Apple's documentation of `sheet(item:onDismiss:content:)`: an item with another identity dismisses the sheet and shows a new one.
  @Test func anotherItemIsAnotherSheet() {
    let notes = Notes()
    let shown = ShownView(Items(notes: notes))
    defer { shown.screen.close() }
    shown.update()
    shown.tap(text: "Next")
    shown.update()
    #expect(shown.texts.contains("Item 2") && !shown.texts.contains("Item 1"))
    shown.tap(text: "Close")
    shown.update()
    #expect(shown.controller.presentedViewController == nil)
    #expect(notes.entries == ["appears 1", "dismissed", "appears 2", "dismissed"])
  }

  private struct Place: View {
    let name: String
    @Environment(\.isPresented) var isPresented
    @Environment(\.dismiss) var dismiss
    var body: some View { Button("\(name) \(isPresented ? "presented" : "not presented")") { dismiss() } }
  }

  private struct Places: View {
    @Binding var path: [Int]
    @Binding var isShown: Bool
    var body: some View {
      NavigationStack(path: $path) {
        Place(name: "Root").navigationDestination(for: Int.self) { Place(name: "Page \($0)") }
      }
      .sheet(isPresented: $isShown) { Place(name: "Sheet") }
    }
  }

  /// Apple's documentation of `dismiss`: it pops the page or dismisses the sheet of the view that reads it.
  @Test func viewsKnowWhetherTheyArePresentedAndEndIt() {
    var (path, isShown) = ([Int](), false)
    let places = Places(
      path: Binding(get: { path }, set: { path = $0 }), isShown: Binding(get: { isShown }, set: { isShown = $0 }))
    func shown(_ action: (ShownView<Places>) -> Void) {
      let shown = ShownView(places)
      defer { shown.screen.close() }
      action(shown)
    }
    shown { #expect($0.texts.contains("Root not presented")) }
    path = [1, 2]
    shown {
      #expect($0.texts.contains("Page 2 presented"))
      $0.tap(text: "Page 2 presented")
    }
    #expect(path == [1])
    isShown = true
    shown {
      $0.update()
      $0.tap(text: "Sheet presented")
    }
    #expect(!isShown)
  }

  /// A hosting controller that UIKit presents is dismissed by its view.
  @Test func aViewEndsThePresentationOfUIKit() throws {
    let shown = ShownView(Text("Behind"))
    defer { shown.screen.close() }
    shown.controller.present(UIHostingController(rootView: Place(name: "Hosted")), animated: false)
    shown.update()
    #expect(shown.texts.contains("Hosted presented"))
    shown.tap(text: "Hosted presented")
    shown.update()
    #expect(shown.controller.presentedViewController == nil)
  }

  private struct Wrapped: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> Closing { Closing() }
    func updateUIViewController(_ controller: Closing, context: Context) {}
  }

  private final class Closing: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
      button.setTitle("Close", for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.dismiss(animated: false) }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  private struct Wrapping: View {
    @State var isShown = true
    var body: some View { Text(isShown ? "Shown" : "Gone").sheet(isPresented: $isShown) { Wrapped() } }
  }

  /// A controller inside a sheet dismisses it with UIKit's method, and the binding follows.
  @Test func aControllerOfUIKitEndsASheet() throws {
    let shown = ShownView(Wrapping())
    defer { shown.screen.close() }
    shown.update()
    shown.tap(text: "Close")
    shown.update()
    #expect(shown.texts == ["Gone"])
  }
}
