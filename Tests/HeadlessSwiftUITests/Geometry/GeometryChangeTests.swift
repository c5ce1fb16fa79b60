import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// Apple documents `onGeometryChange`: the action is called with the first value and as it changes, and not otherwise.
@MainActor @Suite struct GeometryChangeTests {
  @Observable final class Model { var width = CGFloat(20) }

  private struct Measured: View {
    let model: Model
    let notes: Notes
    var body: some View {
      Block(width: model.width, height: 10)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          notes.add("\(Int($0)) -> \(Int($1))")
        }
    }
  }

  @Test func theActionHasTheOldAndTheNewValue() {
    let (model, notes) = (Model(), Notes())
    let shown = ShownView(Measured(model: model, notes: notes))
    defer { shown.screen.close() }
    notes.entries = []
    model.width = 50
    shown.update()
    shown.update()
    #expect(notes.entries == ["20 -> 50"])
  }

  @Test func scrollingChangesThePlaceInTheScrollView() throws {
    let notes = Notes()
    let shown = ShownView(
      ScrollView {
        Block(width: 100, height: 2000)
          .onGeometryChange(for: CGFloat.self) {
            $0.frame(in: .scrollView).minY
          } action: {
            notes.add("\(Int($0))")
          }
      })
    defer { shown.screen.close() }
    #expect(notes.entries == ["0"])
    // At rest the offset is that of the safe area, 47 points.
    try #require(shown.first(UIScrollView.self)).contentOffset.y = 53
    shown.update()
    #expect(notes.entries == ["0", "-100"])
  }
}
