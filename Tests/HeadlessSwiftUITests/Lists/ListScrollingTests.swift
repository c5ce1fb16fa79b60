import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// Lists that scroll by code and by a finger, as Apple documents `ScrollViewReader`, `onScrollPhaseChange` and
/// `onScrollGeometryChange`. The screen's insets are 47 points at the top and 34 at the bottom of 844.
@MainActor @Suite struct ListScrollingTests {
  @Observable final class Goal {
    var row = 0
    var anchor: UnitPoint?
    var isAnimated = false
  }

  private struct Row: View {
    let number: Int
    var body: some View { Text("r\(number)").frame(height: 60).listRowInsets(EdgeInsets()) }
  }

  /// Rows of 60 points that are found by the collection's ids.
  private struct Rows: View {
    let goal: Goal
    var notes = Notes()
    var body: some View {
      ScrollViewReader { proxy in
        List(0..<100, id: \.self) { Row(number: $0) }.listStyle(.plain)
          .onChange(of: goal.row) {
            if goal.isAnimated {
              withAnimation { proxy.scrollTo(goal.row, anchor: goal.anchor) }
            } else {
              proxy.scrollTo(goal.row, anchor: goal.anchor)
            }
          }
      }
      .onScrollPhaseChange { notes.add("\($0) \($1)") }
    }
  }

  private func place(of goal: Goal, to row: Int, anchor: UnitPoint?) throws -> CGFloat {
    let shown = ShownView(Rows(goal: goal))
    defer { shown.screen.close() }
    let table = try #require(shown.first(UITableView.self))
    #expect(table.contentOffset.y == -47)
    goal.anchor = anchor
    goal.row = row
    shown.update()
    return try #require(shown.frame(of: "r\(row)")).midY
  }

  @Test func rowsAreScrolledToByTheirIds() throws {
    // The middle of the row's text, between 47 and 810.
    let expected: [(row: Int, anchor: UnitPoint?, middle: CGFloat)] = [
      (50, .top, 77), (50, .bottom, 780), (50, .center, 428.5),
      // The least movement, and none.
      (50, nil, 780), (3, nil, 257),
    ]
    for (row, anchor, middle) in expected {
      let found = try place(of: Goal(), to: row, anchor: anchor)
      #expect(abs(found - middle) < 1)
    }
  }

  private struct Named: View {
    let goal: Goal
    let notes: Notes
    var body: some View {
      ScrollViewReader { proxy in
        List {
          ForEach(0..<100) { row in Row(number: row).id("row \(row)").onAppear { notes.add("\(row)") } }
          Row(number: 100).id("last")
        }
        .listStyle(.plain)
        .onChange(of: goal.row) { proxy.scrollTo(goal.row == 1 ? "last" : "row \(goal.row)", anchor: .top) }
      }
    }
  }

  @Test func rowsAreScrolledToByIdsOfTheirViews() throws {
    let (goal, notes) = (Goal(), Notes())
    let shown = ShownView(Named(goal: goal, notes: notes))
    defer { shown.screen.close() }
    let table = try #require(shown.first(UITableView.self))
    goal.row = 50
    shown.update()
    #expect(table.contentOffset.y > 0 && shown.frame(of: "r50").map { abs($0.midY - 77) < 1 } == true)
    // Rows on the way there were never on the screen.
    #expect(notes.entries.contains("50") && !notes.entries.contains("30") && !notes.entries.contains("80"))
    goal.row = 1
    shown.update()
    #expect(shown.texts.contains("r100") && !shown.texts.contains("r50"))
  }

  @Test func aListHasPhases() throws {
    let (goal, notes) = (Goal(), Notes())
    let shown = ShownView(Rows(goal: goal, notes: notes))
    defer { shown.screen.close() }
    shown.screen.window.send(.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 350)))
    shown.update()
    #expect(
      notes.entries == ["idle tracking", "tracking interacting", "interacting decelerating", "decelerating idle"])
    notes.entries = []
    goal.row = 20
    shown.update()
    #expect(notes.entries.isEmpty)
    (goal.isAnimated, goal.row) = (true, 60)
    shown.update()
    #expect(notes.entries == ["idle animating", "animating idle"])
  }

  private struct Measured: View {
    let notes: Notes
    var body: some View {
      List(0..<100, id: \.self) { Row(number: $0) }.listStyle(.plain)
        .onScrollGeometryChange(for: Int.self) {
          Int($0.contentOffset.y + $0.contentInsets.top)
        } action: {
          notes.add("\($1)")
        }
    }
  }

  @Test func aListHasAGeometry() throws {
    let notes = Notes()
    let shown = ShownView(Measured(notes: notes))
    defer { shown.screen.close() }
    let table = try #require(shown.first(UITableView.self))
    table.contentOffset.y = 53
    shown.update()
    #expect(notes.entries.last == "100")
  }
}
