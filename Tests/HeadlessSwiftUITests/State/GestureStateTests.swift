import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Apple documents `GestureState`: it follows a gesture, and returns to its initial value when the gesture ends or is cancelled.
@MainActor @Suite struct GestureStateTests {
  private struct Dragged: View {
    @GestureState var way = CGFloat(0)
    let notes: Notes
    var body: some View {
      Block(width: 200, height: 200)
        .overlay { Text("\(Int(way))") }
        .gesture(DragGesture().updating($way) { value, state, _ in state = value.translation.width })
        .onChange(of: way) { notes.add("\(Int($1))") }
    }
  }

  @Test func theValueFollowsAndReturns() {
    let notes = Notes()
    let shown = ShownView(Dragged(notes: notes))
    defer { shown.screen.close() }
    shown.screen.window.send(.drag(from: CGPoint(x: 195, y: 428), to: CGPoint(x: 255, y: 428)))
    shown.update()
    #expect(notes.entries.contains("60") && notes.entries.last == "0")
    #expect(shown.texts == ["0"])
  }

  private struct Optionally: View {
    @GestureState(reset: { value, _ in Optionally.last = value }) var way: CGFloat?
    nonisolated(unsafe) static var last: CGFloat?
    let notes: Notes
    var body: some View {
      Block(width: 200, height: 200)
        .gesture(
          GestureStateGesture<DragGesture, CGFloat?>(base: DragGesture(), state: $way) { value, state, _ in
            state = value.translation.width
          }
        )
        .onChange(of: way) { notes.add($1.map { "\(Int($0))" } ?? "nil") }
    }
  }

  @Test func aStateWithoutAValueIsResetByAFunction() {
    let notes = Notes()
    let shown = ShownView(Optionally(notes: notes))
    defer { shown.screen.close() }
    shown.screen.window.send(.drag(from: CGPoint(x: 195, y: 428), to: CGPoint(x: 255, y: 428)))
    shown.update()
    #expect(notes.entries.contains("60") && notes.entries.last == "nil" && Optionally.last == 60)
  }

  @Test func aTouchThatAScrollViewTakesEndsIt() {
    let notes = Notes()
    let shown = ShownView(
      ScrollView {
        Dragged(notes: notes)
        Block(width: 100, height: 3000)
      })
    defer { shown.screen.close() }
    shown.screen.window.send(.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 60)))
    shown.update()
    #expect(notes.entries.isEmpty || notes.entries.last == "0")
    #expect(shown.texts == ["0"])
  }
}
