import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Content avoids the keyboard, which is a region of the safe area (Apple's documentation of `SafeAreaRegions.keyboard`). The screen is
/// 390 x 844 points with safe area insets of 47 and 34 points, the keyboard 336 points high with the insets.
@MainActor @Suite struct KeyboardAvoidanceTests {
  private func keyboardTop<Content: View>(_ shown: ShownView<Content>) -> CGFloat {
    shown.screen.window.keyboardLayoutGuide.layoutFrame.minY
  }

  private struct Bottom: View {
    let ignores: Bool
    var body: some View {
      VStack {
        TextField("Name", text: .constant(""))
        Spacer()
        Color.red.frame(height: 20)
      }
      .ignoresSafeArea(ignores ? .keyboard : [], edges: .bottom)
    }
  }

  @Test func contentEndsAtTheKeyboard() throws {
    let shown = ShownView(Bottom(ignores: false))
    defer { shown.screen.close() }
    #expect(try #require(shown.frames("Color").first).maxY == 810)
    let field = try #require(shown.first(UITextField.self))
    shown.tap(field)
    let top = keyboardTop(shown)
    #expect(top < 700)
    #expect(try #require(shown.frames("Color").first).maxY == top)
    field.resignFirstResponder()
    shown.update()
    #expect(try #require(shown.frames("Color").first).maxY == 810)
  }

  @Test func contentMayIgnoreTheKeyboard() throws {
    let shown = ShownView(Bottom(ignores: true))
    defer { shown.screen.close() }
    shown.tap(try #require(shown.first(UITextField.self)))
    #expect(keyboardTop(shown) < 700)
    #expect(try #require(shown.frames("Color").first).maxY == 810)
  }

  @Test func hostsMayLeaveTheKeyboardOut() throws {
    let shown = ShownView(Bottom(ignores: false))
    defer { shown.screen.close() }
    shown.controller.safeAreaRegions = .container
    shown.tap(try #require(shown.first(UITextField.self)))
    #expect(try #require(shown.frames("Color").first).maxY == 810)
  }

  private struct Fields: View {
    let kind: Int
    @FocusState private var focus: Int?
    var body: some View {
      switch kind {
      case 0: ScrollView { VStack(spacing: 0) { rows } }
      case 1: NavigationStack { ScrollView { VStack(spacing: 0) { rows } }.navigationTitle("Title") }
      case 2: List { rows }
      default: TabView { Form { rows }.tabItem { Text("One") } }
      }
    }

    private var rows: some View {
      ForEach(0..<20, id: \.self) { row in
        TextField("Field \(row)", text: .constant("")).frame(height: 100).focused($focus, equals: row)
      }
    }
  }

  /// A field that the keyboard would cover is scrolled above it: in scroll views, on pages, in lists and in tabs.
  @Test(arguments: [0, 1, 2, 3]) func theFocusedFieldStaysVisible(kind: Int) throws {
    let shown = ShownView(Fields(kind: kind))
    defer { shown.screen.close() }
    func onScreen(_ view: UIView) -> CGRect { view.convert(view.bounds, to: shown.screen.window) }
    let field = try #require(
      shown.all(UITextField.self).filter { onScreen($0).maxY < 720 }.max { onScreen($0).maxY < onScreen($1).maxY })
    shown.tap(field)
    let top = keyboardTop(shown)
    #expect(top < 700 && field.isFirstResponder)
    #expect(onScreen(field).maxY <= top + 0.5)
    let scroll = try #require(shown.first(UIScrollView.self))
    // The content ends above the keyboard, and the scroll view is still as large as the screen.
    #expect(onScreen(scroll).maxY >= 760)
    #expect(scroll.adjustedContentInset.bottom >= 844 - top - 84)
    field.resignFirstResponder()
    shown.update()
    #expect(scroll.adjustedContentInset.bottom < 100)
  }

  /// Pages stand behind the keyboard, with their bars.
  @Test func barsStayBelowTheKeyboard() throws {
    struct Page: View {
      var body: some View {
        NavigationStack {
          VStack {
            TextField("Name", text: .constant(""))
            Spacer()
            Color.red.frame(height: 20)
          }
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("Done") {} } }
        }
      }
    }
    let shown = ShownView(Page())
    defer { shown.screen.close() }
    let bar = try #require(shown.first(UIToolbar.self))
    let before = bar.frame
    shown.tap(try #require(shown.first(UITextField.self)))
    #expect(bar.frame == before)
    #expect(try #require(shown.frames("Color").first).maxY == keyboardTop(shown))
  }
}
