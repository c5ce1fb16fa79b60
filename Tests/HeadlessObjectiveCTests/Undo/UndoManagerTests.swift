import Foundation
import HeadlessObjectiveC
import Testing

@MainActor @Suite struct UndoManagerTests {
  private final class Note {
    let manager: UndoManager
    init(_ manager: UndoManager) { self.manager = manager }

    @MainActor var text = "" {
      didSet {
        manager.registerUndo(withTarget: self) { [oldValue] in $0.text = oldValue }
        manager.setActionName("Typing")
      }
    }
  }

  private let manager = UndoManager()

  @Test func aChangeIsTakenBackAndDoneAgain() {
    let note = Note(manager)
    #expect(!manager.canUndo && !manager.canRedo)
    note.text = "a"
    #expect(manager.canUndo && manager.groupingLevel == 1)
    manager.undo()
    #expect(note.text.isEmpty && !manager.canUndo && manager.canRedo)
    #expect(manager.redoMenuItemTitle == "Redo Typing")
    manager.redo()
    #expect(note.text == "a" && manager.canUndo && !manager.canRedo)
    #expect(manager.undoMenuItemTitle == "Undo Typing")
  }

  @Test func changesOfAGroupGoTogetherInReverse() {
    let note = Note(manager)
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    note.text = "a"
    note.text = "ab"
    manager.endUndoGrouping()
    manager.beginUndoGrouping()
    note.text = "abc"
    manager.endUndoGrouping()
    manager.undo()
    #expect(note.text == "ab")
    manager.undo()
    #expect(note.text.isEmpty)
    manager.redo()
    #expect(note.text == "ab")
  }

  @Test func aNewChangeEndsWhatCouldBeDoneAgain() {
    let note = Note(manager)
    note.text = "a"
    manager.undo()
    note.text = "b"
    #expect(!manager.canRedo)
  }

  @Test func changesOfOneTurnOfTheRunLoopAreOneGroup() {
    let note = Note(manager)
    note.text = "a"
    note.text = "b"
    for _ in 0..<100 where manager.groupingLevel > 0 {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    #expect(manager.groupingLevel == 0)
    note.text = "c"
    manager.undo()
    #expect(note.text == "b")
    manager.undo()
    #expect(note.text.isEmpty)
  }

  @Test func levelsAreBoundedAndTargetsForgotten() {
    manager.groupsByEvent = false
    let (first, second) = (Note(manager), Note(manager))
    for (note, text) in [(first, "1"), (second, "2"), (first, "3")] {
      manager.beginUndoGrouping()
      note.text = text
      manager.endUndoGrouping()
    }
    manager.levelsOfUndo = 2
    manager.removeAllActions(withTarget: first)
    manager.undo()
    #expect(second.text.isEmpty && first.text == "3" && !manager.canUndo)
  }

  @Test func aTargetThatIsGoneIsLeftAlone() {
    var note: Note? = Note(manager)
    note?.text = "a"
    note = nil
    manager.undo()
    #expect(!manager.canRedo)
  }

  @Test func nothingIsRegisteredWhileThatIsOff() {
    let note = Note(manager)
    manager.disableUndoRegistration()
    note.text = "a"
    #expect(!manager.isUndoRegistrationEnabled && !manager.canUndo)
    manager.enableUndoRegistration()
    #expect(manager.isUndoRegistrationEnabled)
  }
}
