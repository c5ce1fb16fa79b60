extension KnownStandIn {
  /// SnapKit's makers, which create UIKit's constraints.
  static let snapKitMaker = #"""

    // MARK: Creating constraints

    @preconcurrency @MainActor @dynamicMemberLookup public class ConstraintMaker {
      fileprivate var constraints: [Constraint] = []
      fileprivate let item: AnyObject

      fileprivate init(_ item: AnyObject) { self.item = item }

      public subscript(dynamicMember path: KeyPath<ConstraintEdges, ConstraintEdges>) -> ConstraintMakerExtendable {
        let constraint = Constraint(item, ConstraintEdges(attributes: [])[keyPath: path].attributes)
        constraints.append(constraint)
        return ConstraintMakerExtendable(constraint)
      }
    }

    @preconcurrency @MainActor public class ConstraintMakerFinalizable {
      fileprivate let made: Constraint
      fileprivate init(_ made: Constraint) { self.made = made }

      public var constraint: Constraint { made }
      @discardableResult public func labeled(_ label: String) -> ConstraintMakerFinalizable {
        made.label = label
        return self
      }
    }

    public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
      @discardableResult public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
        made.priority = amount.value
        return self
      }
      @discardableResult public func priority(_ amount: ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
        made.priority = amount.constraintPriorityTargetValue
        return self
      }
    }

    public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
      @discardableResult public func multipliedBy(_ amount: ConstraintMultiplierTarget) -> ConstraintMakerEditable {
        made.multiplier = amount.constraintMultiplierTargetValue
        return self
      }
      @discardableResult public func dividedBy(_ amount: ConstraintMultiplierTarget) -> ConstraintMakerEditable {
        made.multiplier = 1 / amount.constraintMultiplierTargetValue
        return self
      }
      @discardableResult public func offset(_ amount: ConstraintOffsetTarget) -> ConstraintMakerEditable {
        made.constant = amount
        return self
      }
      @discardableResult public func inset(_ amount: ConstraintInsetTarget) -> ConstraintMakerEditable {
        made.setInset(amount)
        return self
      }
    }

    public class ConstraintMakerRelatable: ConstraintMakerFinalizable {
      private func relate(_ relation: NSLayoutConstraint.Relation, _ other: ConstraintRelatableTarget) -> ConstraintMakerEditable {
        made.relate(relation, other)
        return ConstraintMakerEditable(made)
      }

      private func relateToSuperview(_ relation: NSLayoutConstraint.Relation) -> ConstraintMakerEditable {
        guard let superview = (made.item as? UIView)?.superview ?? (made.item as? UILayoutGuide)?.owningView else {
          fatalError("Expected superview but found nil when attempting make constraint `equalToSuperview`.")
        }
        return relate(relation, superview)
      }

      @discardableResult public func equalTo(_ other: ConstraintRelatableTarget) -> ConstraintMakerEditable { relate(.equal, other) }
      @discardableResult public func equalToSuperview() -> ConstraintMakerEditable { relateToSuperview(.equal) }
      @discardableResult public func lessThanOrEqualTo(_ other: ConstraintRelatableTarget) -> ConstraintMakerEditable {
        relate(.lessThanOrEqual, other)
      }
      @discardableResult public func lessThanOrEqualToSuperview() -> ConstraintMakerEditable { relateToSuperview(.lessThanOrEqual) }
      @discardableResult public func greaterThanOrEqualTo(_ other: ConstraintRelatableTarget) -> ConstraintMakerEditable {
        relate(.greaterThanOrEqual, other)
      }
      @discardableResult public func greaterThanOrEqualToSuperview() -> ConstraintMakerEditable { relateToSuperview(.greaterThanOrEqual) }
    }

    @dynamicMemberLookup public class ConstraintMakerExtendable: ConstraintMakerRelatable {
      public subscript(dynamicMember path: KeyPath<ConstraintEdges, ConstraintEdges>) -> ConstraintMakerExtendable {
        made.attributes += ConstraintEdges(attributes: [])[keyPath: path].attributes
        return self
      }
    }

    /// The layout constraints of one statement of a maker.
    @preconcurrency @MainActor public final class Constraint {
      fileprivate weak var item: AnyObject?
      fileprivate var attributes: [NSLayoutConstraint.Attribute]
      fileprivate var label: String?
      fileprivate var multiplier: CGFloat = 1
      fileprivate var priority: Float = 1000 { didSet { for made in layoutConstraints { made.priority = UILayoutPriority(priority) } } }
      fileprivate var constant: ConstraintConstantTarget = 0 { didSet { refresh() } }
      private var relation = NSLayoutConstraint.Relation.equal
      private weak var other: AnyObject?
      private var otherAttributes: [NSLayoutConstraint.Attribute] = []
      private var hasOther = false
      public private(set) var layoutConstraints: [NSLayoutConstraint] = []

      private static var key: UInt8 = 0

      fileprivate init(_ item: AnyObject, _ attributes: [NSLayoutConstraint.Attribute]) { (self.item, self.attributes) = (item, attributes) }

      fileprivate static func make(_ target: AnyObject?, _ closure: (ConstraintMaker) -> Void) -> [Constraint] {
        guard let target else { return [] }
        (target as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
        let maker = ConstraintMaker(target)
        closure(maker)
        for constraint in maker.constraints { constraint.build() }
        return maker.constraints
      }

      /// The constraints that a view currently has; they live as long as the view.
      fileprivate static func installed(on target: AnyObject?) -> [Constraint] {
        target.flatMap { objc_getAssociatedObject($0, &key) as? [Constraint] } ?? []
      }

      fileprivate func relate(_ relation: NSLayoutConstraint.Relation, _ target: ConstraintRelatableTarget) {
        self.relation = relation
        switch target {
        case let item as ConstraintItem: (other, otherAttributes, hasOther) = (item.object, item.attributes, true)
        case let view as UIView: (other, hasOther) = (view, true)
        case let guide as UILayoutGuide: (other, hasOther) = (guide, true)
        case let value as ConstraintConstantTarget: constant = value
        default: break
        }
      }

      /// Insets of all four edges: positive values move the bottom and trailing edges inwards.
      fileprivate func setInset(_ amount: ConstraintInsetTarget) {
        if let insets = amount as? UIEdgeInsets { return constant = insets }
        let value = Self.number(amount)
        constant = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
      }

      private static func number(_ target: ConstraintConstantTarget) -> CGFloat {
        (target as? ConstraintMultiplierTarget)?.constraintMultiplierTargetValue ?? 0
      }

      private func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch (constant, attribute) {
        case (let insets as UIEdgeInsets, .left), (let insets as UIEdgeInsets, .leading), (let insets as UIEdgeInsets, .leftMargin),
          (let insets as UIEdgeInsets, .leadingMargin), (let insets as UIEdgeInsets, .centerX):
          insets.left
        case (let insets as UIEdgeInsets, .top), (let insets as UIEdgeInsets, .topMargin), (let insets as UIEdgeInsets, .firstBaseline),
          (let insets as UIEdgeInsets, .centerY):
          insets.top
        case (let insets as UIEdgeInsets, .right), (let insets as UIEdgeInsets, .trailing), (let insets as UIEdgeInsets, .rightMargin),
          (let insets as UIEdgeInsets, .trailingMargin):
          -insets.right
        case (let insets as UIEdgeInsets, .bottom), (let insets as UIEdgeInsets, .bottomMargin),
          (let insets as UIEdgeInsets, .lastBaseline):
          -insets.bottom
        case (let insets as UIEdgeInsets, .width): -(insets.left + insets.right)
        case (let insets as UIEdgeInsets, .height): -(insets.top + insets.bottom)
        case (let size as CGSize, .width): size.width
        case (let size as CGSize, .height): size.height
        case (let point as CGPoint, .left), (let point as CGPoint, .right), (let point as CGPoint, .leading),
          (let point as CGPoint, .trailing), (let point as CGPoint, .centerX), (let point as CGPoint, .leftMargin),
          (let point as CGPoint, .rightMargin), (let point as CGPoint, .leadingMargin), (let point as CGPoint, .trailingMargin):
          point.x
        case (let point as CGPoint, .top), (let point as CGPoint, .bottom), (let point as CGPoint, .centerY),
          (let point as CGPoint, .topMargin), (let point as CGPoint, .bottomMargin), (let point as CGPoint, .lastBaseline),
          (let point as CGPoint, .firstBaseline):
          point.y
        default: Self.number(constant)
        }
      }

      private func build() {
        guard let item, layoutConstraints.isEmpty else { return }
        for (place, attribute) in attributes.enumerated() {
          let isSize = attribute == .width || attribute == .height
          // Without another item, edges are relative to the superview.
          let second: AnyObject? = hasOther ? other : isSize ? nil : (item as? UIView)?.superview
          var secondAttribute: NSLayoutConstraint.Attribute = second == nil ? .notAnAttribute : attribute
          if second != nil, !otherAttributes.isEmpty {
            secondAttribute = otherAttributes.count == attributes.count ? otherAttributes[place] : otherAttributes[0]
          }
          let made = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
            multiplier: multiplier, constant: constant(for: attribute))
          made.priority = UILayoutPriority(priority)
          made.identifier = label
          layoutConstraints.append(made)
        }
      }

      private func refresh() {
        for made in layoutConstraints { made.constant = constant(for: made.firstAttribute) }
      }

      fileprivate func install(_ isActive: Bool) {
        guard let item else { return }
        for made in layoutConstraints { made.isActive = isActive }
        var others = Self.installed(on: item).filter { $0 !== self }
        if isActive { others.append(self) }
        objc_setAssociatedObject(item, &Self.key, others, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }

      /// Updates the constants of the view's constraints that have the same attributes.
      fileprivate func update() {
        for made in layoutConstraints {
          let old = Self.installed(on: item).flatMap(\.layoutConstraints).first {
            $0.firstAttribute == made.firstAttribute && $0.secondItem === made.secondItem
              && $0.secondAttribute == made.secondAttribute && $0.relation == made.relation && $0.multiplier == made.multiplier
              && $0.priority == made.priority
          }
          guard let old else { fatalError("Updated constraint could not find existing matching constraint to update: \(made)") }
          old.constant = made.constant
        }
      }

      public var isActive: Bool {
        get { layoutConstraints.contains(where: \.isActive) }
        set { install(newValue) }
      }
      public func activate() { install(true) }
      public func deactivate() { install(false) }
      public func install() { install(true) }
      public func uninstall() { install(false) }
      @discardableResult public func update(offset: ConstraintOffsetTarget) -> Constraint {
        constant = offset
        return self
      }
      @discardableResult public func update(inset: ConstraintInsetTarget) -> Constraint {
        setInset(inset)
        return self
      }
      @discardableResult public func update(priority: ConstraintPriority) -> Constraint {
        self.priority = priority.value
        return self
      }
      @discardableResult public func update(priority: ConstraintPriorityTarget) -> Constraint {
        self.priority = priority.constraintPriorityTargetValue
        return self
      }
    }

    """#
}
