import Foundation
import Graphics
import Observation
import Testing

@testable import HeadlessSwiftUI

/// Renderers draw a text's lines, runs and glyphs at the positions that the text has without them.
@MainActor @Suite struct TextRendererTests {
  private struct Plain: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout { context.draw(line) }
    }
  }

  private struct Glyphs: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout {
        for run in line { for slice in run { context.draw(slice) } }
      }
    }
  }

  private struct Mark: TextAttribute {
    let height: CGFloat
  }

  /// Moves glyphs with the attribute upwards, by the renderer's data.
  private struct Raising: TextRenderer {
    var part = 1.0
    var animatableData: Double {
      get { part }
      set { part = newValue }
    }
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for run in layout.flatMap({ $0 }) {
        var copy = context
        if let mark = run[Mark.self] { copy.translateBy(x: 0, y: -mark.height * part) }
        copy.draw(run)
      }
    }
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      var size = text.sizeThatFits(proposal)
      size.height += 10
      return size
    }
  }

  private struct Placed: Equatable {
    var glyph: UInt32
    var x: CGFloat
    var y: CGFloat
  }

  private func placed(_ items: [DisplayItem], _ transform: CGAffineTransform = .identity) -> [Placed] {
    items.flatMap { item -> [Placed] in
      switch item {
      case .glyphs(let run, let origin, _):
        return run.glyphs.map { glyph in
          let point = CGPoint(x: origin.x + glyph.position.x, y: origin.y + glyph.position.y).applying(transform)
          return Placed(glyph: glyph.id, x: (point.x * 100).rounded(), y: (point.y * 100).rounded())
        }
      case .group(let group): return placed(group.items, group.transform.concatenating(transform))
      default: return []
      }
    }
  }

  private func placed(_ view: some View) -> [Placed] {
    placed(ElementHost(view).items(60, nil, at: CGPoint(x: 7, y: 5)))
  }

  @Test func linesAndGlyphsLieWhereTheTextHasThem() {
    let text = Text("Some words in lines")
    let plain = placed(text)
    #expect(Set(plain.map(\.y)).count > 1)
    #expect(placed(text.textRenderer(Plain())) == plain)
    #expect(placed(text.textRenderer(Glyphs())) == plain)
  }

  @Test func runsEndWhereAttributesDo() {
    let text = Text("ab") + Text("cd").customAttribute(Mark(height: 4)) + Text("ef")
    let plain = placed(text)
    let raised = placed(text.textRenderer(Raising()))
    // 4 points in hundredths.
    #expect(raised.map(\.y) == zip(plain.indices, plain).map { (2..<4).contains($0) ? $1.y - 400 : $1.y })
    #expect(raised.map(\.x) == plain.map(\.x))
  }

  @Test func aRendererChangesTheSize() {
    let text = Text("Size")
    let plain = ElementHost(text).size()
    #expect(ElementHost(text.textRenderer(Raising())).size() == CGSize(width: plain.width, height: plain.height + 10))
  }

  @Test func boundsAddUpToTheLine() {
    var widths: [(line: CGFloat, runs: CGFloat, glyphs: CGFloat)] = []
    struct Measuring: TextRenderer {
      let note: (Text.Layout) -> Void
      func draw(layout: Text.Layout, in context: inout GraphicsContext) { note(layout) }
    }
    let measuring = Measuring { layout in
      for line in layout {
        let slices = line.flatMap { run in run.map(\.typographicBounds.width) }
        let runs = line.map(\.typographicBounds.width).reduce(0, +)
        widths.append((line.typographicBounds.width, runs, slices.reduce(0, +)))
      }
    }
    _ = placed((Text("One ") + Text("two").bold()).textRenderer(measuring))
    #expect(!widths.isEmpty)
    for width in widths {
      #expect(width.line.isNear(width.runs) && width.runs.isNear(width.glyphs))
    }
  }
}
