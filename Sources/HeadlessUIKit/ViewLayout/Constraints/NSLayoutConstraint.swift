public import Foundation

/// A linear relation between two attributes of views or layout guides:
/// `first (relation) multiplier x second + constant`, lengths in points.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// Nil only for a constraint created by `init()`.
  final private(set) var first: LayoutReference?
  final private(set) var second: LayoutReference?

  /// The view that holds the constraint while it is active: the nearest common ancestor of its items.
  final var container: UIView? {
    get { containerReference?.target }
    set { containerReference = newValue?.backReference }
  }
  private var containerReference: BackReference<UIView>?

  nonisolated final let backReference = BackReference<NSLayoutConstraint>()

  /// The record of the constraint in a layout engine.
  final var record: ConstraintRecord?

  /// Grows with every activation, so that constraints reach the solver in the order in which they were activated.
  final private(set) var activation = 0

  /// Grows with every constraint that is made. Where a layout leaves freedom, earlier ones decide, however often they were
  /// switched off and on.
  final let creation = AppState.nextSerialNumber()

  /// Of conflicting required constraints, the one with the highest rank is broken.
  final var breakRank = BreakRank.app

  /// Whether UIKit's own code created the constraint, such as a stack view; the app's constraints are broken first.
  final var isMadeBySystem: Bool { breakRank != BreakRank.app }

  /// The factor of the second attribute.
  open private(set) var multiplier: CGFloat = 1

  /// The relation.
  open private(set) var relation = Relation.equal

  /// The constant, in points. It may change while the constraint is active, at little cost.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      systemSpacing = nil
      guard newValue != storedConstant else { return }
      checkIsFinite(newValue, "Constant", "constant")
      storedConstant = newValue
      didChange()
    }
  }
  private var storedConstant: CGFloat = 0

  /// The constant as a multiple of the system spacing; nil if the app sets it.
  final private(set) var systemSpacing: CGFloat?

  /// The priority. It may change while the constraint is active, but not between required and optional: that traps, as UIKit throws
  /// an exception.
  open var priority: UILayoutPriority = .required {
    didSet {
      guard priority != oldValue else { return }
      checkPriority(priority, before: oldValue)
      didChange()
    }
  }

  /// A name for readers of reports of layout conflicts.
  open var identifier: String?

  /// Stored but unused: constraints aren't archived.
  open var shouldBeArchived = false

  /// An empty constraint that can't be activated, to fill a variable with.
  public override init() {
    MainThreadDeallocation.prepare(Self.self)
    super.init()
    backReference.begin(self)
  }

  deinit {
    backReference.end()
  }

  /// Creates a constraint between views or layout guides. Traps for invalid combinations, as UIKit does: a location without a
  /// second attribute, or compared with a size.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let firstItem = view1 as? any LayoutItem else {
      fatalError("NSLayoutConstraint for \(view1): Constraint items must each be a view or layout guide.")
    }
    var second: LayoutReference?
    if let view2 {
      guard let secondItem = view2 as? any LayoutItem else {
        fatalError("NSLayoutConstraint for \(view2): Constraint items must each be a view or layout guide.")
      }
      if attr2 != .notAnAttribute { second = LayoutReference(secondItem, attr2) }
    }
    self.init(
      LayoutReference(firstItem, attr1), relation, second, multiplier: multiplier, constant: c)
  }

  convenience init(
    _ first: LayoutReference, _ relation: Relation, _ second: LayoutReference?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    ConstraintRules.check(first, second, multiplier: multiplier)
    self.init()
    self.first = first
    self.second = multiplier == 0 ? nil : second
    self.relation = relation
    // A product with 0 doesn't depend on the second item: the constraint is as one without.
    self.multiplier = multiplier == 0 && second != nil ? 1 : multiplier
    storedConstant = constant
    checkIsFinite(constant, "Constant", "constant")
    checkIsFinite(multiplier, "Multiplier", "multiplier")
  }

  /// A location at a distance of `spacing` times the system spacing after another.
  convenience init(
    _ first: LayoutReference, _ relation: Relation, _ second: LayoutReference, systemSpacing spacing: CGFloat
  ) {
    self.init(first, relation, second)
    checkIsFinite(spacing, "Multiplier", "multiplier")
    systemSpacing = spacing
    resolveSystemSpacing()
  }

  /// Texts may have got other fonts, which their spacing follows.
  final func resolveSystemSpacing() {
    guard let systemSpacing, let first, let second else { return }
    storedConstant = SystemSpacing.distance(from: second, to: first) * systemSpacing
  }

  /// The view or layout guide of the first attribute; nil once it is deallocated.
  open weak var firstItem: AnyObject? { first?.item }

  /// The view or layout guide of the second attribute; nil if there is none, or once it is deallocated.
  open weak var secondItem: AnyObject? { second?.item }

  /// The attribute of the first item.
  open var firstAttribute: Attribute { first?.attribute ?? .notAnAttribute }

  /// The attribute of the second item; `notAnAttribute` without one.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// The anchor of the first item; the same object as the item's own property returns.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    guard let first else { fatalError("The constraint has no items.") }
    return first.anchor
  }

  /// The anchor of the second item, the same object as the item's own property returns; nil without a second item.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second?.anchor }

  /// Whether the constraint is part of the layout. Activating it requires a common ancestor of its items.
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

  /// Called once the constraint and what it is connected with are read from an archive.
  open func awakeFromNib() {}
  /// Never called, except by Interface Builder.
  open func prepareForInterfaceBuilder() {}

  /// In UIKit's format; the class and the address off the main thread.
  nonisolated open override var description: String {
    DescriptionFormat.text(of: self) { ConstraintDescription(constraint: self).text }
  }

  private func didChange() {
    record?.needsRefresh = true
    if record == nil { container?.setNeedsLayoutByEngine() } else { container?.setNeedsLayout() }
  }

  private func checkPriority(_ new: UILayoutPriority, before old: UILayoutPriority) {
    if !(0...1000).contains(new.rawValue) {
      fatalError(
        "It's illegal to set priority:\(DescriptionFormat.number(CGFloat(new.rawValue))). Priorities must be greater "
          + "than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
    }
    guard isActive, (new.rawValue >= 1000) != (old.rawValue >= 1000) else { return }
    fatalError(
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed "
        + "priority \(DescriptionFormat.number(CGFloat(new.rawValue))) and the existing priority was "
        + "\(DescriptionFormat.number(CGFloat(old.rawValue))).")
  }

  private func checkIsFinite(_ number: CGFloat, _ name: String, _ label: String) {
    if !number.isFinite { fatalError("\(name) is not finite!  That's illegal.  \(label):\(number)") }
  }

  func install(in view: UIView) {
    activation = AppState.nextSerialNumber()
    container = view
    noteInstallation(for: first)
    noteInstallation(for: second)
    view.holdConstraint(self)
  }
}

extension NSLayoutConstraint {
  /// Registers the constraint with its views: a view that leaves its hierarchy deactivates it.
  private func noteInstallation(for reference: LayoutReference?) {
    guard let reference else { return }
    reference.slot.layoutView?.layoutSlot.noteInstallation(self)
    if let origin = reference.origin { origin.slot.layoutView?.layoutSlot.noteInstallation(self) }
  }

  /// Every view of the constraint; a guide's owner represents the guide.
  var involvedViews: [UIView] {
    var views: [UIView] = []
    for reference in [first, second] {
      guard let reference else { continue }
      if let view = reference.slot.layoutView { views.append(view) }
      if let view = reference.origin?.slot.layoutView { views.append(view) }
    }
    return views
  }

  /// Every single attribute that the constraint refers to, including the starts of distances.
  var references: [LayoutReference] {
    [first, second].compactMap(\.self).flatMap { reference in
      [LayoutReference(slot: reference.slot, reference.attribute)]
        + (reference.origin.map { [LayoutReference(slot: $0.slot, $0.attribute)] } ?? [])
    }
  }

  func speaks(of slot: LayoutSlot) -> Bool {
    first?.slot === slot || second?.slot === slot || first?.origin?.slot === slot || second?.origin?.slot === slot
  }

  /// Whether an item of the constraint has no hierarchy or is deallocated.
  private var hasLooseItem: Bool {
    [first?.slot, second?.slot, first?.origin?.slot, second?.origin?.slot].contains {
      $0 != nil && $0?.layoutView == nil
    }
  }

  private func install() {
    guard container == nil else { return }
    guard let first else {
      fatalError("A constraint made by NSLayoutConstraint() has no items and can't be activated.")
    }
    guard !hasLooseItem else { failForLackOfAncestor() }
    let views = involvedViews
    guard views.count > 1 || first.slot.view == nil else { return install(in: views[0]) }
    var ancestor: UIView? = views[0]
    for view in views.dropFirst() where view !== ancestor { ancestor = nearestCommonAncestor(ancestor, view) }
    guard let ancestor else { failForLackOfAncestor() }
    install(in: ancestor)
  }

  private func nearestCommonAncestor(_ a: UIView?, _ b: UIView) -> UIView? {
    // Nearly always one is the other's superview, or both have the same.
    if a === b.superview { return a }
    guard let parent = a?.superview else { return a.flatMap { b.isDescendant(of: $0) ? $0 : nil } }
    if parent === b || parent === b.superview { return parent }
    var candidate = a
    while let view = candidate {
      if b.isDescendant(of: view) { return view }
      candidate = view.superview
    }
    return nil
  }

  private func failForLackOfAncestor() -> Never {
    let anchors = [first, second].map { $0.map { "\($0.anchor)" } ?? "(null)" }.joined(separator: " and ")
    fatalError(
      "Unable to activate constraint with anchors \(anchors) because they have no common ancestor.  "
        + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.")
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
}
