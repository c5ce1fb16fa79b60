import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import UniformTypeIdentifiers

/// `fileExporter(document:)` writes the document to a file of its own, and reports an error of the document.
@MainActor @Suite struct FileExporterTests {
  private struct Note: FileDocument {
    struct Refused: Error {}
    static var readableContentTypes: [UTType] { [.plainText] }
    let text: String?

    init(text: String?) { self.text = text }
    init(configuration: ReadConfiguration) throws { throw Refused() }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      guard let text else { throw Refused() }
      return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Page: View {
    let note: Note
    @State private var isExporting = false
    @State private var result = "none"
    var body: some View {
      VStack {
        Text("Result \(result)")
        Button("Export") { isExporting = true }
        Text(isExporting ? "Exporting" : "Idle")
      }
      .fileExporter(isPresented: $isExporting, document: note, contentType: .plainText, defaultFilename: "Note.txt") {
        result = (try? $0.get().lastPathComponent) ?? "failed"
      }
      .fileDialogDefaultDirectory(URL(fileURLWithPath: "/tmp"))
    }
  }

  private func picker(_ controller: UIViewController) -> UIDocumentPickerViewController? {
    controller as? UIDocumentPickerViewController ?? controller.children.lazy.compactMap(picker).first
      ?? controller.presentedViewController.flatMap(picker)
  }

  @Test func thePickerBeginsInTheDirectory() throws {
    let shown = ShownView(Page(note: Note(text: "Hello")))
    defer { shown.screen.close() }
    shown.tap(text: "Export")
    shown.update()
    let chosen = try #require(picker(shown.controller))
    #expect(chosen.directoryURL?.path == "/tmp")
    let file = try #require(chosen.exportedURLs.first)
    #expect(file.lastPathComponent == "Note.txt")
    #expect(try String(contentsOf: file, encoding: .utf8) == "Hello")
    chosen.delegate?.documentPicker(chosen, didPickDocumentsAt: [URL(fileURLWithPath: "/tmp/there.txt")])
    shown.update()
    #expect(shown.texts.contains("Result there.txt") && shown.texts.contains("Idle"))
  }

  @Test func aDocumentThatCannotBeWrittenIsReported() {
    let shown = ShownView(Page(note: Note(text: nil)))
    defer { shown.screen.close() }
    shown.tap(text: "Export")
    shown.update()
    #expect(shown.texts.contains("Result failed") && shown.texts.contains("Idle"))
    #expect(shown.controller.presentedViewController == nil)
  }

  private struct Mover: View {
    @State private var file: URL?
    @State private var isMoving = true
    var body: some View {
      Button(isMoving ? "Moving" : "Idle") { file = URL(fileURLWithPath: "/tmp/a.txt") }
        .fileMover(isPresented: $isMoving, file: file) { _ in }
    }
  }

  /// Apple's documentation of `fileMover`: the interface appears while `isPresented` is true and there is a file.
  @Test func nothingIsMovedWithoutAFile() throws {
    let shown = ShownView(Mover())
    defer { shown.screen.close() }
    #expect(shown.controller.presentedViewController == nil && shown.texts.contains("Moving"))
    shown.tap(text: "Moving")
    shown.update()
    let mover = try #require(picker(shown.controller))
    #expect(mover.exportedURLs.map(\.lastPathComponent) == ["a.txt"])
    mover.delegate?.documentPickerWasCancelled(mover)
    shown.update()
    #expect(shown.texts.contains("Idle"))
  }
}
