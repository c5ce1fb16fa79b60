import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// Presentations that follow each other. SwiftUI presents one sheet of a view at a time; "the next sheet will be presented when the
/// currently presented sheet gets dismissed", as iOS logs.
@MainActor @Suite struct PresentationQueueTests {
  @Observable final class Model {
    var isFirst = false
    var isSecond = false
    var isInner = false
  }

  private struct Presenter: View {
    @Bindable var model: Model
    let notes: Notes
    var body: some View {
      Text("root")
        .sheet(isPresented: $model.isFirst, onDismiss: { notes.add("first left") }) {
          Text("first").sheet(isPresented: $model.isInner) { Text("inner") }
        }
        .fullScreenCover(isPresented: $model.isSecond, onDismiss: { notes.add("second left") }) { Text("second") }
    }
  }

  private func shown(_ shown: ShownView<Presenter>) -> [String] {
    shown.update()
    return ["first", "second", "inner"].filter { shown.texts.contains($0) }
  }

  private struct Successor: View {
    @Bindable var model: Model
    let notes: Notes
    var body: some View {
      Text("root").sheet(isPresented: $model.isFirst) {
        notes.add("left")
        // The next one begins before UIKit's delegate hears of the dismissal.
        if notes.entries.count == 1 { model.isFirst = true }
      } content: {
        Text("first")
      }
    }
  }

  /// The second report of a controller's dismissal doesn't end the sheet that `onDismiss` begins.
  @Test func aSheetBegunByOnDismissStays() throws {
    let (model, notes) = (Model(), Notes())
    let screen = ShownView(Successor(model: model, notes: notes))
    defer { screen.screen.close() }
    model.isFirst = true
    screen.update()
    let sheet = try #require(screen.controller.presentedViewController)
    let delegate = sheet.presentationController?.delegate
    sheet.dismiss(animated: false)
    screen.update()
    if let presentation = sheet.presentationController { delegate?.presentationControllerDidDismiss?(presentation) }
    screen.update()
    #expect(notes.entries == ["left"] && model.isFirst)
    #expect(screen.texts.contains("first"))
  }

  @Test func aSecondSheetWaitsForTheFirst() {
    let (model, notes) = (Model(), Notes())
    let screen = ShownView(Presenter(model: model, notes: notes))
    defer { screen.screen.close() }
    model.isFirst = true
    #expect(shown(screen) == ["first"])
    model.isSecond = true
    #expect(shown(screen) == ["first"])
    // The first sheet's own presentations don't wait.
    model.isInner = true
    #expect(shown(screen).contains("inner"))
    model.isInner = false
    #expect(shown(screen) == ["first"])
    model.isFirst = false
    #expect(shown(screen) == ["second"])
    #expect(notes.entries == ["first left"])
  }

  @Test func oneReplacesTheOtherInBothDirections() {
    let (model, notes) = (Model(), Notes())
    let screen = ShownView(Presenter(model: model, notes: notes))
    defer { screen.screen.close() }
    model.isFirst = true
    #expect(shown(screen) == ["first"])
    (model.isFirst, model.isSecond) = (false, true)
    #expect(shown(screen) == ["second"] && model.isSecond)
    (model.isFirst, model.isSecond) = (true, false)
    #expect(shown(screen) == ["first"] && model.isFirst)
    #expect(notes.entries == ["first left", "second left"])
  }

  @Test func aSheetThatNoLongerWaitsDoesNotCome() {
    let model = Model()
    let screen = ShownView(Presenter(model: model, notes: Notes()))
    defer { screen.screen.close() }
    model.isFirst = true
    model.isSecond = true
    _ = shown(screen)
    model.isSecond = false
    _ = shown(screen)
    model.isFirst = false
    #expect(shown(screen) == [])
  }

  private struct Numbered: Identifiable { let id: Int }

  private struct Numbers: View {
    let notes: Notes
    @State private var shown: Numbered?
    var body: some View {
      Button("Show") { shown = Numbered(id: 1) }
        .sheet(item: $shown) {
          notes.add("dismissed")
        } content: { number in
          Button("Next \(number.id)") { shown = Numbered(id: number.id + 1) }
            .onAppear { notes.add("+\(number.id)") }
            .onDisappear { notes.add("-\(number.id)") }
        }
    }
  }

  /// Another item is another sheet: `onDismiss` runs between the dismissal of the one and the presentation of the other, as the authors of
  /// swift-navigation observed (pull request 238 there).
  @Test func anotherItemIsPresentedAfterTheDismissal() {
    let notes = Notes()
    let shown = ShownView(Numbers(notes: notes))
    defer { shown.screen.close() }
    shown.tap(text: "Show")
    shown.update()
    shown.tap(text: "Next 1")
    shown.update()
    #expect(notes.entries == ["+1", "-1", "dismissed", "+2"])
    #expect(shown.texts.contains("Next 2") && !shown.texts.contains("Next 1"))
  }
}
