import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import UniformTypeIdentifiers

/// Apple's documentation of `draggable`, `dropDestination`, `onDrag` and `onDrop`: a long press lifts a view.
@MainActor @Suite struct DragAndDropTests {
  private let notes = Notes()

  /// A view of 100 x 100 above one of 200 x 200, in the middle of the screen.
  private func column(_ source: some View, _ target: some View) -> some View {
    VStack(spacing: 0) {
      source
      target
    }
  }
  private var source: some View { Block(width: 100, height: 100) }
  private var target: some View { Block(width: 200, height: 200) }

  private func drags(_ view: some View, rest: TimeInterval = 0.6, away: Bool = false) {
    let shown = ShownView(view)
    defer { shown.screen.close() }
    let blocks = shown.frames("Block")
    let (start, end) = (CGPoint(x: blocks[0].midX, y: blocks[0].midY), CGPoint(x: blocks[1].midX, y: blocks[1].midY))
    let last = away ? CGPoint(x: 20, y: 790) : end
    shown.screen.window.send(
      TouchSequence(steps: [
        .init(after: 0.016, fingers: [start]), .init(after: rest, fingers: [start]),
        .init(after: 0.1, fingers: [CGPoint(x: start.x, y: start.y + 20)]), .init(after: 0.1, fingers: [end]),
        .init(after: 0.1, fingers: [last]), .init(after: 0.1, fingers: [nil]),
      ]))
    shown.update()
  }

  private var destination: some View {
    target.dropDestination(for: String.self) { [notes] items, place in
      notes.add("\(items.joined()) \(Int(place.x))")
      return true
    } isTargeted: { [notes] in
      notes.add("targeted \($0)")
    }
  }

  @Test func aValueIsDroppedOnTheViewUnderTheFinger() {
    drags(column(source.draggable("apple"), destination))
    #expect(notes.entries == ["targeted true", "apple 100", "targeted false"])
  }

  @Test func aFingerThatLeavesDropsNothing() {
    drags(column(source.draggable("apple"), destination), away: true)
    #expect(notes.entries == ["targeted true", "targeted false"])
  }

  @Test func aMovementWithoutALongPressDragsNothing() {
    drags(column(source.draggable("apple"), destination), rest: 0.1)
    #expect(notes.entries == [])
  }

  @Test func valuesOfOtherTypesAreNotTaken() {
    drags(column(source.draggable(URL(fileURLWithPath: "/a")), destination))
    #expect(notes.entries == [])
  }

  private final class Delegate: DropDelegate {
    let notes: Notes
    init(_ notes: Notes) { self.notes = notes }
    func dropEntered(info: DropInfo) { notes.add("entered") }
    func dropExited(info: DropInfo) { notes.add("exited") }
    func performDrop(info: DropInfo) -> Bool {
      notes.add("dropped \(info.itemProviders(for: [UTType.text]).count) \(Int(info.location.y))")
      return true
    }
  }

  @Test func aDelegateFollowsTheDrag() {
    let item = source.onDrag { NSItemProvider(object: "pear" as NSString) }
    drags(column(item, target.onDrop(of: [UTType.text], delegate: Delegate(notes))))
    #expect(notes.entries == ["entered", "dropped 1 100"])
    notes.entries = []
    drags(column(item, target.onDrop(of: [UTType.image], delegate: Delegate(notes))))
    #expect(notes.entries == [])
  }

  @Test func providersHaveTheItem() {
    let view = target.onDrop(of: [UTType.plainText], isTargeted: nil) { [notes] providers in
      _ = providers.first?.loadObject(ofClass: String.self) { text, _ in
        let text = text ?? "none"
        MainActor.assumeIsolated { notes.add(text) }
      }
      return true
    }
    drags(column(source.draggable("plum"), view))
    #expect(notes.entries == ["plum"])
  }

  private func rows(_ change: (ForEach<[String], String, Text>) -> some View) -> some View {
    List { change(ForEach(["pear", "plum"], id: \.self) { Text($0) }) }
  }

  @Test func rowsTakeValuesAtTheirOffsets() throws {
    let list = rows {
      $0.dropDestination(for: String.self) { [notes] in notes.add("\($0.joined()) \($1)") }
    }
    try dropApple(on: list, at: 0.25, of: "plum")
    try dropApple(on: list, at: 0.75, of: "plum")
    #expect(notes.entries == ["apple 1", "apple 2"])
  }

  @Test func rowsTakeProvidersOfTheirTypes() throws {
    try dropApple(
      on: rows { $0.onInsert(of: [.text]) { [notes] in notes.add("\($0) \($1.count)") } }, at: 0.25, of: "pear")
    try dropApple(
      on: rows { $0.onInsert(of: [.image]) { [notes] in notes.add("\($0) \($1.count)") } }, at: 0.25, of: "pear")
    #expect(notes.entries == ["0 1"])
  }

  @Test func rowsTakeProvidersOfIdentifiers() throws {
    let text = rows { $0.onInsert(of: ["public.text"]) { [notes] in notes.add("\($0) \($1.count)") } }
    let image = rows { $0.onInsert(of: ["public.image"]) { [notes] in notes.add("\($0) \($1.count)") } }
    try dropApple(on: text, at: 0.75, of: "pear")
    try dropApple(on: image, at: 0.75, of: "pear")
    #expect(notes.entries == ["1 1"])
  }

  /// At the target, 150 points below the source, the lifted view is at the finger, and it leaves with the drop.
  @Test(arguments: [true, false]) func theLiftedViewFollowsTheFinger(hasPreview: Bool) throws {
    var window: UIWindow?
    var lifted: CGRect?
    let below = target.dropDestination(for: String.self) { _, _ in
      true
    } isTargeted: {
      if $0 { lifted = window?.subviews.last?.frame }
    }
    let shown =
      hasPreview
      ? ShownView(AnyView(column(source.draggable("apple") { Block(width: 40, height: 20) }, below)))
      : ShownView(AnyView(column(source.draggable("apple"), below)))
    defer { shown.screen.close() }
    window = shown.screen.window
    let count = shown.screen.window.subviews.count
    let blocks = shown.frames("Block")
    let (start, end) = (CGPoint(x: blocks[0].midX, y: blocks[0].midY), CGPoint(x: blocks[1].midX, y: blocks[1].midY))
    shown.screen.window.send(
      TouchSequence(steps: [
        .init(after: 0.016, fingers: [start]), .init(after: 0.6, fingers: [start]), .init(after: 0.1, fingers: [end]),
        .init(after: 0.1, fingers: [nil]),
      ]))
    let size = hasPreview ? CGSize(width: 40, height: 20) : CGSize(width: 100, height: 100)
    let frame = try #require(lifted)
    #expect(frame.size == size)
    #expect(abs(frame.midX - end.x) < 0.5 && abs(frame.midY - end.y) < 0.5)
    #expect(shown.screen.window.subviews.count == count)
  }
}
