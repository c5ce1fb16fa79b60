internal import Foundation
internal import HeadlessUIKit
internal import TextLayout

/// A link's part in one line of a text.
struct TextLink {
  let url: URL
  /// The place of the link among the text's.
  let number: Int
  let label: String
  let frame: CGRect
}

/// The area of a link in a line of a text: a tap opens the link.
final class TextLinkElement: _LayoutElement, TouchElement {
  private let area: CGSize
  private let open: @MainActor () -> Void
  /// The place of the link among the text's.
  let number: Int
  private let label: String

  init(_ area: CGSize, number: Int, label: String, open: @escaping @MainActor () -> Void) {
    self.area = area
    self.number = number
    self.label = label
    self.open = open
    super.init()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { area }

  let isExclusive = true
  func touchBegan(_ touch: ElementTouch) {}
  func touchMoved(_ touch: ElementTouch) {}
  func touchEnded(_ touch: ElementTouch) { if takesTouch(at: touch.location) { open() } }
  func touchCancelled(_ touch: ElementTouch) {}
}

extension TextLinkElement: AccessibleElement {
  var spokenLabel: String? { label }
  var spokenTraits: UIAccessibilityTraits { .link }

  func activate() -> Bool {
    open()
    return true
  }
}

extension TextContent {
  /// The frames of the links in a rectangle at the origin, a link's lines one by one.
  func links(_ text: SizedText, in size: CGSize) -> [TextLink] {
    let rect = CGRect(origin: .zero, size: size)
    var found: [TextLink] = []
    for line in text.layout.lines {
      let place = place(of: line, of: text, in: rect)
      for (number, link) in self.text.links.enumerated() {
        let spans = line.runs.compactMap { span(of: $0, in: link.range) }
        guard let start = spans.map(\.lowerBound).min(), let end = spans.map(\.upperBound).max() else { continue }
        found.append(
          TextLink(
            url: link.url, number: number,
            label: self.text.string.attributedSubstring(
              from: NSRange(location: link.range.lowerBound, length: link.range.count)
            ).string,
            frame: CGRect(
              x: place.x + start, y: place.y + line.baseline - line.ascent, width: end - start,
              height: line.ascent + line.descent)))
      }
    }
    return found
  }

  /// From where to where a run shows characters of a range, in the coordinates of the layout; nil where it shows none.
  private func span(of run: LaidOutText.Run, in range: Range<Int>) -> ClosedRange<CGFloat>? {
    guard run.range.overlaps(range) else { return nil }
    let glyphs = run.glyphs.glyphs
    // A run whose glyphs aren't characters one by one belongs to the link as a whole.
    guard glyphs.count == run.range.count, !run.isRightToLeft else {
      return run.origin.x...(run.origin.x + max(run.width, 0))
    }
    let first = max(range.lowerBound - run.range.lowerBound, 0)
    let last = min(range.upperBound - run.range.lowerBound, glyphs.count)
    let end = last < glyphs.count ? glyphs[last].position.x : run.width
    let (low, high) = (run.origin.x + glyphs[first].position.x, run.origin.x + end)
    return min(low, high)...max(low, high)
  }
}
