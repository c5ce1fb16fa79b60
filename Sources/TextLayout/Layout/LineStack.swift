/// Where lines lie one below the other: the one account of spacing, for breaking, counting and placing them.
struct LineStack {
  private let constraints: LayoutConstraints
  /// In points: where the lowest line ends.
  private(set) var bottom = 0.0
  /// From there to a line that would follow, by its leading.
  private(set) var gap = 0.0
  private var last: BrokenLine?
  private var lastTop = 0.0

  init(_ constraints: LayoutConstraints) {
    self.constraints = constraints
  }

  func metrics(of line: BrokenLine) -> LineMetrics {
    LineMetrics(line.paragraph, range: line.lineRange, constraints: constraints)
  }

  /// Where a line's top lies that comes after those so far.
  func top(of line: BrokenLine) -> Double {
    guard let last else { return line.fragment?.top ?? 0 }
    if line.continuesRow { return lastTop }
    return max(bottom + gap + spacing(between: last, and: line.paragraph), line.fragment?.top ?? 0)
  }

  /// Where the top of a paragraph's next line lies that nothing is in the way of.
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
