import HeadlessSwiftUI
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct KeyboardToolbarTests {
  private struct NameField: View {
    let hasItems: Bool
    @State private var text = ""
    let done: () -> Void

    init(hasItems: Bool = true, done: @escaping () -> Void) { (self.hasItems, self.done) = (hasItems, done) }

    var body: some View {
      TextField("Name", text: $text)
        .toolbar {
          if hasItems {
            ToolbarItemGroup(placement: .keyboard) {
              Spacer()
              Button("Done") { done() }
            }
          }
        }
    }
  }

  /// Returns the first input accessory toolbar in the responder chain of a field.
  private func accessory(_ field: UIResponder) -> UIToolbar? {
    var responder: UIResponder? = field
    while let current = responder {
      if let bar = current.inputAccessoryView as? UIToolbar { return bar }
      responder = current.next
    }
    return nil
  }

  private func check(_ view: some View, _ isDone: () -> Bool) throws {
    let shown = ShownView(view)
    defer { shown.screen.close() }
    let field = try #require(shown.first(UITextField.self))
    field.becomeFirstResponder()
    shown.update()
    let bar = try #require(accessory(field))
    #expect(bar.items?.count == 2)
    #expect(bar.items?.last?.title == "Done")
    #expect(bar.window != nil)
    bar.items?.last?.primaryAction?.perform(sender: nil)
    #expect(isDone())
  }

  @Test func itemsForTheKeyboardStandInABarAboveIt() throws {
    var isDone = false
    try check(NameField(done: { isDone = true })) { isDone }
  }

  @Test func aPageOfAStackHasABarOfItsOwn() throws {
    var isDone = false
    try check(NavigationStack { NameField(done: { isDone = true }) }) { isDone }
  }

  @Test func withoutItemsThereIsNoBar() throws {
    let shown = ShownView(NameField(hasItems: false, done: {}))
    defer { shown.screen.close() }
    #expect(accessory(try #require(shown.first(UITextField.self))) == nil)
  }

  @Test func aTapOnAnItemPerformsIt() throws {
    var isDone = false
    let shown = ShownView(NavigationStack { NameField(done: { isDone = true }) })
    defer { shown.screen.close() }
    try #require(shown.first(UITextField.self)).becomeFirstResponder()
    shown.update()
    shown.tap(text: "Done")
    #expect(isDone)
  }
}
