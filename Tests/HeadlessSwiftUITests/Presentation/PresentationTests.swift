import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

@MainActor @Suite struct PresentationTests {
  struct Sheet: View {
    @State var isShown = true
    @State var count = 0
    var body: some View {
      VStack {
        Text(isShown ? "Shown" : "Hidden")
        Button("Open") { isShown = true }
      }
      .sheet(isPresented: $isShown, onDismiss: { count += 1 }) {
        VStack {
          Text("Inside \(count)")
          Closing()
        }
        .presentationDetents([.medium])
      }
    }
  }

  struct Closing: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
  }

  @Test func aSheetComesAndGoesWithItsBinding() throws {
    let shown = ShownView(Sheet())
    shown.update()
    try shown.savePicture("sheet")
    let presented = try #require(shown.controller.presentedViewController)
    #expect(presented.sheetPresentationController?.detents.count == 1)
    #expect(shown.texts.contains("Inside 0"))
    let close = try #require(shown.frame(of: "Close"))
    shown.tap(close.midX, close.midY)
    #expect(shown.controller.presentedViewController == nil)
    #expect(shown.texts.contains("Hidden"))
    let open = try #require(shown.frame(of: "Open"))
    shown.tap(open.midX, open.midY)
    #expect(shown.texts.contains("Inside 1"))
  }

  /// Apple's documentation: the cover shows its content over as much of the screen as possible.
  @Test func aCoverFillsAScreenOfCompactWidth() throws {
    let shown = ShownView(Text("Below").fullScreenCover(isPresented: .constant(true)) { Text("Cover") })
    shown.update()
    let cover = try #require(shown.controller.presentedViewController)
    let window = try #require(cover.view.window)
    #expect(window.traitCollection.horizontalSizeClass == .compact)
    #expect(cover.view.convert(cover.view.bounds, to: window) == window.bounds)
  }

  @Test func aPopoverThatIsShownFromTheStartIsAnchoredAtItsView() throws {
    let shown = ShownView(
      NavigationStack {
        Text("Anchor").popover(isPresented: .constant(true)) {
          Text("Popover").presentationCompactAdaptation(.popover)
        }
      })
    defer { shown.screen.close() }
    let popover = try #require(shown.controller.presentedViewController?.popoverPresentationController)
    let anchor = try #require(popover.sourceView?.convert(popover.sourceRect, to: nil))
    let frame = try #require(shown.frame(of: "Anchor"))
    #expect(abs(anchor.midX - frame.midX) < 0.5 && abs(anchor.midY - frame.midY) < 0.5)
  }

  /// Apple's documentation of `confirmationDialog`: in regular widths it is a popover. It points at the view.
  @Test func aDialogThatIsShownFromTheStartIsAnchoredAtItsView() throws {
    let shown = ShownView(
      NavigationStack {
        Text("Anchor").confirmationDialog("Title", isPresented: .constant(true)) { Button("Action") {} }
      }, size: CGSize(width: 834, height: 1194), isRegular: true)
    defer { shown.screen.close() }
    let popover = try #require(shown.controller.presentedViewController?.popoverPresentationController)
    let anchor = try #require(popover.sourceView?.convert(popover.sourceRect, to: nil))
    let frame = try #require(shown.frame(of: "Anchor"))
    #expect(abs(anchor.midX - frame.midX) < 0.5 && abs(anchor.midY - frame.midY) < 0.5)
  }

  /// Apple's documentation of `presentationCompactAdaptation`: a popover stays one in compact widths, or covers the screen.
  @Test(arguments: [PresentationAdaptation.automatic, .popover, .fullScreenCover, .sheet])
  func aPopoverAdaptsToCompactWidthsAsItsContentAsks(_ adaptation: PresentationAdaptation) throws {
    let shown = ShownView(
      Text("Anchor").popover(isPresented: .constant(true)) {
        Text("Inside").frame(width: 120, height: 60).presentationCompactAdaptation(adaptation)
      })
    shown.update()
    let popover = try #require(shown.controller.presentedViewController)
    let window = try #require(popover.view.window)
    let frame = popover.view.convert(popover.view.bounds, to: window)
    switch adaptation {
    case .popover: #expect(frame.width < window.bounds.width / 2)
    case .fullScreenCover: #expect(frame == window.bounds)
    default: #expect(frame.width == window.bounds.width && frame.minY > 0)
    }
  }

  /// Apple's documentation: the arrow is at the edge of the attachment's anchor, so that the popover is beyond that edge.
  @Test func aPopoverPointsAtItsAnchor() throws {
    func popover(_ anchor: PopoverAttachmentAnchor, _ edge: Edge?) throws -> UIPopoverPresentationController {
      let shown = ShownView(
        Color.red.frame(width: 100, height: 60).popover(
          isPresented: .constant(true), attachmentAnchor: anchor, arrowEdge: edge
        ) {
          Text("Popover").presentationCompactAdaptation(.popover)
        })
      shown.update()
      return try #require(shown.controller.presentedViewController?.popoverPresentationController)
    }
    func anchor(_ popover: UIPopoverPresentationController) -> CGRect? {
      popover.sourceView?.convert(popover.sourceRect, to: nil)
    }
    // The view is in the middle of 390 x (844 - 47 - 34) points below 47.
    let frame = CGRect(x: 145, y: 398.5, width: 100, height: 60)
    let plain = try popover(.rect(.bounds), nil)
    #expect(anchor(plain) == frame && plain.permittedArrowDirections == .any)
    let corner = try popover(.point(.bottomTrailing), .bottom)
    #expect(anchor(corner) == CGRect(x: frame.maxX, y: frame.maxY, width: 0, height: 0))
    #expect(corner.permittedArrowDirections == .up)
    let part = try popover(.rect(.rect(CGRect(x: 10, y: 20, width: 30, height: 5))), .leading)
    #expect(anchor(part) == CGRect(x: 155, y: 418.5, width: 30, height: 5))
    #expect(part.permittedArrowDirections == .right)
    #expect(try popover(.rect(.bounds), .top).permittedArrowDirections == .down)
    #expect(try popover(.rect(.bounds), .trailing).permittedArrowDirections == .left)
  }

  private struct Schemes: View {
    let preferred: ColorScheme?
    let notes: Notes
    var body: some View {
      Color.red.preferredColorScheme(preferred).environment(\.colorScheme, .dark).sheet(isPresented: .constant(true)) {
        SchemeReader { notes.add("\($0)") }
      }
    }
  }

  private struct SchemeReader: View {
    @Environment(\.colorScheme) private var scheme
    let read: (ColorScheme) -> Void
    var body: some View {
      read(scheme)
      return Text("Sheet")
    }
  }

  /// Apple's documentation of `preferredColorScheme`: the scheme of the nearest presentation. What is presented has it, too, and
  /// otherwise the scheme of the device, in its views and behind them.
  @Test(arguments: [nil, ColorScheme.dark]) func sheetsHaveOneScheme(preferred: ColorScheme?) throws {
    let notes = Notes()
    let shown = ShownView(Schemes(preferred: preferred, notes: notes))
    defer { shown.screen.close() }
    shown.update()
    let sheet = try #require(shown.controller.presentedViewController)
    #expect(sheet.traitCollection.userInterfaceStyle == (preferred == .dark ? .dark : .light))
    #expect(notes.entries.last == (preferred == .dark ? "dark" : "light"))
  }

  private struct Heights: View {
    @State var detent = PresentationDetent.medium
    let notes: Notes
    var body: some View {
      Text("Behind").onTapGesture { notes.add("tapped") }.sheet(isPresented: .constant(true)) {
        Text("Inside").presentationDetents([.medium, .large], selection: $detent)
          .presentationBackgroundInteraction(.enabled(upThrough: .medium)).presentationContentInteraction(.scrolls)
          .onChange(of: detent) { notes.add("\($1 == .large)") }
      }
    }
  }

  @Test func aSheetThatTheUserDragsWritesItsDetent() throws {
    let notes = Notes()
    let shown = ShownView(Heights(notes: notes))
    defer { shown.screen.close() }
    shown.update()
    let sheet = try #require(shown.controller.presentedViewController?.sheetPresentationController)
    #expect(sheet.largestUndimmedDetentIdentifier == .medium)
    #expect(!sheet.prefersScrollingExpandsWhenScrolledToEdge)
    shown.screen.window.send(.drag(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 60)))
    shown.update()
    #expect(sheet.selectedDetentIdentifier == .large)
    #expect(notes.entries == ["true"])
  }

  @Observable final class ChosenHeight {
    var detent = PresentationDetent.medium
  }

  private struct ChosenHeights: View {
    @Bindable var model: ChosenHeight
    var body: some View {
      Text("Behind").sheet(isPresented: .constant(true)) {
        Button("Larger") { model.detent = .large }
          .presentationDetents([.medium, .large, .height(200)], selection: $model.detent)
      }
    }
  }

  /// No other view reads the binding's value.
  @Test func aSheetFollowsTheBindingOfItsDetent() throws {
    let model = ChosenHeight()
    let shown = ShownView(ChosenHeights(model: model))
    defer { shown.screen.close() }
    shown.update()
    let sheet = try #require(shown.controller.presentedViewController?.sheetPresentationController)
    func height() -> CGFloat { sheet.presentedViewController.view.bounds.height }
    let medium = height()
    #expect(sheet.selectedDetentIdentifier == .medium)
    shown.tap(text: "Larger")
    shown.update()
    #expect(sheet.selectedDetentIdentifier == .large && height() > medium + 200)
    model.detent = .height(200)
    shown.update()
    shown.update()
    #expect(height() < medium - 100)
  }

  /// Apple's documentation: a sheet begins at its smallest detent; detents are a set without an order.
  @Test func aSheetBeginsAtItsSmallestHeight() throws {
    let shown = ShownView(
      Text("Below").sheet(isPresented: .constant(true)) {
        Text("Inside").presentationDetents([.large, .fraction(0.75), .height(200), .medium])
      })
    shown.update()
    let sheet = try #require(shown.controller.presentedViewController?.sheetPresentationController)
    let identifiers = sheet.detents.map(\.identifier)
    #expect(identifiers.count == 4)
    #expect(identifiers.firstIndex(of: .medium) == 1)
    #expect(identifiers.last == .large)
    #expect(sheet.presentedViewController.view.bounds.height < 300)
  }

  struct Alerting: View {
    @State var isShown = false
    @State var result = "none"
    var body: some View {
      Button("Ask: \(result)") { isShown = true }
        .alert("Delete it?", isPresented: $isShown) {
          Button("Delete", role: .destructive) { result = "deleted" }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("It is gone then.")
        }
    }
  }

  @Test func anAlertShowsItsTitleMessageAndButtons() throws {
    let shown = ShownView(Alerting())
    let button = try #require(shown.frame(of: "Ask: none"))
    shown.tap(button.midX, button.midY)
    try shown.savePicture("alert")
    let alert = try #require(shown.controller.presentedViewController as? UIAlertController)
    #expect(alert.title == "Delete it?")
    #expect(alert.message == "It is gone then.")
    #expect(alert.actions.map(\.title) == ["Delete", "Cancel"])
    #expect(alert.actions.map(\.style) == [.destructive, .cancel])
  }

  @Test func aDialogHasAWayOut() throws {
    let shown = ShownView(
      Text("Content").confirmationDialog("Title", isPresented: .constant(true), titleVisibility: .visible) {
        Button("Share") {}
      })
    shown.update()
    try shown.savePicture("dialog")
    let sheet = try #require(shown.controller.presentedViewController as? UIAlertController)
    #expect(sheet.preferredStyle == .actionSheet)
    #expect(sheet.title == "Title")
    #expect(sheet.actions.map(\.title) == ["Share", "Cancel"])
  }
}
