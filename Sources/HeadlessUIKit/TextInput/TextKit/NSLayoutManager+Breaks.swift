internal import Foundation
internal import TextLayout

extension NSLayoutManager {
  /// A delegate that refuses every place is asked no more often.
  private static let mostPasses = 200

  /// A text's lines, which end where the delegate lets them.
  func broken(_ text: AttributedText, _ constraints: LayoutConstraints) -> LaidOutText {
    var constraints = constraints
    var layout = TextEngines.current.layout(text, in: constraints)
    guard let delegate else { return layout }
    var asked: Set<Int> = []
    for _ in 0..<NSLayoutManager.mostPasses {
      let known = asked.count
      var isRefused = false
      for (line, next) in zip(layout.lines, layout.lines.dropFirst()) {
        let index = next.range.lowerBound
        guard !line.endsParagraph, !isSeparated(at: index) else { continue }
        let isDivided = line.runs.last?.range.isEmpty == true && !line.isTruncated
        // A word and its division may end at the same place.
        guard asked.insert(isDivided ? -index : index).inserted else { continue }
        if isDivided {
          guard !delegate.layoutManager(self, shouldBreakLineByHyphenatingBeforeCharacterAt: index) else { continue }
          constraints.divisionsLeftOut.insert(index)
        } else {
          guard !delegate.layoutManager(self, shouldBreakLineByWordBeforeCharacterAt: index) else { continue }
          constraints.breaksLeftOut.insert(index)
        }
        isRefused = true
      }
      guard isRefused, asked.count > known else { break }
      layout = TextEngines.current.layout(text, in: constraints)
    }
    return layout
  }

  /// Whether a line separator ends the line before a character.
  private func isSeparated(at index: Int) -> Bool {
    guard let textStorage, index > 0, index <= textStorage.length else { return false }
    return (textStorage.string as NSString).character(at: index - 1) == 0x2028
  }
}
