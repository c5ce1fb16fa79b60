import Foundation

/// The constraints of one arrangement of a stack view.
///
/// They have the identifiers and the priorities of UIKit's in its reports, where these are known. Their meaning along the axis and
/// across it is documented in the extensions beside this file.
@MainActor final class StackArrangement {
  private var constraints: [NSLayoutConstraint] = []
  private var guides: [UILayoutGuide] = []
  let axis: NSLayoutConstraint.Axis
  // The stack keeps its arrangement.
  unowned let stack: UIStackView
  /// The area in which the views are arranged: the stack, or its margins.
  unowned let canvas: any LayoutItem
  /// The arranged subviews that aren't hidden.
  let shown: [UIView]
  /// Whether other content requires other constraints.
  var dependsOnContent = false
  /// The constraints that prevent views from being compressed, for those of `shown` with an intrinsic length.
  private var keepers: [ObjectIdentifier: NSLayoutConstraint] = [:]

  /// UIKit's figures.
  enum Priority {
    /// Keeps views inside the stack, across its axis: content is clipped, and no constraint breaks.
    static let boundary = UILayoutPriority(999.5)
    /// The first of the lengths in proportion to the stack's; each that follows is one weaker.
    static let proportion = UILayoutPriority(999)
    /// The width of one of several texts of several lines: above what keeps it from being squeezed.
    @MainActor static func textWidth(of text: UIView) -> UILayoutPriority {
      UILayoutPriority(min(text.contentCompressionResistancePriority(for: .horizontal).rawValue + 10, 999))
    }
    /// The priority of the first distance between centres, below that of the spacing; each following one is one lower.
    static let equalCentering = UILayoutPriority(149)
    /// No larger across the axis than the content.
    static let spanningFit = UILayoutPriority(51)
    /// No longer than content and spaces, where the spaces may grow.
    static let canvasFit = UILayoutPriority(49)
    /// Zero if a view has no size.
    static let suppression = UILayoutPriority(25)
    /// Lower than any priority that an app uses.
    static let tiebreak = UILayoutPriority(0.01)
    /// Stronger than that.
    static let keep = UILayoutPriority(0.02)
  }

  init(_ stack: UIStackView) {
    self.stack = stack
    axis = stack.axis
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    shown = stack.arrangedSubviews.filter { !$0.isHidden }
    distribute()
    align()
    collapseHidden()
    if shown.isEmpty { shrink() }
    // All of them belong to the stack: apps search for their own among a view's.
    for constraint in constraints { constraint.install(in: stack) }
  }

  /// Without anything to show a stack is as small as its superview lets it.
  private func shrink() {
    if let last = stack.arrangedSubviews.last {
      add(canvas, end, .equal, last, end, "UISV-canvas-connection")
    } else {
      add(canvas, length, constant: 0, priority: Priority.spanningFit, "UISV-canvas-fit")
    }
    add(canvas, crossLength, constant: 0, priority: Priority.spanningFit, "UISV-canvas-fit")
  }

  func remove(from stack: UIStackView) {
    // In reverse order: there the stack finds them immediately.
    for constraint in constraints.reversed() { constraint.isActive = false }
    for guide in guides { stack.removeLayoutGuide(guide) }
  }

  /// Keeps a view from being compressed before others with the same resistance.
  func keepLength(of view: UIView) {
    add(
      view, length, .greaterThanOrEqual, constant: StackProportions.length(of: view, along: axis) ?? 0,
      priority: Priority.keep, "UISV-ambiguity-suppression")
    keepers[ObjectIdentifier(view)] = constraints.last
  }

  /// Updates the constraints for content of another size, if they are still the same ones.
  func contentDidChange(of view: UIView) {
    keepers[ObjectIdentifier(view)]?.constant = StackProportions.length(of: view, along: axis) ?? 0
  }

  // MARK: Directions

  var start: NSLayoutConstraint.Attribute { axis == .horizontal ? .leading : .top }
  var end: NSLayoutConstraint.Attribute { axis == .horizontal ? .trailing : .bottom }
  var length: NSLayoutConstraint.Attribute { axis == .horizontal ? .width : .height }
  var center: NSLayoutConstraint.Attribute { axis == .horizontal ? .centerX : .centerY }
  var crossStart: NSLayoutConstraint.Attribute { axis == .horizontal ? .top : .leading }
  var crossEnd: NSLayoutConstraint.Attribute { axis == .horizontal ? .bottom : .trailing }
  var crossCenter: NSLayoutConstraint.Attribute { axis == .horizontal ? .centerY : .centerX }
  var crossLength: NSLayoutConstraint.Attribute { axis == .horizontal ? .height : .width }

  // MARK: Making

  func makeGuide(_ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    stack.addLayoutGuide(guide)
    guides.append(guide)
    return guide
  }

  func add(
    _ first: any LayoutItem, _ firstAttribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: any LayoutItem, _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: UILayoutPriority = .required, rank: Int = BreakRank.system, _ identifier: String
  ) {
    keep(
      NSLayoutConstraint(
        LayoutReference(first, firstAttribute), relation, LayoutReference(second, secondAttribute),
        multiplier: multiplier, constant: constant), priority, rank: rank, identifier)
  }

  func add(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, constant: CGFloat, priority: UILayoutPriority = .required,
    rank: Int = BreakRank.system, _ identifier: String
  ) {
    keep(
      NSLayoutConstraint(LayoutReference(item, attribute), relation, nil, constant: constant), priority, rank: rank,
      identifier)
  }

  private func keep(
    _ constraint: NSLayoutConstraint, _ priority: UILayoutPriority, rank: Int = BreakRank.system, _ identifier: String
  ) {
    constraint.priority = priority
    constraint.identifier = identifier
    constraint.breakRank = rank
    constraints.append(constraint)
  }
}
