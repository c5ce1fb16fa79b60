import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Documents read and write files synchronously.
@MainActor @Suite struct DocumentTests {
  private final class Note: UIDocument {
    var text = ""
    var errors: [any Error] = []

    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
      text = String(decoding: data, as: UTF8.self)
    }
    override func handleError(_ error: any Error, userInteractionPermitted: Bool) { errors.append(error) }
  }

  private let folder = FileManager.default.temporaryDirectory.appending(path: "documents-\(UUID().uuidString)")
  private var url: URL { folder.appending(path: "Letter.note") }

  @Test func whatIsSavedIsReadAgain() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let note = Note(fileURL: url)
    #expect(note.documentState == .closed && note.localizedName == "Letter" && note.fileType == "note")
    note.text = "Dear reader"
    var saved: Bool?
    note.save(to: url, for: .forCreating) { saved = $0 }
    #expect(saved == true && note.documentState == .normal && note.fileModificationDate != nil)
    let other = Note(fileURL: url)
    var opened: Bool?
    other.open { opened = $0 }
    #expect(opened == true && other.text == "Dear reader" && other.documentState == .normal)
    other.close()
    #expect(other.documentState == .closed)
  }

  @Test func changesAreSavedOnceByAutosavingAndClosing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let note = Note(fileURL: url)
    note.save(to: url, for: .forCreating)
    note.text = "One"
    note.autosave()
    #expect(try String(contentsOf: url, encoding: .utf8) == "")
    note.updateChangeCount(.done)
    #expect(note.hasUnsavedChanges)
    note.autosave()
    #expect(try String(contentsOf: url, encoding: .utf8) == "One" && !note.hasUnsavedChanges)
    note.text = "Two"
    note.updateChangeCount(.done)
    note.close()
    #expect(try String(contentsOf: url, encoding: .utf8) == "Two")
  }

  @Test func whatTheUndoManagerRegistersIsAChange() {
    let note = Note(fileURL: url)
    note.undoManager.groupsByEvent = false
    note.undoManager.beginUndoGrouping()
    note.undoManager.registerUndo(withTarget: note) { $0.text = "" }
    #expect(!note.hasUnsavedChanges)
    note.undoManager.endUndoGrouping()
    #expect(note.hasUnsavedChanges)
  }

  @Test func errorsAreHandedToTheDocument() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let note = Note(fileURL: url)
    var opened: Bool?
    note.open { opened = $0 }
    #expect(opened == false && note.errors.count == 1)
    #expect(note.documentState.contains(.closed))
    // A document without contents reports what to do.
    let plain = UIDocument(fileURL: url)
    #expect(throws: UIDocumentError.self) { try plain.contents(forType: "note") }
    var saved: Bool?
    plain.save(to: url, for: .forCreating) { saved = $0 }
    #expect(saved == false && plain.documentState.contains(.savingError))
  }

  @Test func statesAreReported() async {
    defer { try? FileManager.default.removeItem(at: folder) }
    let note = Note(fileURL: url)
    var states: [UIDocument.State] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIDocument.stateChangedNotification, object: note, queue: nil
    ) { _ in MainActor.assumeIsolated { states.append(note.documentState) } }
    #expect(await note.save(to: url, for: .forCreating))
    note.text = "Changed"
    note.revert(toContentsOf: url)
    #expect(states == [.normal, .editingDisabled, .normal] && note.text == "")
    NotificationCenter.default.removeObserver(observer)
  }
}
