public import Foundation

/// `LazyVStack`, `LazyHStack`, `LazyVGrid` and `LazyHGrid`: creates and measures the visible elements, and estimates the lengths of
/// the others. The cost for 10,000 rows is that of the visible ones.
public final class _LazyContainerElement: _LayoutElement {
  /// The axis along which lines are arranged.
  public let axis: Axis
  /// The columns of a vertical grid, the rows of a horizontal one; nil for a stack.
  public var items: [GridItem]? { didSet { reload() } }
  /// The alignment of elements across the axis, and in a grid's cells.
  public var alignment: Alignment { didSet { if alignment != oldValue { invalidateLayout() } } }
  /// The distance between lines, in points; nil for the preference of a stack's elements, and 8 points in a grid.
  public var lineSpacing: CGFloat? { didSet { if lineSpacing != oldValue { reload() } } }
  public var pinnedViews: PinnedScrollableViews { didSet { if pinnedViews != oldValue { invalidateLayout() } } }
  /// The source of the elements. Call `reload()` when their number or order changes.
  public var source: any _LazySource { didSet { if source !== oldValue { reload() } } }

  private var states: [State] = []
  private var shown: [_LayoutElement] = []
  private var shownIndices: [Int] = []

  /// The known lengths of lines for a breadth.
  private struct State {
    let breadth: CGFloat?
    let tracks: GridTracks?
    let lines: LazyLines
    var lengths: LineLengths
    /// The greatest breadth of a measured element.
    var widest: CGFloat = 0
  }

  /// A visible line.
  private struct SeenLine {
    let index: Int
    let line: LazyLines.Line
    /// The position of its elements, after the spacing.
    var start: CGFloat
    let length: CGFloat
    var isPinned = false
  }

  public init(
    axis: Axis, items: [GridItem]? = nil, alignment: Alignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], source: any _LazySource
  ) {
    self.axis = axis
    self.items = items
    self.alignment = alignment
    lineSpacing = spacing
    self.pinnedViews = pinnedViews
    self.source = source
    super.init()
  }

  // MARK: Called by others

  public override var children: [_LayoutElement] { shown }

  public override var contentOrientation: Axis? { items == nil ? axis : nil }

  /// Discards all measurements, because the elements have changed.
  public func reload() {
    states = []
    invalidateLayout()
  }

  /// Updates the visible elements. A scroll view's container calls this when its `visibleRect` changes.
  public func visibleRectDidChange() {
    guard size != .zero || !shown.isEmpty else { return }
    placeChildren(in: size, placedProposal)
  }

  /// Returns the position of an element, measured or estimated, in points, in the container's leading coordinates; nil for an
  /// invalid index.
  public func frame(ofElement index: Int) -> CGRect? {
    guard let state = states.last, let line = state.lines.line(of: index) else { return nil }
    let start = state.lengths.start(of: line)
    let length = state.lengths.start(of: line + 1) - start
    return CGRect(
      origin: CGPoint(start, along: axis, across: 0), size: CGSize(length, along: axis, across: size[axis.other]))
  }

  public override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let breadth = proposal[axis.other]
    return withState(breadth) { state in
      let seen = range(of: visibleRect, in: state.lengths.total)
      _ = look(at: seen, &state)
      let across = state.tracks?.length ?? breadth ?? state.widest
      return CGSize(state.lengths.total, along: axis, across: across)
    }
  }

  public override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let seen = range(of: visibleRect, in: size[axis])
    let free = range(of: unobscuredRect, in: size[axis])
    var placed: [(index: Int, element: _LayoutElement, isPinned: Bool)] = []
    let total = withState(proposal[axis.other]) { state in
      for line in pinned(look(at: seen, &state), in: free, &state) {
        place(line, in: size, state.tracks) { placed.append(($0, $1, line.isPinned)) }
      }
      return state.lengths.total
    }
    touchAreaDidChange()
    let before = Set(shown.lazy.map { ObjectIdentifier($0) })
    // Pinned elements are drawn above the others.
    shown = placed.filter { !$0.isPinned }.map(\.element) + placed.filter(\.isPinned).map(\.element)
    for element in shown where !before.contains(ObjectIdentifier(element)) { childDidReturn(element) }
    let indices = placed.map(\.index).sorted()
    if indices != shownIndices {
      shownIndices = indices
      source.didShow(indices)
    }
    parent?.lazyContainerWasPlaced(self)
    if abs(total - size[axis]) > 0.01 { invalidateLayout() }
  }

  // MARK: Lines

  private func withState<Result>(_ breadth: CGFloat?, _ body: (inout State) -> Result) -> Result {
    var state: State
    if let index = states.firstIndex(where: { $0.breadth == breadth }) {
      state = states.remove(at: index)
    } else {
      let tracks = items.map { GridTracks($0, in: breadth) }
      let lines = LazyLines(source.sections, perLine: tracks?.tracks.count ?? 1)
      state = State(breadth: breadth, tracks: tracks, lines: lines, lengths: LineLengths(count: lines.count))
      if states.count == 3 { states.removeFirst() }
    }
    let result = body(&state)
    states.append(state)
    return result
  }

  /// The extent of a rectangle along the axis, relative to the leading or top edge of a container of a length. Without a rectangle
  /// everything is visible.
  private func range(of rect: CGRect?, in length: CGFloat) -> ClosedRange<CGFloat> {
    guard let rect else { return 0...CGFloat.infinity }
    if axis == .vertical { return rect.minY...max(rect.minY, rect.maxY) }
    if layoutDirection == .rightToLeft { return length - rect.maxX...max(length - rect.minX, length - rect.maxX) }
    return rect.minX...max(rect.minX, rect.maxX)
  }

  /// Measures the lines in a range.
  private func look(at seen: ClosedRange<CGFloat>, _ state: inout State) -> [SeenLine] {
    guard state.lines.count > 0 else { return [] }
    if state.lengths[0] == nil {
      // The first lines determine the estimate for the others.
      var (position, line) = (CGFloat(0), 0)
      while line < state.lines.count, position <= seen.upperBound - seen.lowerBound {
        position += measure(line, &state).total
        line += 1
      }
      state.lengths.settleEstimate()
    }
    var index = state.lengths.line(at: max(seen.lowerBound, 0))
    var position = state.lengths.start(of: index)
    var result: [SeenLine] = []
    repeat {
      let (distance, total) = measure(index, &state)
      result.append(
        SeenLine(index: index, line: state.lines[index], start: position + distance, length: total - distance))
      position += total
      index += 1
    } while index < state.lines.count && position < seen.upperBound
    return result
  }

  /// A line's length including the spacing before it.
  private func measure(_ index: Int, _ state: inout State) -> (distance: CGFloat, total: CGFloat) {
    let line = state.lines[index]
    var length: CGFloat = 0
    for (position, element) in line.elements.enumerated() {
      let breadth =
        line.kind == .views && state.tracks != nil
        ? state.tracks?.tracks[position].length : state.tracks?.length ?? state.breadth
      let size = self.element(element).sizeThatFits(ProposedViewSize(nil, along: axis, across: breadth))
      length = max(length, size[axis])
      state.widest = max(state.widest, size[axis.other])
    }
    let distance = index == 0 ? 0 : distance(before: line)
    state.lengths.set(length + distance, of: index)
    return (distance, length + distance)
  }

  private func distance(before line: LazyLines.Line) -> CGFloat {
    if let lineSpacing { return lineSpacing }
    guard items == nil, let first = line.elements.first else { return ViewSpacing.defaultDistance }
    return element(first - 1).spacing.distance(to: element(first).spacing, along: axis)
  }

  private func element(_ index: Int) -> _LayoutElement {
    let element = source.element(at: index)
    if element.parent !== self { element.parent = self }
    return element
  }

  // MARK: Placements

  /// Moves pinned headers and footers of visible sections into a range.
  private func pinned(
    _ lines: [SeenLine], in free: ClosedRange<CGFloat>, _ state: inout State
  ) -> [SeenLine] {
    guard !pinnedViews.isEmpty, free.upperBound.isFinite else { return lines }
    var result = lines
    var sections: [Range<Int>] = []
    for line in lines where sections.last != line.line.section { sections.append(line.line.section) }
    for section in sections {
      let start = state.lengths.start(of: section.lowerBound)
      let end = state.lengths.start(of: section.upperBound)
      if pinnedViews.contains(.sectionHeaders), state.lines[section.lowerBound].kind == .header {
        pin(section.lowerBound, &result, &state) { natural, length in
          max(natural, min(free.lowerBound, end - length))
        }
      }
      if pinnedViews.contains(.sectionFooters), state.lines[section.upperBound - 1].kind == .footer {
        pin(section.upperBound - 1, &result, &state) { natural, length in
          min(natural, max(free.upperBound - length, start))
        }
      }
    }
    return result
  }

  private func pin(
    _ index: Int, _ lines: inout [SeenLine], _ state: inout State, _ place: (CGFloat, CGFloat) -> CGFloat
  ) {
    let (distance, total) = measure(index, &state)
    let (natural, length) = (state.lengths.start(of: index) + distance, total - distance)
    lines.removeAll { $0.index == index }
    lines.append(
      SeenLine(
        index: index, line: state.lines[index], start: place(natural, length), length: length, isPinned: true))
  }

  private func place(
    _ line: SeenLine, in size: CGSize, _ tracks: GridTracks?, _ didPlace: (Int, _LayoutElement) -> Void
  ) {
    for (position, index) in line.line.elements.enumerated() {
      let element = element(index)
      let track = line.line.kind == .views ? tracks?.tracks[position] : nil
      let area = CGSize(line.length, along: axis, across: track?.length ?? size[axis.other])
      // Rows of a stack keep their own lengths; cells of a grid fill their line.
      let proposal = ProposedViewSize(
        track == nil ? nil : line.length, along: axis, across: area[axis.other])
      var guides = track?.alignment ?? alignment
      if track?.alignment == nil {
        if axis == .vertical { guides.vertical = .center } else { guides.horizontal = .center }
      }
      let (frame, own) = (ViewDimensions(area), element.dimensions(in: proposal))
      var corner = CGPoint(
        x: frame.guide(guides.horizontal.key) - own.guide(guides.horizontal.key),
        y: frame.guide(guides.vertical.key) - own.guide(guides.vertical.key))
      if track == nil { corner[axis] = 0 }
      corner[axis] += line.start
      corner[axis.other] += track?.start ?? 0
      placeChild(element, at: corner, within: size.width, proposal: proposal)
      didPlace(index, element)
    }
  }

  public override func computeSpacing() -> ViewSpacing { .plain }
}
