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

  private final class Paper: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    let text: String

    init(text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws { throw Note.Refused() }
    func snapshot(contentType: UTType) throws -> String { "\(text) as \(contentType.identifier)" }
    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
  }

  private struct Papers: View {
    let papers: [Paper]
    @State private var isExporting = false
    @State private var result = "none"
    var body: some View {
      VStack {
        Text("Result \(result)")
        Button("Export") { isExporting = true }
      }
      .fileExporter(isPresented: $isExporting, documents: papers) {
        result = ((try? $0.get()) ?? []).map(\.lastPathComponent).joined(separator: " ")
      } onCancellation: {
        result = "cancelled"
      }
    }
  }

  /// Without types, a document is written as the first of its own.
  @Test(arguments: [true, false]) func severalDocumentsAreExported(isPicked: Bool) throws {
    let shown = ShownView(Papers(papers: [Paper(text: "One"), Paper(text: "Two")]))
    defer { shown.screen.close() }
    shown.tap(text: "Export")
    shown.update()
    let chosen = try #require(picker(shown.controller))
    let texts = try chosen.exportedURLs.map { try String(contentsOf: $0, encoding: .utf8) }
    #expect(texts == ["One as public.plain-text", "Two as public.plain-text"])
    if isPicked {
      let urls = ["a.txt", "b.txt"].map { URL(fileURLWithPath: "/tmp/\($0)") }
      chosen.delegate?.documentPicker(chosen, didPickDocumentsAt: urls)
    } else {
      chosen.delegate?.documentPickerWasCancelled(chosen)
    }
    shown.update()
    #expect(shown.texts.contains(isPicked ? "Result a.txt b.txt" : "Result cancelled"))
  }

  private struct Files: View {
    @State private var isMoving = true
    @State private var result = "none"
    var body: some View {
      Text("Result \(result)")
        .fileMover(isPresented: $isMoving, files: ["a", "b"].map { URL(fileURLWithPath: "/tmp/\($0)") }) {
          result = "\((try? $0.get().count) ?? 0)"
        } onCancellation: {
          result = "cancelled"
        }
    }
  }

  @Test func severalFilesAreMoved() throws {
    let shown = ShownView(Files())
    defer { shown.screen.close() }
    let mover = try #require(picker(shown.controller))
    #expect(mover.exportedURLs.map(\.lastPathComponent) == ["a", "b"])
    mover.delegate?.documentPickerWasCancelled(mover)
    shown.update()
    #expect(shown.texts.contains("Result cancelled"))
  }
}
