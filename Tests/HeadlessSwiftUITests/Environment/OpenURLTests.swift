import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite struct OpenURLTests {
  private struct Opening: View {
    @Environment(\.openURL) private var openURL
    let notes: Notes
    let address: URL
    var body: some View {
      Button("Open") { openURL(address) { notes.add("accepted \($0)") } }
    }
  }

  private func entries(_ handler: @escaping (URL) -> OpenURLAction.Result) throws -> [String] {
    let notes = Notes()
    let address = try #require(URL(string: "https://example.org/a"))
    let shown = ShownView(
      Opening(notes: notes, address: address).environment(
        \.openURL,
        OpenURLAction { url in
          MainActor.assumeIsolated { notes.add(url.lastPathComponent) }
          return handler(url)
        }))
    defer { shown.screen.close() }
    shown.tap(text: "Open")
    return notes.entries
  }

  /// Apple's documentation of `OpenURLAction.Result`; the application opens no URLs here.
  @Test func aHandlerDecidesWhetherAURLIsOpened() throws {
    #expect(try entries { _ in .handled } == ["a", "accepted true"])
    #expect(try entries { _ in .discarded } == ["a", "accepted false"])
    #expect(try entries { _ in .systemAction } == ["a", "accepted false"])
  }
}
