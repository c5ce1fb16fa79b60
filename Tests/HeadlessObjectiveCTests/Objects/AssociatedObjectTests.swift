import HeadlessObjectiveC
import Testing

/// Values that extensions associate with objects.
@MainActor @Suite struct AssociatedObjectTests {
  private final class Note {
    let text: String

    init(_ text: String) { self.text = text }
  }

  nonisolated(unsafe) private static var key: UInt8 = 0
  nonisolated(unsafe) private static var otherKey: UInt8 = 0

  @Test func valuesBelongToTheirObjectAndKey() {
    let first = Thing()
    let second = Thing()
    objc_setAssociatedObject(first, &Self.key, Note("a"), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(first, &Self.otherKey, "b", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect((objc_getAssociatedObject(first, &Self.key) as? Note)?.text == "a")
    #expect(objc_getAssociatedObject(first, &Self.otherKey) as? String == "b")
    #expect(objc_getAssociatedObject(second, &Self.key) == nil)
    objc_setAssociatedObject(first, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(first, &Self.key) == nil)
    objc_removeAssociatedObjects(first)
    #expect(objc_getAssociatedObject(first, &Self.otherKey) == nil)
  }

  @Test func assignedValuesAreNotKeptAlive() {
    let view = Thing()
    var note: Note? = Note("a")
    objc_setAssociatedObject(view, &Self.key, note, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(view, &Self.key) as? Note === note)
    note = nil
    #expect(objc_getAssociatedObject(view, &Self.key) == nil)
  }

  @Test func valuesGoWithManyObjectsThatAreGone() {
    weak var last: Note?
    for _ in 0..<200 {
      let note = Note("x")
      last = note
      objc_setAssociatedObject(Thing(), &Self.key, note, .OBJC_ASSOCIATION_RETAIN)
    }
    // The table is cleaned when its size has doubled; after so many, none of the first hundreds remain.
    for _ in 0..<1000 {
      objc_setAssociatedObject(Thing(), &Self.key, "y", .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(last == nil)
  }
}
