import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import UniformTypeIdentifiers

/// `fileImporter` shows the document picker, in which a test picks, and reports its result, as Apple documents it.
@MainActor @Suite struct FileImporterTests {
  private struct Page: View {
    @State private var isImporting = false
    @State private var result = "none"
    var body: some View {
      VStack {
        Text("Result \(result)")
        Button("Import") { isImporting = true }
        Text(isImporting ? "Importing" : "Idle")
      }
      .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText], allowsMultipleSelection: true) {
        result = (try? $0.get().map(\.lastPathComponent).joined(separator: ", ")) ?? "failed"
      }
    }
  }

  private func picker(_ shown: ShownView<Page>) throws -> UIDocumentPickerViewController {
    func find(_ controller: UIViewController) -> UIDocumentPickerViewController? {
      controller as? UIDocumentPickerViewController ?? controller.children.lazy.compactMap(find).first
        ?? controller.presentedViewController.flatMap(find)
    }
    return try #require(find(shown.controller))
  }

  @Test func pickedFilesAreReported() throws {
    let shown = ShownView(Page())
    defer { shown.screen.close() }
    shown.tap(text: "Import")
    shown.update()
    let picker = try picker(shown)
    #expect(picker.allowsMultipleSelection)
    let files = ["a.txt", "b.txt"].map { URL(fileURLWithPath: "/tmp/\($0)") }
    picker.delegate?.documentPicker(picker, didPickDocumentsAt: files)
    shown.update()
    #expect(shown.texts.contains("Result a.txt, b.txt") && shown.texts.contains("Idle"))
  }

  @Test func cancellingEndsTheImport() throws {
    let shown = ShownView(Page())
    defer { shown.screen.close() }
    shown.tap(text: "Import")
    shown.update()
    let picker = try picker(shown)
    picker.delegate?.documentPickerWasCancelled(picker)
    shown.update()
    #expect(shown.texts.contains("Result none") && shown.texts.contains("Idle"))
  }
}
