import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// The positions of caret and selection, which are only painted on request.
@MainActor @Suite struct TextSelectionTests {
  private func shown<Input: UIView>(_ input: Input, marks: Bool = true, _ body: (Input, HostedScreen) throws -> Void)
    rethrows
  {
    var configuration = ScreenConfiguration.standard
    configuration.showsTextSelection = marks
    let controller = UIViewController()
    controller.view.addSubview(input)
    let screen = Screens.show(controller, on: configuration)
    defer { screen.close() }
    input.becomeFirstResponder()
    screen.window.updateScreen()
    try body(input, screen)
  }

  private func field(_ text: String = "", _ alignment: NSTextAlignment = .natural) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
    field.text = text
    field.textAlignment = alignment
    return field
  }

  @Test func anEmptyFieldHasItsCaretWhereTextWillBe() {
    func caret(_ alignment: NSTextAlignment) -> CGRect {
      let field = field("", alignment)
      return field.caretRect(for: field.beginningOfDocument)
    }
    #expect(caret(.natural).minX == 0)
    #expect(caret(.center).minX == 100)
    #expect(caret(.right).minX == 200)
    // A line of 17 points is 20.287 high, and centred in 40.
    #expect(abs(caret(.natural).height - 20.287) < 0.01)
    #expect(abs(caret(.natural).midY - 20) < 0.5)
  }

  @Test func marksArePaintedOnRequestAlone() throws {
    shown(field("Hello"), marks: false) { field, _ in
      #expect(field.selectionMarks == nil)
      #expect(field.subviews.isEmpty)
    }
    try shown(field("Hello")) { field, _ in
      let marks = try #require(field.selectionMarks)
      #expect(marks.caret == field.caretRect(for: field.endOfDocument))
      #expect(marks.highlight.isEmpty && marks.edges == nil)
      #expect(field.subviews.last is UITextSelectionView)
      field.resignFirstResponder()
      field.layoutIfNeeded()
      #expect(field.selectionMarks == nil)
      #expect(field.subviews.isEmpty)
    }
  }

  @Test func selectedTextHasAHighlightAndHandles() throws {
    try shown(field("Hello big world")) { field, _ in
      let start = try #require(field.position(from: field.beginningOfDocument, offset: 6))
      let end = try #require(field.position(from: start, offset: 3))
      field.selectedTextRange = field.textRange(from: start, to: end)
      let marks = try #require(field.selectionMarks)
      #expect(marks.caret == nil)
      let range = try #require(field.selectedTextRange)
      #expect(marks.highlight == [field.firstRect(for: range)])
      #expect(marks.edges?.start.minX == field.caretRect(for: start).minX)
      #expect(marks.edges?.end.minX == field.caretRect(for: end).minX)
      // One rectangle behind the text; a bar and a dot for each handle above it.
      #expect(marks.itemsBehind.count == 1)
      #expect(marks.itemsAbove.count == 4)
    }
  }

  private func text(_ string: String, isEditable: Bool = true) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 50, width: 300, height: 200))
    view.font = .systemFont(ofSize: 17)
    view.text = string
    view.isEditable = isEditable
    return view
  }

  @Test func aSelectionThatGoesOnReachesTheLinesEnd() throws {
    try shown(text("one\ntwo\nthree")) { view, _ in
      view.selectedRange = NSRange(location: 1, length: 8)
      let range = try #require(view.selectedTextRange)
      let rects = view.selectionRects(for: range).map(\.rect)
      #expect(rects.count == 3)
      // The width of lines: 300 points minus 5 of padding on both sides.
      #expect(rects.prefix(2).allSatisfy { $0.maxX == 295 })
      #expect(rects[1].minX == 5)
      #expect(rects[2].maxX < 30)
      #expect(view.firstRect(for: range).maxX < 50)
      let marks = try #require(view.selectionMarks)
      #expect(marks.highlight == rects)
      // The start is in the first line, the end in the third.
      let edges = try #require(marks.edges)
      #expect(edges.end.minY > rects[1].maxY - 1)
    }
  }

  /// A line's own direction applies: that of its text.
  @Test func linesFromRightToLeftReachTheLeft() throws {
    try shown(text("אחת\nשתים")) { view, _ in
      view.selectedRange = NSRange(location: 1, length: 5)
      let range = try #require(view.selectedTextRange)
      let rects = view.selectionRects(for: range).map(\.rect)
      #expect(rects.first?.minX == 5)
      #expect(rects.last?.maxX == 295)
    }
    let english = text("one\ntwo")
    english.semanticContentAttribute = .forceRightToLeft
    try shown(english) { view, _ in
      view.selectedRange = NSRange(location: 1, length: 5)
      let range = try #require(view.selectedTextRange)
      #expect(view.selectionRects(for: range).first?.rect.maxX == 295)
    }
  }

  @Test func aTextThatIsOnlyReadHasNoCaret() throws {
    try shown(text("one", isEditable: false)) { view, _ in
      #expect(view.isFirstResponder)
      let marks = try #require(view.selectionMarks)
      #expect(marks.caret == nil)
      view.selectedRange = NSRange(location: 0, length: 3)
      let selected = try #require(view.selectionMarks)
      #expect(selected.highlight.count == 1)
    }
  }

  @Test func theCaretAfterALineBreakStandsInTheNextLine() {
    let view = text("one\n")
    let end = view.caretRect(for: view.endOfDocument)
    #expect(end.minX == 5)
    #expect(abs(end.minY - 28.287) < 0.01)
  }
}
