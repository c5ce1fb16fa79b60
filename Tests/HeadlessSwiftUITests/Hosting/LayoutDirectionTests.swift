import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// The layout direction of the environment, as Apple documents `EnvironmentValues.layoutDirection`: it applies to the views inside,
/// whatever the direction of the screen. Screens are 390 points wide.
@MainActor @Suite struct LayoutDirectionTests {
  private func places<Content: View>(_ view: Content) -> [CGFloat] {
    let shown = ShownView(view)
    defer { shown.screen.close() }
    return shown.frames("Block").map(\.minX)
  }

  private struct Row: View {
    var body: some View {
      HStack(spacing: 0) {
        Block(width: 10)
        Block(width: 30)
      }
    }
  }

  @Test func itCountsForTheViewsInside() {
    // Rows of 40 points in the middle of 390 begin at 175.
    let view = VStack {
      Row()
      Row().environment(\.layoutDirection, .rightToLeft)
      Row().environment(\.layoutDirection, .leftToRight).environment(\.layoutDirection, .rightToLeft)
      Row().transformEnvironment(\.layoutDirection) { $0 = .rightToLeft }
    }
    #expect(places(view) == [175, 185, 205, 175, 175, 185, 205, 175])
  }

  /// Libraries name the type that `transformEnvironment(_:transform:)` returns, as they know it from iOS.
  @Test func transformationsHaveTheTypeThatLibrariesName() {
    let view: Any = Row().transformEnvironment(\.lineLimit) { $0 = 2 }
    #expect(view is ModifiedContent<Row, _EnvironmentKeyTransformModifier<Int?>>)
  }

  @Test func framesAroundItKeepTheirDirection() {
    let view = Block(width: 10).frame(width: 100, alignment: .leading).environment(\.layoutDirection, .rightToLeft)
      .frame(width: 300, alignment: .leading)
    // The outer frame begins at 45 and has the inner one at its left; that one has the block at its right.
    #expect(places(view) == [135])
  }

  @Observable final class Model {
    var isMirrored = false
  }

  private struct Following: View {
    let model: Model
    var body: some View {
      Row().environment(\.layoutDirection, model.isMirrored ? .rightToLeft : .leftToRight)
    }
  }

  @Test func itFollowsTheState() {
    let model = Model()
    let shown = ShownView(Following(model: model))
    defer { shown.screen.close() }
    #expect(shown.frames("Block").map(\.minX) == [175, 185])
    model.isMirrored = true
    shown.update()
    #expect(shown.frames("Block").map(\.minX) == [205, 175])
  }

  @Test func horizontalContentBeginsAtItsLeadingEdge() {
    func strip(_ count: Int) -> some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Block(width: 100) } }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    // The first of five blocks is at the right edge, the last one 110 points off the screen.
    #expect(places(strip(5)) == [290, 190, 90, -10, -110])
    // The same applies to content that is narrower than the screen.
    #expect(places(strip(2)) == [290, 190])
  }
}
