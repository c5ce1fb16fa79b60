import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// Apple's documentation of `AccessibilityFocusState`: the value follows the focus of VoiceOver, and setting it moves the focus; without
/// the technology the value stays unfocused.
@MainActor @Suite struct AccessibilityFocusTests {
  private enum Field: Hashable {
    case title, save, other
  }

  @Observable final class Model {
    var showsSave = true
    var heard: [String] = []
  }

  private struct Form: View {
    let model: Model
    @AccessibilityFocusState private var focus: Field?

    var body: some View {
      VStack {
        Text("Title").accessibilityFocused($focus, equals: .title)
        if model.showsSave { Button("Save") { focus = .title }.accessibilityFocused($focus, equals: .save) }
        Button("Error") { focus = .save }
        Button("Missing") { focus = .other }
        Button("Leave") { focus = nil }
      }
      .onChange(of: focus) { model.heard.append($1.map { "\($0)" } ?? "none") }
    }
  }

  private func element(_ label: String, in shown: ShownView<some View>) throws -> NSObject {
    func find(_ object: NSObject) -> NSObject? {
      if object.isAccessibilityElement { return object.accessibilityLabel == label ? object : nil }
      let inside = object.accessibilityElements?.compactMap { $0 as? NSObject } ?? (object as? UIView)?.subviews ?? []
      return inside.lazy.compactMap { find($0) }.first
    }
    return try #require(find(shown.controller.view))
  }

  private var focused: String? {
    (UIAccessibility.focusedElement(using: .notificationVoiceOver) as? NSObject)?.accessibilityLabel
  }

  @Test func theStateFollowsTheFocusThatATestMoves() throws {
    let model = Model()
    let shown = ShownView(Form(model: model))
    defer { shown.screen.close() }
    UIAccessibility.moveVoiceOver(to: try element("Title", in: shown))
    UIAccessibility.moveVoiceOver(to: try element("Save", in: shown))
    UIAccessibility.moveVoiceOver(to: try element("Error", in: shown))
    #expect(model.heard == ["title", "save", "none"])
    UIAccessibility.runVoiceOver(false)
  }

  @Test func settingTheStateMovesTheFocus() throws {
    let model = Model()
    let shown = ShownView(Form(model: model))
    defer { shown.screen.close() }
    UIAccessibility.runVoiceOver()
    shown.tap(text: "Error")
    #expect(focused == "Save")
    shown.tap(text: "Save")
    #expect(focused == "Title")
    shown.tap(text: "Leave")
    #expect(focused == nil)
    #expect(model.heard == ["save", "title", "none"])
    UIAccessibility.runVoiceOver(false)
  }

  @Test func aViewThatIsRemovedLosesTheFocus() throws {
    let model = Model()
    let shown = ShownView(Form(model: model))
    defer { shown.screen.close() }
    UIAccessibility.moveVoiceOver(to: try element("Save", in: shown))
    model.showsSave = false
    shown.update()
    #expect(model.heard == ["save", "none"])
    UIAccessibility.runVoiceOver(false)
  }

  @Test func aValueWithoutAViewGivesWay() {
    let model = Model()
    let shown = ShownView(Form(model: model))
    defer { shown.screen.close() }
    UIAccessibility.runVoiceOver()
    shown.tap(text: "Missing")
    #expect(focused == nil && model.heard.last != "other")
    UIAccessibility.runVoiceOver(false)
  }

  @Test func withoutVoiceOverTheStateStaysUnfocused() {
    let model = Model()
    let shown = ShownView(Form(model: model))
    defer { shown.screen.close() }
    shown.tap(text: "Error")
    #expect(focused == nil && model.heard.last != "save")
  }

  private struct Field1: View {
    @AccessibilityFocusState private var isFocused: Bool
    @State private var name = ""
    var body: some View {
      VStack {
        TextField("Name", text: $name).accessibilityFocused($isFocused)
        Text(isFocused ? "Reads the field" : "Reads something else")
      }
    }
  }

  @Test func aFieldOfUIKitsHasTheFocusToo() throws {
    let shown = ShownView(Field1())
    defer { shown.screen.close() }
    let field = try #require(shown.first(UITextField.self))
    _ = shown.controller.view.accessibilityElements
    UIAccessibility.moveVoiceOver(to: field)
    shown.update()
    #expect(shown.texts.contains("Reads the field"))
    UIAccessibility.runVoiceOver(false)
  }

  private struct Reader: View {
    @Environment(\.accessibilityVoiceOverEnabled) private var isOn
    var body: some View { Text(isOn ? "On" : "Off") }
  }

  @Test func viewsKnowWhetherVoiceOverRuns() {
    let shown = ShownView(Reader())
    defer { shown.screen.close() }
    #expect(shown.texts == ["Off"])
    UIAccessibility.runVoiceOver()
    shown.update()
    #expect(shown.texts == ["On"])
    UIAccessibility.runVoiceOver(false)
    shown.update()
    #expect(shown.texts == ["Off"])
  }
}
