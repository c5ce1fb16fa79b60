import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite struct LinkTests {
  let url = URL(string: "https://example.com")!

  @Test func aLinkOpensItsAddress() {
    let notes = Notes()
    let shown = ShownView(
      Link("Open", destination: url)
        .environment(
          \.openURL,
          OpenURLAction { url in
            notes.add(url.absoluteString)
            return .handled
          }))
    shown.tap(text: "Open")
    #expect(notes.entries == ["https://example.com"])
  }

  @Test func aShareLinkShowsTheSystemsSheet() throws {
    let shown = ShownView(ShareLink(item: url))
    #expect(shown.texts.contains("Share…"))
    shown.tap(text: "Share…")
    #expect(shown.controller.presentedViewController is UIActivityViewController)
    let own = ShownView(ShareLink(items: [url], subject: Text("S")) { Text("Send it") })
    shown.update()
    #expect(own.texts == ["Send it"])
    let preview = ShownView(ShareLink("Title", item: 5, preview: SharePreview("Five")))
    #expect(preview.texts.contains("Title"))
  }

  struct Pasting: View {
    @State var text = "nothing"
    var body: some View {
      PasteButton(payloadType: String.self) { text = $0.first ?? "" }
      Text("Pasted \(text)")
    }
  }

  @Test func aPasteButtonReadsThePasteboard() throws {
    let before = UIPasteboard.general.string
    UIPasteboard.general.string = "words"
    let shown = ShownView(VStack { Pasting() })
    shown.tap(try #require(shown.first(UIPasteControl.self)))
    #expect(shown.texts.contains("Pasted words"))
    UIPasteboard.general.string = before
  }

  @Test func unavailableContentStandsInTheMiddle() throws {
    let shown = ShownView(
      ContentUnavailableView("No Mail", systemImage: "tray", description: Text("New mails appear here.")))
    try shown.savePicture("unavailable")
    let title = try #require(shown.frame(of: "No Mail"))
    #expect(abs(title.midX - 195) < 0.35)
    #expect(shown.texts.contains("New mails appear here."))
    let own = ShownView(
      ContentUnavailableView {
        Label("Title", systemImage: "tray")
      } description: {
        Text("Description")
      } actions: {
        Button("Retry") {}
      })
    #expect(own.texts.suffix(3) == ["Title", "Description", "Retry"])
  }

  @Test func searchesWithoutResultsNameWhatWasSearchedFor() {
    #expect(ShownView(ContentUnavailableView.search).texts.contains("No Results"))
    #expect(ShownView(ContentUnavailableView.search(text: "Ada")).texts.contains("No Results for “Ada”"))
    let page = ShownView(NavigationStack { ContentUnavailableView.search.searchable(text: .constant("Bob")) })
    #expect(page.texts.contains("No Results for “Bob”"))
  }
}
