import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import UniformTypeIdentifiers

/// `fileExporter(item:)` writes the item's data to a file that the picker moves, as Apple documents it.
@MainActor @Suite struct ItemExporterTests {
  private struct Note: Transferable {
    let text: String
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .plainText) { (note: Note) in Data(note.text.utf8) }
    }
  }

  private struct Page: View {
    let note: Note?
    @State private var isExporting = false
    @State private var result = "none"
    var body: some View {
      VStack {
        Text("Result \(result)")
        Button("Export") { isExporting = true }
      }
      .fileExporter(isPresented: $isExporting, item: note, contentTypes: [.plainText], defaultFilename: "Exported") {
        result = (try? $0.get().lastPathComponent) ?? "failed"
      } onCancellation: {
        result = "cancelled"
      }
    }
  }

  private func picker(_ controller: UIViewController) -> UIDocumentPickerViewController? {
    controller as? UIDocumentPickerViewController ?? controller.children.lazy.compactMap(picker).first
      ?? controller.presentedViewController.flatMap(picker)
  }

  private func waitedPicker(_ shown: ShownView<some View>) async -> UIDocumentPickerViewController? {
    for _ in 0..<200 {
      shown.update()
      if let picker = picker(shown.controller) { return picker }
      await Task.yield()
    }
    return nil
  }

  @Test func thePickerGetsTheItemsFile() async throws {
    let shown = ShownView(Page(note: Note(text: "Hello")))
    defer { shown.screen.close() }
    shown.tap(text: "Export")
    let picker = try #require(await waitedPicker(shown))
    let url = try #require(picker.exportedURLs.first)
    #expect(url.lastPathComponent == "Exported.txt")
    #expect(try String(contentsOf: url, encoding: .utf8) == "Hello")
    picker.delegate?.documentPicker(picker, didPickDocumentsAt: [URL(fileURLWithPath: "/tmp/there.txt")])
    shown.update()
    #expect(shown.texts.contains("Result there.txt"))
  }

  private struct Pages: View {
    let notes: [Note]
    @State private var isExporting = false
    @State private var result = "none"
    var body: some View {
      VStack {
        Text("Result \(result)")
        Button("Export") { isExporting = true }
      }
      .fileExporter(isPresented: $isExporting, items: notes, contentTypes: [.plainText]) {
        result = (try? $0.get().map(\.lastPathComponent).joined(separator: " ")) ?? "failed"
      } onCancellation: {
        result = "cancelled"
      }
    }
  }

  @Test func severalItemsHaveAFileEach() async throws {
    let shown = ShownView(Pages(notes: [Note(text: "One"), Note(text: "Two")]))
    defer { shown.screen.close() }
    shown.tap(text: "Export")
    let picker = try #require(await waitedPicker(shown))
    let urls = picker.exportedURLs
    #expect(try urls.map { try String(contentsOf: $0, encoding: .utf8) } == ["One", "Two"])
    picker.delegate?.documentPicker(
      picker, didPickDocumentsAt: ["a.txt", "b.txt"].map { URL(fileURLWithPath: "/tmp/" + $0) })
    shown.update()
    #expect(shown.texts.contains("Result a.txt b.txt"))
  }

  @Test func cancellingIsReported() async throws {
    let shown = ShownView(Page(note: Note(text: "Hello")))
    defer { shown.screen.close() }
    shown.tap(text: "Export")
    let picker = try #require(await waitedPicker(shown))
    picker.delegate?.documentPickerWasCancelled(picker)
    shown.update()
    #expect(shown.texts.contains("Result cancelled"))
  }

  @Test func withoutAnItemNothingIsPresented() async {
    let shown = ShownView(Page(note: nil))
    defer { shown.screen.close() }
    shown.tap(text: "Export")
    #expect(await waitedPicker(shown) == nil)
  }
}
