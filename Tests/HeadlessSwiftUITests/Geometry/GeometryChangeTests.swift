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

  /// A frame of half the room, whose size is noted.
  private struct Half: View {
    let notes: Notes
    var body: some View {
      Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          notes.add("\($0.width) x \($0.height)")
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

  /// Apple's documentation of `containerRelativeFrame`: relative to the room in the safe area, which is 390 by 763 points here.
  @Test func aFrameRelativeToItsContainerReportsItsSize() {
    let notes = Notes()
    let shown = ShownView(Half(notes: notes))
    defer { shown.screen.close() }
    #expect(notes.entries.last == "195.0 x 381.5")
  }

  /// A parent that asks for the size which fits in another one, before each layout, changes nothing of what is shown.
  @Test func measuringForAnotherSizeLeavesTheFrameAsItIs() {
    let notes = Notes()
    let shown = ShownView(Half(notes: notes))
    defer { shown.screen.close() }
    for _ in 0..<2 {
      #expect(shown.controller.sizeThatFits(in: CGSize(width: 100, height: 200)).width > 0)
      shown.update()
      #expect(notes.entries.last == "195.0 x 381.5")
    }
  }

  /// A list is the container of its rows.
  @Test func aRowsFrameIsRelativeToItsList() throws {
    let shown = ShownView(
      List { Block(width: 10, height: 10).containerRelativeFrame(.vertical) { length, _ in length / 7 } })
    defer { shown.screen.close() }
    // 763 / 7 = 109, and 11 above and below.
    #expect(try #require(shown.first(UITableView.self)).rectForRow(at: IndexPath(row: 0, section: 0)).height == 131)
  }
}
