import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Text editors of attributed strings, and their selections.
@MainActor @Suite struct StyledTextEditorTests {
  @MainActor private final class Model {
    var text = AttributedString("One two")
    var selection = AttributedTextSelection()
    init() { text.setFont(.title, of: "two") }
  }

  private struct Editor: View {
    let model: Model
    @State private var version = 0
    var body: some View {
      VStack {
        Text("Version \(version)")
        TextEditor(
          text: Binding(
            get: { @MainActor in model.text }, set: { @MainActor in (model.text, version) = ($0, version + 1) }),
          selection: Binding(
            get: { @MainActor in model.selection },
            set: { @MainActor in (model.selection, version) = ($0, version + 1) }))
        Button("Bold") {
          model.text.transformAttributes(in: &model.selection) { $0.font = .body.bold() }
          version += 1
        }
      }
      .font(.footnote)
    }
  }

  private func sizes(_ view: UITextView) -> [CGFloat] {
    (0..<view.textStorage.length).compactMap {
      (view.textStorage.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize
    }
  }

  /// Footnote has 13 points and title 28.
  @Test func charactersWithoutAFontHaveThatOfTheEnvironment() throws {
    let view = try #require(ShownView(Editor(model: Model())).first(UITextView.self))
    #expect(view.text == "One two")
    #expect(sizes(view) == [13, 13, 13, 13, 28, 28, 28])
  }

  @Test func typedCharactersHaveTheAttributesBeforeThem() throws {
    let model = Model()
    let shown = ShownView(Editor(model: model))
    let view = try #require(shown.first(UITextView.self))
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 7, length: 0)
    shown.type("o!")
    #expect(String(model.text.characters) == "One twoo!")
    #expect(model.text.runs.map(\.font) == [nil, .title])
    #expect(sizes(view).suffix(2) == [28, 28])
    view.selectedRange = NSRange(location: 3, length: 0)
    shown.type("e")
    #expect(String(model.text.characters) == "Onee twoo!")
    #expect(model.text.runs.map { model.text[$0.range].characters.count } == [5, 5])
    shown.screen.window.sendBackspace()
    shown.update()
    #expect(String(model.text.characters) == "One twoo!")
    #expect(model.selection.indices(in: model.text) == .insertionPoint(model.text.index(3)))
  }

  @Test func theSelectionIsReadAndWritten() throws {
    let model = Model()
    let shown = ShownView(Editor(model: model))
    let view = try #require(shown.first(UITextView.self))
    #expect(view.selectedRange == NSRange(location: 7, length: 0))
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 1, length: 4)
    #expect(
      model.selection.indices(in: model.text) == .ranges(RangeSet(model.text.index(1)..<model.text.index(5))))
    shown.update()
    shown.tap(text: "Bold")
    #expect(model.text.runs.map(\.font) == [nil, .body.bold(), .title])
    #expect(sizes(view) == [13, 17, 17, 17, 17, 28, 28])
    model.selection = AttributedTextSelection(insertionPoint: model.text.startIndex)
    shown.tap(text: "Bold")
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
    // At an insertion point, the next characters have the attributes.
    #expect(model.text.runs.map(\.font) == [nil, .body.bold(), .title])
    shown.type("A")
    #expect(String(model.text.characters) == "AOne two")
    #expect(model.text.runs.map(\.font) == [.body.bold(), nil, .body.bold(), .title])
  }

  @Test func selectionsFollowChangesOfTheText() {
    var text = AttributedString("One two")
    text.setFont(.title, of: "two")
    var selection = AttributedTextSelection(range: text.index(2)..<text.index(6))
    #expect(Array(selection.attributes(in: text)[\.font]) == [nil, .title])
    #expect(String(AttributedString(text[selection]).characters) == "e tw")
    #expect(selection.typingAttributes(in: text).font == nil)
    text.transform(updating: &selection) { $0.insert(AttributedString("Two "), at: $0.startIndex) }
    #expect(String(AttributedString(text[selection]).characters) == "e tw")
    text.replaceSelection(&selection, withCharacters: "👍🏽")
    #expect(String(text.characters) == "Two On👍🏽o")
    #expect(selection.indices(in: text) == .insertionPoint(text.index(7)))
    text.replaceSelection(&selection, with: AttributedString("!"))
    #expect(String(text.characters) == "Two On👍🏽!o")
    // Indices behind the end are at the end.
    #expect(selection.indices(in: AttributedString("A")) == .insertionPoint(AttributedString("A").endIndex))
  }
}

extension AttributedString {
  fileprivate mutating func setFont(_ font: HeadlessSwiftUI.Font, of word: String) {
    self[range(of: word)!].font = font
  }
  fileprivate func index(_ offset: Int) -> Index { characters.index(startIndex, offsetBy: offset) }
}
