import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// What a sheet's content sets for its sheet.
@MainActor @Suite struct SheetValueTests {
  private func sheet(_ content: some View) throws -> UIViewController {
    let shown = ShownView(Text("Below").sheet(isPresented: .constant(true)) { content })
    shown.update()
    return try #require(shown.controller.presentedViewController)
  }

  @Test func theDragIndicatorIsTheGrabber() throws {
    let visible = try sheet(Text("a").presentationDetents([.medium, .large]).presentationDragIndicator(.visible))
    #expect(visible.sheetPresentationController?.prefersGrabberVisible == true)
    let hidden = try sheet(Text("a").presentationDetents([.medium, .large]).presentationDragIndicator(.hidden))
    #expect(hidden.sheetPresentationController?.prefersGrabberVisible == false)
  }

  @Test func aSheetCanStay() throws {
    #expect(try sheet(Text("a").interactiveDismissDisabled()).isModalInPresentation)
    #expect(try !sheet(Text("a")).isModalInPresentation)
  }

  @Test func cornersAreTheContents() throws {
    let round = try sheet(Text("a").presentationCornerRadius(24))
    #expect(round.sheetPresentationController?.preferredCornerRadius == 24)
  }

  private struct Asking: View {
    @State private var isShown = true
    let notes: Notes
    var body: some View {
      Text(isShown ? "Asking" : "Answered").actionSheet(isPresented: $isShown) {
        ActionSheet(
          title: Text("Title"), message: Text("Message"),
          buttons: [
            .default(Text("Keep")) { notes.add("keep") }, .destructive(Text("Delete")) { notes.add("delete") },
            .cancel(),
          ])
      }
    }
  }

  @Test func anActionSheetHasItsButtons() throws {
    let notes = Notes()
    let shown = ShownView(Asking(notes: notes))
    shown.update()
    let alert = try #require(shown.controller.presentedViewController as? UIAlertController)
    #expect(alert.preferredStyle == .actionSheet && alert.title == "Title" && alert.message == "Message")
    #expect(alert.actions.map(\.style) == [.default, .destructive, .cancel])
    shown.tap(text: "Delete")
    #expect(notes.entries == ["delete"] && shown.texts.contains("Answered"))
  }
}
