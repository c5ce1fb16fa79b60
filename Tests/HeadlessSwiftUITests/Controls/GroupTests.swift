import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite struct GroupTests {
  /// Row 99 of the figures: the label at the leading edge, the content at the trailing one, at least 8 points between them.
  @Test func labeledContentFillsTheWidth() throws {
    let shown = ShownView(LabeledContent("Version", value: "18.5").padding(.horizontal, 20))
    let (label, value) = try (#require(shown.frame(of: "Version")), #require(shown.frame(of: "18.5")))
    #expect(label.minX == 20 && abs(value.maxX - 370) < 0.35)
    let widths = ElementHost(Text("Version")).size().width + ElementHost(Text("18.5")).size().width
    #expect(ElementHost(LabeledContent("Version", value: "18.5")).size().width.isNear(widths + 16))
    let hidden = ShownView(LabeledContent("Version", value: "18.5").labelsHidden())
    #expect(hidden.texts == ["18.5"])
  }

  @Test func labeledContentTakesFormatsAndViews() {
    let number = ShownView(
      LabeledContent(
        "Count", value: 12.5, format: .number.locale(Locale(identifier: "en_US")).precision(.fractionLength(2))))
    #expect(number.texts == ["Count", "12.50"])
    let views = ShownView(
      LabeledContent {
        Text("B")
      } label: {
        Text("A")
        Text("below A")
      })
    #expect(views.texts == ["A", "below A", "B"])
  }

  struct Stacked: LabeledContentStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.content
        LabeledContent(configuration)
      }
    }
  }

  @Test func anOwnStyleMakesTheViews() {
    let shown = ShownView(LabeledContent("A", value: "B").labeledContentStyle(Stacked()))
    #expect(shown.texts == ["A", "B", "A", "B"])
  }

  @Test func aBoxKeepsSixteenPointsAroundItsContent() {
    let box = ElementHost(GroupBox { Block(width: 100, height: 50) })
    #expect(box.size(300) == CGSize(width: 132, height: 82))
    // A headline of 20.33 points and 8 points above the content.
    let labeled = ElementHost(GroupBox("Title") { Block(width: 100, height: 50) }).size(300)
    #expect(labeled.width == 300 && labeled.height.isNear(110.333))
  }

  struct Plain: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        configuration.content
      }
    }
  }

  @Test func boxesHaveStyles() {
    let shown = ShownView(GroupBox("Title") { Text("Inside") }.groupBoxStyle(Plain()))
    #expect(shown.texts == ["Title", "Inside"])
  }

  struct Tools: View {
    let notes: Notes
    var body: some View {
      VStack(spacing: 20) {
        ControlGroup {
          Button("Cut") { notes.add("cut") }
          Button("Copy") { notes.add("copy") }
        }
        ControlGroup("Menu") {
          Button("Paste") { notes.add("paste") }
        }
        .controlGroupStyle(.menu)
        GroupBox("Box") { GroupBox(label: Label("Inner", systemImage: "heart")) { Text("Content") } }
        GroupBox { LabeledContent("Label", value: "Value") }
      }
      .padding()
    }
  }

  @Test func controlsOfAGroupActEach() throws {
    let notes = Notes()
    let shown = ShownView(Tools(notes: notes))
    try shown.savePicture("groups")
    let (cut, copy) = try (#require(shown.frame(of: "Cut")), #require(shown.frame(of: "Copy")))
    #expect(cut.midY == copy.midY && cut.maxX < copy.minX)
    shown.tap(text: "Copy")
    shown.tap(text: "Menu")
    #expect(shown.screen.window.chooseMenuElement(titled: "Paste"))
    #expect(notes.entries == ["copy", "paste"])
  }
}
