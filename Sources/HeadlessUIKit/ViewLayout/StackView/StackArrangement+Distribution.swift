import Foundation

extension StackArrangement {
  // MARK: Along the axis

  func distribute() {
    guard let first = shown.first, let last = shown.last else { return }
    add(canvas, start, .equal, first, start, "UISV-canvas-connection")
    add(canvas, end, .equal, last, end, "UISV-canvas-connection")
    for (view, next) in zip(shown, shown.dropFirst()) { space(view, next) }
    switch stack.distribution {
    case .fill: preferFirst()
    case .fillEqually: fillEqually()
    case .fillProportionally: fillProportionally()
    case .equalSpacing: spaceEqually()
    case .equalCentering: centerEqually()
    }
    widenTextsAlike()
  }

  /// If several distributions are possible, UIKit documents that the views' index decides, but not how. Here all except the first
  /// are as small as their constraints allow: the first takes the remaining space, and keeps its size if there is too little.
  /// Images and controls of fixed size are compressed last.
  private func preferFirst() {
    guard shown.count > 1 else { return }
    for view in shown.dropFirst() {
      add(view, length, constant: 0, priority: Priority.tiebreak, "UISV-ambiguity-suppression")
    }
    for view in shown where view.isSpoiltByShrinking(along: axis) { keepLength(of: view) }
  }

  private var spacesMayGrow: Bool { stack.distribution == .equalSpacing || stack.distribution == .equalCentering }

  private func space(_ view: UIView, _ next: UIView) {
    let isBaseline = stack.isBaselineRelativeArrangement && axis == .vertical
    let from = LayoutReference(view, isBaseline ? .lastBaseline : end)
    let to = LayoutReference(next, isBaseline ? .firstBaseline : start)
    let spacing = stack.spacing(after: view) ?? SystemSpacing.distance(from: from, to: to)
    add(
      next, to.attribute, spacesMayGrow ? .greaterThanOrEqual : .equal, view, from.attribute, constant: spacing,
      "UISV-spacing")
  }

  private func fillEqually() {
    guard let first = shown.first else { return }
    for view in shown.dropFirst() { add(view, length, .equal, first, length, "UISV-fill-equally") }
  }

  /// Each view gets the fraction of the stack that its own length is of all lengths and spaces. If the stack is longer or shorter,
  /// the spaces keep their length, and the constraint with the lowest priority, the last one, yields.
  private func fillProportionally() {
    dependsOnContent = true
    let lengths = shown.map { StackProportions.length(of: $0, along: axis) }
    let total = lengths.reduce(0) { $0 + ($1 ?? 0) } + StackProportions.spaces(in: stack, between: shown)
    guard lengths.contains(where: { $0 ?? 0 > 0 }), total > 0 else { return fillEqually() }
    var priority = Priority.proportion
    for (view, own) in zip(shown, lengths) {
      guard let own else { continue }
      if own > 0 {
        add(
          view, length, .equal, canvas, length, multiplier: own / total, priority: priority,
          "UISV-fill-proportionally")
      } else {
        add(view, length, constant: 0, priority: priority, "UISV-fill-proportionally")
      }
      priority = weaker(priority)
    }
  }

  private func weaker(_ priority: UILayoutPriority) -> UILayoutPriority {
    UILayoutPriority(max(1, priority.rawValue - 1))
  }

  private func spaceEqually() {
    var first: UILayoutGuide?
    for (view, next) in zip(shown, shown.dropFirst()) {
      let gap = makeGuide("UISV-distributing")
      add(gap, start, .equal, view, end, "UISV-distributing-edge")
      add(next, start, .equal, gap, end, "UISV-distributing-edge")
      if let first { add(gap, length, .equal, first, length, "UISV-fill-equally") } else { first = gap }
    }
    fitCanvas()
  }

  private func centerEqually() {
    var first: UILayoutGuide?
    var priority = Priority.equalCentering
    for (view, next) in zip(shown, shown.dropFirst()) {
      let span = makeGuide("UISV-distributing")
      add(span, start, .equal, view, center, "UISV-distributing-edge")
      add(span, end, .equal, next, center, "UISV-distributing-edge")
      if let first {
        add(span, length, .equal, first, length, priority: priority, "UISV-fill-equally")
        priority = weaker(priority)
      } else {
        first = span
      }
    }
    fitCanvas()
  }

  /// Spaces that may grow would leave the length of the stack open, and that of views without content.
  private func fitCanvas() {
    add(canvas, length, constant: 0, priority: Priority.canvasFit, "UISV-canvas-fit")
    for view in shown {
      add(view, length, constant: 0, priority: Priority.suppression, "UISV-ambiguity-suppression")
    }
  }

  /// Texts of several lines in a row, none of which could say otherwise how often it is to be broken, get the same part of
  /// the stack each: a dump of UIKit's constraints shows `width = 1/n x stack.width`, ten above the priority at which a text
  /// resists (openradar 41192642), and recorded widths are the same part of what the spaces leave. What happens where other
  /// views stand between them wasn't recorded; here the texts are as wide as each other, and the others keep their sizes.
  private func widenTextsAlike() {
    let sharesSpaces = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    guard axis == .horizontal, stack.distribution == .fill || sharesSpaces else { return }
    let several = shown.filter(\.isTextOfSeveralLines)
    guard let first = several.first else { return }
    let texts = several.filter { $0.hasSameContentPriorities(as: first, along: .horizontal) }
    guard texts.count > 1 else { return }
    if sharesSpaces { return widenInProportion(texts) }
    guard texts.count == shown.count else {
      for text in texts.dropFirst() {
        add(
          text, .width, .equal, first, .width, priority: Priority.textWidth(of: text), "UISV-text-width-disambiguation")
      }
      return
    }
    let part = 1 / CGFloat(texts.count)
    let spaces = StackProportions.spaces(in: stack, between: shown)
    for text in texts {
      add(
        text, .width, .equal, canvas, .width, multiplier: part, constant: -spaces * part,
        priority: Priority.textWidth(of: text), "UISV-text-width-disambiguation")
    }
  }

  /// If the spaces take the remaining length, texts keep the proportion of their single-line lengths.
  private func widenInProportion(_ texts: [UIView]) {
    dependsOnContent = true
    guard let first = texts.first else { return }
    let width = first.contentSize(forLayoutWidth: nil).width
    for text in texts.dropFirst() {
      let own = text.contentSize(forLayoutWidth: nil).width
      guard width > 0, own > 0 else { continue }
      add(
        text, .width, .equal, first, .width, multiplier: own / width, priority: Priority.textWidth(of: text),
        "UISV-text-width-disambiguation")
    }
  }

  // MARK: Hidden views

  /// Hidden views have no length and the position of the next visible view, or of the end. Across the axis they are aligned to a
  /// side, and don't affect the stack's size.
  func collapseHidden() {
    let lastShown = shown.last
    var isBehindLast = shown.isEmpty
    var previous: UIView?
    for view in stack.arrangedSubviews {
      if view.isHidden {
        add(view, length, constant: 0, rank: BreakRank.collapse, "UISV-hiding")
        alignHidden(view)
        if let previous {
          let spacing = previous.isHidden || isBehindLast ? 0 : stack.spacing(after: previous) ?? SystemSpacing.between
          add(view, start, .equal, previous, end, constant: spacing, "UISV-spacing")
        } else {
          add(canvas, start, .equal, view, start, "UISV-canvas-connection")
        }
      } else if view === lastShown {
        isBehindLast = true
      }
      previous = view
    }
  }
}

extension UIView {
  /// Whether less room would spoil the view: its content, as a switch's, is always of one size.
  fileprivate func isSpoiltByShrinking(along axis: NSLayoutConstraint.Axis) -> Bool {
    self is UIImageView || contentHuggingPriority(for: axis).rawValue >= UILayoutPriority.defaultHigh.rawValue
  }

  /// Whether the stack view that contains the text affects its line breaks.
  var isTextOfSeveralLines: Bool { self is UILabel && contentHeightDependsOnWidth }

  fileprivate func hasSameContentPriorities(as other: UIView, along axis: NSLayoutConstraint.Axis) -> Bool {
    contentHuggingPriority(for: axis) == other.contentHuggingPriority(for: axis)
      && contentCompressionResistancePriority(for: axis) == other.contentCompressionResistancePriority(for: axis)
  }
}
