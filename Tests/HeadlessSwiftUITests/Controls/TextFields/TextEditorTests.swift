import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite struct TextEditorTests {
  struct Notes1: View {
    @State var text = "One"
    var body: some View {
      VStack {
        Text("Length \(text.count)")
        TextEditor(text: $text)
      }
    }
  }

  /// Row 79 of the figures: an editor takes all the height that remains. Text of body is 20.33 high, 8 points above it: an
  /// editor after a view without a text.
  @Test func anEditorFillsItsRoomAndChangesTheBinding() throws {
    let shown = ShownView(Notes1())
    let view = try #require(shown.first(UITextView.self))
    let frame = view.convert(view.bounds, to: shown.screen.window)
    #expect(frame.maxY == 810 && frame.width == 390)
    shown.tap(view)
    #expect(view.isFirstResponder)
    shown.type(" and\nmore")
    #expect(view.text == "One and\nmore")
    #expect(shown.texts.contains("Length 12"))
  }

  @Test func anEditorsBackgroundCanBeHidden() throws {
    let plain = ShownView(TextEditor(text: .constant("")))
    #expect(plain.first(UITextView.self)?.backgroundColor == .systemBackground)
    let clear = ShownView(TextEditor(text: .constant("")).scrollContentBackground(.hidden))
    #expect(clear.first(UITextView.self)?.backgroundColor == .clear)
  }

  struct Growing: View {
    @State var text = ""
    var body: some View { TextField("About", text: $text, axis: .vertical).frame(width: 200) }
  }

  /// Lines of body are 22 points high at the default size (row 48).
  @Test func aVerticalFieldGrowsWithItsLines() throws {
    let shown = ShownView(Growing())
    let view = try #require(shown.first(UITextView.self))
    #expect(view.frame.height == 22)
    #expect(shown.texts.contains("About"))
    shown.tap(view)
    shown.type("One\nTwo\nThree")
    #expect(view.frame.height == 66)
    #expect(!shown.texts.contains("About"))
  }

  @Test func lineLimitsBoundAVerticalField() {
    let text = "1\n2\n3\n4\n5\n6"
    let most = ElementHost(TextField("", text: .constant(text), axis: .vertical).lineLimit(3)).size(200)
    #expect(most.height == 66)
    let least = ElementHost(TextField("", text: .constant(""), axis: .vertical).lineLimit(2...4)).size(200)
    #expect(least.height == 44)
    let reserved = ElementHost(
      TextField("", text: .constant(""), axis: .vertical).lineLimit(5, reservesSpace: true)
    ).size(200)
    #expect(reserved.height == 110)
  }
}
