import Foundation

/// The constraints of one arrangement of a stack view.
///
/// They follow the ones that UIKit shows in its reports, by the same identifiers where they are known.
@MainActor final class StackArrangement {
  private var constraints: [NSLayoutConstraint] = []
  private var guides: [UILayoutGuide] = []
  private let axis: NSLayoutConstraint.Axis
  // The stack keeps its arrangement.
  private unowned let stack: UIStackView
  private unowned let edges: any LayoutItem
  private let shown: [UIView]

  /// UIKit's figure for keeping a stack as small as its content lets it.
  private static let fit = UILayoutPriority(51)
  /// Weaker than anything an app asks for.
  private static let tiebreak = UILayoutPriority(0.01)
  /// UIKit's figure for equal distances of centres, which give way to the spacing.
  private static let equalCentering = UILayoutPriority(149)

  init(_ stack: UIStackView) {
    self.stack = stack
    axis = stack.axis
    edges = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    shown = stack.arrangedSubviews.filter { !$0.isHidden }
    if shown.isEmpty { shrink() }
    distribute()
    align()
    collapseHidden()
    for constraint in constraints { constraint.isMadeBySystem = true }
    NSLayoutConstraint.activate(constraints)
  }

  /// Without anything to show a stack is as small as its superview lets it.
  private func shrink() {
    add(edges, length, constant: 0, priority: StackArrangement.fit, "UISV-canvas-fit")
    add(edges, crossLength, constant: 0, priority: StackArrangement.fit, "UISV-canvas-fit")
  }

  func remove(from stack: UIStackView) {
    NSLayoutConstraint.deactivate(constraints)
    for guide in guides { stack.removeLayoutGuide(guide) }
  }

  // MARK: Along the axis

  private var start: NSLayoutConstraint.Attribute { axis == .horizontal ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { axis == .horizontal ? .trailing : .bottom }
  private var length: NSLayoutConstraint.Attribute { axis == .horizontal ? .width : .height }
  private var center: NSLayoutConstraint.Attribute { axis == .horizontal ? .centerX : .centerY }

  private func distribute() {
    guard let first = shown.first, let last = shown.last else { return }
    add(first, start, .equal, edges, start, "UISV-canvas-connection")
    add(edges, end, .equal, last, end, "UISV-canvas-connection")
    for (view, next) in zip(shown, shown.dropFirst()) { space(view, next) }
    switch stack.distribution {
    case .fill: preferFirst()
    case .fillEqually:
      for view in shown.dropFirst() { add(view, length, .equal, first, length, "UISV-fill-equally") }
    case .fillProportionally: fillProportionally()
    case .equalSpacing: spaceEqually()
    case .equalCentering: centerEqually()
    }
  }

  /// Where views could share the room in several ways, UIKit documents that their index decides. All but the first stay
  /// as small as everything that has a say lets them.
  private func preferFirst() {
    for view in shown.dropFirst() {
      add(view, length, constant: 0, priority: StackArrangement.tiebreak, "UISV-ambiguity-suppression")
    }
  }

  private func space(_ view: UIView, _ next: UIView) {
    let spacing = stack.spacing(after: view)
    let isEqual = stack.distribution != .equalSpacing && stack.distribution != .equalCentering
    let isBaseline = stack.isBaselineRelativeArrangement && axis == .vertical
    add(
      next, isBaseline ? .firstBaseline : start, isEqual ? .equal : .greaterThanOrEqual, view,
      isBaseline ? .lastBaseline : end, constant: spacing, "UISV-spacing")
    if !isEqual {
      add(
        next, isBaseline ? .firstBaseline : start, .equal, view, isBaseline ? .lastBaseline : end, constant: spacing,
        priority: StackArrangement.fit, "UISV-spacing-fit")
    }
  }

  /// Each view gets the part of the stack that its intrinsic length is of all intrinsic lengths and spaces.
  private func fillProportionally() {
    let lengths = shown.map { view -> CGFloat in
      let size = view.intrinsicContentSize
      let length = axis == .horizontal ? size.width : size.height
      return length == UIView.noIntrinsicMetric ? 0 : length
    }
    let spaces = shown.dropLast().map { stack.spacing(after: $0) }.reduce(0, +)
    let total = lengths.reduce(0, +) + spaces
    guard total > 0 else { return }
    for (view, length) in zip(shown, lengths) where length > 0 {
      add(
        view, self.length, .equal, edges, self.length, multiplier: length / total, priority: UILayoutPriority(999),
        "UISV-fill-proportionally")
    }
  }

  private func spaceEqually() {
    var first: UILayoutGuide?
    for (view, next) in zip(shown, shown.dropFirst()) {
      let gap = makeGuide("UISV-distributing")
      add(gap, start, .equal, view, end, "UISV-distributing-edge")
      add(next, start, .equal, gap, end, "UISV-distributing-edge")
      if let first { add(gap, length, .equal, first, length, "UISV-fill-equally") } else { first = gap }
    }
  }

  private func centerEqually() {
    var first: UILayoutGuide?
    for (view, next) in zip(shown, shown.dropFirst()) {
      let span = makeGuide("UISV-distributing")
      add(span, start, .equal, view, center, "UISV-distributing-edge")
      add(span, end, .equal, next, center, "UISV-distributing-edge")
      if let first {
        add(
          span, length, .equal, first, length, priority: StackArrangement.equalCentering, "UISV-fill-equally")
      } else {
        first = span
      }
    }
  }

  // MARK: Across the axis

  private var crossStart: NSLayoutConstraint.Attribute { axis == .horizontal ? .top : .leading }
  private var crossEnd: NSLayoutConstraint.Attribute { axis == .horizontal ? .bottom : .trailing }
  private var crossCenter: NSLayoutConstraint.Attribute { axis == .horizontal ? .centerY : .centerX }
  private var crossLength: NSLayoutConstraint.Attribute { axis == .horizontal ? .height : .width }

  private func align() {
    for view in shown {
      switch alignment {
      case .fill:
        add(view, crossStart, .equal, edges, crossStart, "UISV-canvas-connection")
        add(edges, crossEnd, .equal, view, crossEnd, "UISV-canvas-connection")
      case .leading:
        add(view, crossStart, .equal, edges, crossStart, "UISV-canvas-connection")
        keepInside(view, atStart: false)
      case .trailing:
        add(edges, crossEnd, .equal, view, crossEnd, "UISV-canvas-connection")
        keepInside(view, atEnd: false)
      case .center:
        add(view, crossCenter, .equal, edges, crossCenter, "UISV-canvas-connection")
        keepInside(view)
      case .firstBaseline, .lastBaseline: keepInside(view)
      }
    }
    alignBaselines()
    guard alignment != .fill, !shown.isEmpty else { return }
    add(edges, crossLength, constant: 0, priority: StackArrangement.fit, "UISV-spanning-fit")
  }

  private var alignment: UIStackView.Alignment {
    switch stack.alignment {
    // Baselines run across a row only.
    case .firstBaseline where axis == .vertical: .leading
    case .lastBaseline where axis == .vertical: .trailing
    default: stack.alignment
    }
  }

  private func alignBaselines() {
    guard let first = shown.first else { return }
    let attribute: NSLayoutConstraint.Attribute
    switch alignment {
    case .firstBaseline: attribute = .firstBaseline
    case .lastBaseline: attribute = .lastBaseline
    default: return
    }
    for view in shown.dropFirst() { add(view, attribute, .equal, first, attribute, "UISV-alignment") }
    // At least one view touches the side that the baselines are counted from.
    let (side, edge) = alignment == .firstBaseline ? (crossStart, crossStart) : (crossEnd, crossEnd)
    for view in shown { add(view, side, .equal, edges, edge, priority: StackArrangement.fit, "UISV-spanning-fit") }
  }

  private func keepInside(_ view: UIView, atStart: Bool = true, atEnd: Bool = true) {
    if atStart { add(view, crossStart, .greaterThanOrEqual, edges, crossStart, "UISV-spanning-boundary") }
    if atEnd { add(edges, crossEnd, .greaterThanOrEqual, view, crossEnd, "UISV-spanning-boundary") }
  }

  /// Hidden views have no length and stand at the end of the view before them. Across the axis they keep to a side, and
  /// don't hold the stack open.
  private func collapseHidden() {
    var previous: UIView?
    for view in stack.arrangedSubviews {
      guard view.isHidden else {
        previous = view
        continue
      }
      add(view, length, constant: 0, "UISV-hiding")
      alignHidden(view)
      if let previous {
        add(view, start, .equal, previous, end, "UISV-hiding")
      } else {
        add(view, start, .equal, edges, start, "UISV-hiding")
      }
    }
  }

  private func alignHidden(_ view: UIView) {
    let side: NSLayoutConstraint.Attribute =
      switch alignment {
      case .fill, .leading, .firstBaseline: crossStart
      case .trailing, .lastBaseline: crossEnd
      case .center: crossCenter
      }
    add(view, side, .equal, edges, side, "UISV-canvas-connection")
    if alignment == .fill {
      add(view, crossEnd, .equal, edges, crossEnd, priority: StackArrangement.fit, "UISV-canvas-connection")
    }
  }

  // MARK: Making

  private func makeGuide(_ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    stack.addLayoutGuide(guide)
    guides.append(guide)
    return guide
  }

  private func add(
    _ first: any LayoutItem, _ firstAttribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: any LayoutItem, _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: UILayoutPriority = .required, _ identifier: String
  ) {
    let constraint = NSLayoutConstraint(
      LayoutReference(first, firstAttribute), relation, LayoutReference(second, secondAttribute),
      multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.identifier = identifier
    constraints.append(constraint)
  }

  private func add(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, constant: CGFloat,
    priority: UILayoutPriority = .required, _ identifier: String
  ) {
    let constraint = NSLayoutConstraint(LayoutReference(item, attribute), .equal, nil, constant: constant)
    constraint.priority = priority
    constraint.identifier = identifier
    constraints.append(constraint)
  }
}
