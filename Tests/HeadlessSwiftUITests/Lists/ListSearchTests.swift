import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// The work of a search for the row of an id: a list of n rows with `id(_:)` compares each id at most three times (in the tree, in the
/// row, and for the place to scroll to), whether its rows were created or not. A walk of all rows for each row would compare n² / 2.
@MainActor @Suite struct ListSearchTests {
  final class Comparisons: @unchecked Sendable {
    var count = 0
  }

  /// An id that counts its comparisons.
  struct CountedID: Hashable {
    let number: Int
    let comparisons: Comparisons

    static func == (first: Self, second: Self) -> Bool {
      first.comparisons.count += 1
      return first.number == second.number
    }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Observable final class Goal {
    var row: Int?
  }

  private struct Numbers: View {
    let goal: Goal
    let comparisons: Comparisons
    var body: some View {
      ScrollViewReader { proxy in
        List {
          ForEach(0..<300) { Text("r\($0)").frame(height: 60).id(CountedID(number: $0, comparisons: comparisons)) }
        }
        .listStyle(.plain)
        .onChange(of: goal.row) {
          guard let row = goal.row else { return }
          proxy.scrollTo(CountedID(number: row, comparisons: comparisons), anchor: .top)
        }
      }
    }
  }

  /// The comparisons of one search.
  private func comparisons(_ numbers: Numbers, _ shown: ShownView<Numbers>, for row: Int) -> Int {
    numbers.comparisons.count = 0
    numbers.goal.row = row
    shown.update()
    return numbers.comparisons.count
  }

  @Test func aSearchComparesEachIdAFewTimes() throws {
    let numbers = Numbers(goal: Goal(), comparisons: Comparisons())
    let shown = ShownView(numbers)
    defer { shown.screen.close() }
    let table = try #require(shown.first(UITableView.self))
    let top = try #require(shown.frame(of: "r0")).midY
    // No row has the id: the first search creates all rows, and the second one finds them created.
    #expect((300...900).contains(comparisons(numbers, shown, for: -1)))
    #expect((300...900).contains(comparisons(numbers, shown, for: -2)))
    #expect(table.contentOffset.y == -47)
    #expect((200...900).contains(comparisons(numbers, shown, for: 200)))
    // The row is now where the first one was.
    #expect(try abs(#require(shown.frame(of: "r200")).midY - top) < 1)
  }

  private struct Group: View {
    let goal: Goal
    var body: some View {
      ScrollViewReader { proxy in
        List {
          ForEach(0..<100) { Text("a\($0)").frame(height: 60) }
          ForEach(0..<100) { Text("b\($0)").frame(height: 60) }.id("group")
        }
        .listStyle(.plain)
        .onChange(of: goal.row) { proxy.scrollTo("group", anchor: .top) }
      }
    }
  }

  @Test func theIdOfACollectionIsItsFirstRows() {
    let goal = Goal()
    let shown = ShownView(Group(goal: goal))
    defer { shown.screen.close() }
    goal.row = 0
    shown.update()
    #expect(shown.texts.contains("b0") && !shown.texts.contains("a0"))
  }
}
