/// The vertical positions of lines: a single implementation of spacing for breaking, counting and placing them.
struct LineStack {
  private let constraints: LayoutConstraints
  /// In points: the end of the lowest line.
  private(set) var bottom = 0.0
  /// The leading between it and a following line.
  private(set) var gap = 0.0
  private var last: BrokenLine?
  private var lastTop = 0.0

  init(_ constraints: LayoutConstraints) {
    self.constraints = constraints
  }

  func metrics(of line: BrokenLine) -> LineMetrics {
    LineMetrics(line.paragraph, range: line.lineRange, constraints: constraints)
  }

  /// The top of the next line.
  func top(of line: BrokenLine) -> Double {
    guard let last else { return line.fragment?.top ?? 0 }
    if line.continuesRow { return lastTop }
    return max(bottom + gap + spacing(between: last, and: line.paragraph), line.fragment?.top ?? 0)
  }

  /// The top of a paragraph's next line, without shapes.
  func nextTop(in paragraph: ShapedParagraph) -> Double {
    guard let last else { return 0 }
    return bottom + gap + spacing(between: last, and: paragraph)
  }

  mutating func add(_ line: BrokenLine, metrics: LineMetrics) {
    let top = top(of: line)
    bottom = line.continuesRow ? max(bottom, top + metrics.height) : top + metrics.height
    gap = metrics.gap
    last = line
    lastTop = top
  }

  private func spacing(between upper: BrokenLine, and lower: ShapedParagraph) -> Double {
    let style = upper.paragraph.style
    var spacing = Double(style.lineSpacing)
    if upper.endsParagraph {
      spacing += Double(style.paragraphSpacing + lower.style.paragraphSpacingBefore)
    }
    return max(spacing, 0)
  }
}
