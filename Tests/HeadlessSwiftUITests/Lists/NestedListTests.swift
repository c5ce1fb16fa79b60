import HeadlessUIKit
import Observation
import Testing

@testable import HeadlessSwiftUI

/// Lists in the rows of lists.
@MainActor @Suite struct NestedListTests {
  @Observable final class Model { var names = ["One", "Two"] }

  private struct Screen: HeadlessSwiftUI.View {
    let model: Model
    var body: some HeadlessSwiftUI.View {
      Form {
        Section {
          Text("Above")
          List { ForEach(model.names, id: \.self) { Text($0) } }
        }
      }
    }
  }

  /// Recorded on iOS 26 (home-assistant's location history): the rows of a list in a form's section are rows of that section.
  @Test func aListInASectionGivesItItsRows() throws {
    let model = Model()
    let shown = ShownView(Screen(model: model))
    defer { shown.screen.close() }
    #expect(shown.all(UITableView.self).count == 1)
    func tops() throws -> [CGFloat] { try (["Above"] + model.names).map { try #require(shown.frame(of: $0)).minY } }
    // Rows of 44 points.
    var found = try tops()
    #expect(zip(found, found.dropFirst()).allSatisfy { abs($1 - $0 - 44) < 0.34 })
    model.names.append("Three")
    shown.update()
    found = try tops()
    #expect(found.count == 4)
    #expect(zip(found, found.dropFirst()).allSatisfy { abs($1 - $0 - 44) < 0.34 })
  }

  @Test func aListWithAFrameStaysAList() {
    let shown = ShownView(List { List { Text("One") }.frame(height: 200) })
    defer { shown.screen.close() }
    #expect(shown.all(UITableView.self).count == 2)
  }
}
