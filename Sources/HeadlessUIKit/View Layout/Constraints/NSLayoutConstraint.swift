public import Foundation

/// A linear relation between two attributes of views or layout guides:
/// `first (relation) multiplier x second + constant`, lengths in points.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  let first: LayoutReference
  let second: LayoutReference?

  /// The view that holds the constraint while it is active: the nearest common ancestor of its items.
  weak var container: UIView?

  /// The constraint's stand-in in a layout engine, while it has one.
  var record: ConstraintRecord?

  /// What multiplies the second attribute.
  public let multiplier: CGFloat

  public let relation: Relation

  /// What is added to the second side, in points. May change while the constraint is active, at little cost.
  open var constant: CGFloat {
    didSet {
      if constant != oldValue { didChange() }
    }
  }

  /// UIKit forbids a change between required and optional while the constraint is active; it is let through here.
  open var priority: UILayoutPriority = .required {
    didSet {
      if priority != oldValue { didChange() }
    }
  }

  /// A name for people who read reports of layout conflicts.
  open var identifier: String?

  open var shouldBeArchived = false

  /// A constraint in the long form, between views or layout guides. Traps, as UIKit does, where it makes no sense: a
  /// place compared with nothing, or with an attribute of another axis.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let firstItem = view1 as? any LayoutItem else {
      fatalError("Constraint items must each be a view or layout guide.")
    }
    var second: LayoutReference?
    if let view2, attr2 != .notAnAttribute {
      guard let secondItem = view2 as? any LayoutItem else {
        fatalError("Constraint items must each be a view or layout guide.")
      }
      second = LayoutReference(secondItem, attr2)
    }
    self.init(
      LayoutReference(firstItem, attr1), relation, second, multiplier: multiplier, constant: c)
  }

  init(
    _ first: LayoutReference, _ relation: Relation, _ second: LayoutReference?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    NSLayoutConstraint.validate(first, second, multiplier: multiplier)
    self.first = first
    self.second = multiplier == 0 ? nil : second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  open weak var firstItem: AnyObject? { first.item }

  open weak var secondItem: AnyObject? { second?.item }

  public var firstAttribute: Attribute { first.attribute }

  public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// Whether the constraint takes part in layout. Switching it on needs a common ancestor of its items.
  open var isActive: Bool {
    get { container != nil }
    set {
      if newValue { install() } else { uninstall() }
    }
  }

  /// Activates all at once; same as setting `isActive` of each.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates all at once; same as clearing `isActive` of each.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// In UIKit's format. To be asked on the main thread, like everything of a constraint.
  nonisolated open override var description: String {
    MainActor.assumeIsolated { ConstraintDescription(constraint: self).text }
  }

  private func didChange() {
    record?.needsRefresh = true
    container?.setNeedsLayoutByEngine()
  }
}

extension NSLayoutConstraint {
  /// Every view that the constraint speaks of.
  var involvedViews: [UIView] { first.views + (second?.views ?? []) }

  /// Whether the layout direction decides which sides are meant.
  var isDirectional: Bool {
    [first.attribute, second?.attribute, first.origin?.attribute, second?.origin?.attribute]
      .contains { $0?.isDirectional == true }
  }

  func install() {
    guard container == nil else { return }
    let views = involvedViews
    guard let start = views.first else { return }
    var ancestor: UIView? = start
    while let candidate = ancestor, !views.allSatisfy({ $0.isDescendant(of: candidate) }) {
      ancestor = candidate.superview
    }
    guard let ancestor else {
      fatalError(
        "Unable to activate constraint with anchors \(anchorDescription) because they have no common ancestor.  "
          + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.")
    }
    install(in: ancestor)
  }

  func install(in view: UIView) {
    container = view
    view.holdConstraint(self)
  }

  func uninstall() {
    guard let holder = container else { return }
    container = nil
    if let record {
      record.engine?.remove(record)
      self.record = nil
    }
    holder.releaseConstraint(self)
  }

  private var anchorDescription: String {
    func describe(_ reference: LayoutReference?) -> String {
      guard let reference, let item = reference.item else { return "(null)" }
      return "\(type(of: item)).\(reference.attribute)"
    }
    return "\(describe(first)) and \(describe(second))"
  }

  private static func validate(_ first: LayoutReference, _ second: LayoutReference?, multiplier: CGFloat) {
    guard first.attribute != .notAnAttribute else {
      fatalError("Invalid layout attribute: the first attribute of a constraint can't be notAnAttribute.")
    }
    guard let second, multiplier != 0 else {
      if first.isDimension { return }
      fatalError(
        "NSLayoutConstraint for \(first.attribute): A multiplier of 0 or a nil second item together with a location "
          + "for the first attribute creates an illegal constraint of a location equal to a constant. Location "
          + "attributes must be specified in pairs.")
    }
    if first.isDimension != second.isDimension {
      fatalError("Invalid pairing of layout attributes: \(first.attribute) and \(second.attribute).")
    }
    if !first.isDimension {
      if first.axis != second.axis {
        fatalError("Invalid pairing of layout attributes: \(first.attribute) and \(second.attribute).")
      }
      if first.axis == .horizontal, !sidesAreComparable(first.attribute, second.attribute) {
        fatalError(
          "Invalid pairing of layout attributes: a leading or trailing attribute can't be paired with left or right "
            + "(\(first.attribute) and \(second.attribute)).")
      }
    }
  }

  private static func sidesAreComparable(_ a: Attribute, _ b: Attribute) -> Bool {
    func isCenter(_ attribute: Attribute) -> Bool { attribute == .centerX || attribute == .centerXWithinMargins }
    return isCenter(a) || isCenter(b) || a.isDirectional == b.isDirectional
  }
}
