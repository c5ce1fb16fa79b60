import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// Drags a block with the value "apple" from above a list or a table to a height in the row with a text, as a part of the row's height.
@MainActor func dropApple(on rows: some View, at part: CGFloat, of row: String) throws {
  let shown = ShownView(
    VStack(spacing: 0) {
      Block(width: 100, height: 100).draggable("apple")
      rows
    })
  defer { shown.screen.close() }
  let start = try #require(shown.frames("Block").first)
  let text = try #require(shown.frame(of: row))
  // Rows are 44 points high.
  let end = CGPoint(x: 195, y: text.midY - 22 + 44 * part)
  let middle = CGPoint(x: start.midX, y: start.midY)
  shown.screen.window.send(
    TouchSequence(steps: [
      .init(after: 0.016, fingers: [middle]), .init(after: 0.6, fingers: [middle]),
      .init(after: 0.1, fingers: [CGPoint(x: 195, y: middle.y + 20)]), .init(after: 0.1, fingers: [end]),
      .init(after: 0.1, fingers: [nil]),
    ]))
  shown.update()
}
