import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// Views with the geometry of others, as Apple documents `matchedGeometryEffect`: a view that isn't a source has the source's.
@MainActor @Suite struct MatchedGeometryTests {
  @Observable final class Model {
    var selection = 0
    var isWide = false
  }

  /// Blocks of 40 and 60 points in a row, and a mark behind the selected one.
  private struct Tabs: View {
    let model: Model
    var properties = MatchedGeometryProperties.frame
    @Namespace private var namespace

    var body: some View {
      HStack(spacing: 0) {
        Block(width: model.isWide ? 80 : 40, height: 20).matchedGeometryEffect(id: 0, in: namespace)
        Block(width: 60, height: 30).matchedGeometryEffect(id: 1, in: namespace)
      }
      .background {
        Color.red.frame(maxWidth: .infinity)
          .matchedGeometryEffect(id: model.selection, in: namespace, properties: properties, isSource: false)
      }
    }
  }

  @Test func aViewIsWhereItsSourceIs() {
    let model = Model()
    let shown = ShownView(Tabs(model: model))
    defer { shown.screen.close() }
    #expect(shown.frames("Color") == [shown.frames("Block")[0]])
    model.selection = 1
    shown.update()
    #expect(shown.frames("Color") == [shown.frames("Block")[1]])
  }

  @Test func aViewFollowsItsSource() {
    let model = Model()
    let shown = ShownView(Tabs(model: model))
    defer { shown.screen.close() }
    model.isWide = true
    shown.update()
    #expect(shown.frames("Block")[0].width == 80)
    #expect(shown.frames("Color") == [shown.frames("Block")[0]])
  }

  @Test func aPositionLeavesTheSize() {
    let model = Model()
    let shown = ShownView(Tabs(model: model, properties: .position))
    defer { shown.screen.close() }
    // As wide and high as the row, 100 by 30, about the middle of the first block.
    let (mark, block) = (shown.frames("Color")[0], shown.frames("Block")[0])
    #expect(mark.size == CGSize(width: 100, height: 30))
    #expect(mark.midX == block.midX && mark.midY == block.midY)
  }

  @Test func aViewWithoutASourceHasItsOwnPlace() {
    let model = Model()
    model.selection = 7
    let shown = ShownView(Tabs(model: model))
    defer { shown.screen.close() }
    #expect(shown.frames("Color").first?.size == CGSize(width: 100, height: 30))
  }

  @Test func anotherSourceIsReachedByTheAnimation() throws {
    let model = Model()
    let shown = ShownView(Tabs(model: model))
    defer { shown.screen.close() }
    let start = shown.frames("Block")[0].minX
    let seen = shown.screen.moments(at: [0.5]) {
      withAnimation(.linear(duration: 1)) { model.selection = 1 }
    } read: { screen in
      _ = screen.displayList()
      return shown.frames("Color").first
    }
    // Halfway from 40 by 20 to 60 by 30 points, 40 to the right.
    let mark = try #require(seen.first ?? nil)
    #expect(abs(mark.width - 50) < 0.001 && abs(mark.height - 25) < 0.001)
    #expect(abs(mark.minX - start - 20) < 0.001)
  }
}
