extension KnownStandIn {
  /// SnapKit's attributes, and the types that constraints are built from.
  static let snapKit = #"""
    import UIKit

    public typealias ConstraintView = UIView
    public typealias ConstraintLayoutGuide = UILayoutGuide
    public typealias ConstraintInsets = UIEdgeInsets

    // MARK: Types that constraints are built from

    public protocol ConstraintRelatableTarget {}
    extension Int: ConstraintRelatableTarget {}
    extension UInt: ConstraintRelatableTarget {}
    extension Float: ConstraintRelatableTarget {}
    extension Double: ConstraintRelatableTarget {}
    extension CGFloat: ConstraintRelatableTarget {}
    extension CGSize: ConstraintRelatableTarget {}
    extension CGPoint: ConstraintRelatableTarget {}
    extension UIEdgeInsets: ConstraintRelatableTarget {}
    extension UIView: ConstraintRelatableTarget {}
    extension UILayoutGuide: ConstraintRelatableTarget {}
    extension ConstraintItem: ConstraintRelatableTarget {}

    public protocol ConstraintConstantTarget {}
    extension CGPoint: ConstraintConstantTarget {}
    extension CGSize: ConstraintConstantTarget {}
    extension UIEdgeInsets: ConstraintConstantTarget {}

    public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}
    public protocol ConstraintInsetTarget: ConstraintConstantTarget {}

    public protocol ConstraintMultiplierTarget { var constraintMultiplierTargetValue: CGFloat { get } }

    extension Int: ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget {
      public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
    }
    extension UInt: ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget {
      public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
    }
    extension Float: ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget {
      public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
    }
    extension Double: ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget {
      public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
    }
    extension CGFloat: ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget {
      public var constraintMultiplierTargetValue: CGFloat { self }
    }
    extension CGSize: ConstraintOffsetTarget {}
    extension CGPoint: ConstraintOffsetTarget {}
    extension UIEdgeInsets: ConstraintOffsetTarget, ConstraintInsetTarget {}

    public protocol ConstraintPriorityTarget { var constraintPriorityTargetValue: Float { get } }

    extension Int: ConstraintPriorityTarget { public var constraintPriorityTargetValue: Float { Float(self) } }
    extension UInt: ConstraintPriorityTarget { public var constraintPriorityTargetValue: Float { Float(self) } }
    extension Float: ConstraintPriorityTarget { public var constraintPriorityTargetValue: Float { self } }
    extension Double: ConstraintPriorityTarget { public var constraintPriorityTargetValue: Float { Float(self) } }
    extension CGFloat: ConstraintPriorityTarget { public var constraintPriorityTargetValue: Float { Float(self) } }
    extension UILayoutPriority: ConstraintPriorityTarget { public var constraintPriorityTargetValue: Float { rawValue } }

    public struct ConstraintPriority: ConstraintPriorityTarget, Equatable, Sendable {
      public let value: Float

      public init(_ value: Float) { self.value = value }

      public static var required: ConstraintPriority { ConstraintPriority(1000) }
      public static var high: ConstraintPriority { ConstraintPriority(750) }
      public static var medium: ConstraintPriority { ConstraintPriority(500) }
      public static var low: ConstraintPriority { ConstraintPriority(250) }
      public var constraintPriorityTargetValue: Float { value }
      public func advanced(by amount: Float) -> ConstraintPriority { ConstraintPriority(value + amount) }
    }

    /// A view or a layout guide, with a set of attributes.
    public final class ConstraintItem {
      fileprivate weak var object: AnyObject?
      fileprivate let attributes: [NSLayoutConstraint.Attribute]

      fileprivate init(_ object: AnyObject, _ attributes: [NSLayoutConstraint.Attribute]) {
        (self.object, self.attributes) = (object, attributes)
      }
    }

    // MARK: Attributes of views and guides

    @preconcurrency @MainActor @dynamicMemberLookup public protocol ConstraintAttributesDSL {
      var target: AnyObject? { get }
    }

    /// The names of edges and dimensions, for views and makers.
    public struct ConstraintEdges {
      fileprivate let attributes: [NSLayoutConstraint.Attribute]

      private static func one(_ attribute: NSLayoutConstraint.Attribute) -> ConstraintEdges { ConstraintEdges(attributes: [attribute]) }

      public var left: ConstraintEdges { .one(.left) }
      public var top: ConstraintEdges { .one(.top) }
      public var right: ConstraintEdges { .one(.right) }
      public var bottom: ConstraintEdges { .one(.bottom) }
      public var leading: ConstraintEdges { .one(.leading) }
      public var trailing: ConstraintEdges { .one(.trailing) }
      public var width: ConstraintEdges { .one(.width) }
      public var height: ConstraintEdges { .one(.height) }
      public var centerX: ConstraintEdges { .one(.centerX) }
      public var centerY: ConstraintEdges { .one(.centerY) }
      public var lastBaseline: ConstraintEdges { .one(.lastBaseline) }
      public var baseline: ConstraintEdges { .one(.lastBaseline) }
      public var firstBaseline: ConstraintEdges { .one(.firstBaseline) }
      public var leftMargin: ConstraintEdges { .one(.leftMargin) }
      public var topMargin: ConstraintEdges { .one(.topMargin) }
      public var rightMargin: ConstraintEdges { .one(.rightMargin) }
      public var bottomMargin: ConstraintEdges { .one(.bottomMargin) }
      public var leadingMargin: ConstraintEdges { .one(.leadingMargin) }
      public var trailingMargin: ConstraintEdges { .one(.trailingMargin) }
      public var centerXWithinMargins: ConstraintEdges { .one(.centerXWithinMargins) }
      public var centerYWithinMargins: ConstraintEdges { .one(.centerYWithinMargins) }
      public var edges: ConstraintEdges { ConstraintEdges(attributes: [.left, .top, .right, .bottom]) }
      public var horizontalEdges: ConstraintEdges { ConstraintEdges(attributes: [.left, .right]) }
      public var verticalEdges: ConstraintEdges { ConstraintEdges(attributes: [.top, .bottom]) }
      public var directionalEdges: ConstraintEdges { ConstraintEdges(attributes: [.leading, .top, .trailing, .bottom]) }
      public var directionalHorizontalEdges: ConstraintEdges { ConstraintEdges(attributes: [.leading, .trailing]) }
      public var directionalVerticalEdges: ConstraintEdges { ConstraintEdges(attributes: [.top, .bottom]) }
      public var size: ConstraintEdges { ConstraintEdges(attributes: [.width, .height]) }
      public var center: ConstraintEdges { ConstraintEdges(attributes: [.centerX, .centerY]) }
      public var margins: ConstraintEdges { ConstraintEdges(attributes: [.leftMargin, .topMargin, .rightMargin, .bottomMargin]) }
      public var directionalMargins: ConstraintEdges {
        ConstraintEdges(attributes: [.leadingMargin, .topMargin, .trailingMargin, .bottomMargin])
      }
      public var centerWithinMargins: ConstraintEdges { ConstraintEdges(attributes: [.centerXWithinMargins, .centerYWithinMargins]) }
    }

    extension ConstraintAttributesDSL {
      public subscript(dynamicMember path: KeyPath<ConstraintEdges, ConstraintEdges>) -> ConstraintItem {
        ConstraintItem(target ?? UIView(), ConstraintEdges(attributes: [])[keyPath: path].attributes)
      }

      public func makeConstraints(_ closure: (ConstraintMaker) -> Void) { Constraint.make(target, closure).forEach { $0.install(true) } }
      public func remakeConstraints(_ closure: (ConstraintMaker) -> Void) {
        removeConstraints()
        makeConstraints(closure)
      }
      public func updateConstraints(_ closure: (ConstraintMaker) -> Void) { Constraint.make(target, closure).forEach { $0.update() } }
      @discardableResult public func prepareConstraints(_ closure: (ConstraintMaker) -> Void) -> [Constraint] {
        Constraint.make(target, closure)
      }
      public func removeConstraints() { for constraint in Constraint.installed(on: target) { constraint.deactivate() } }
    }

    @preconcurrency @MainActor @dynamicMemberLookup public struct ConstraintViewDSL: ConstraintAttributesDSL {
      fileprivate let view: UIView

      public var target: AnyObject? { view }
      public var contentHuggingHorizontalPriority: Float {
        get { view.contentHuggingPriority(for: .horizontal).rawValue }
        nonmutating set { view.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal) }
      }
      public var contentHuggingVerticalPriority: Float {
        get { view.contentHuggingPriority(for: .vertical).rawValue }
        nonmutating set { view.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) }
      }
      public var contentCompressionResistanceHorizontalPriority: Float {
        get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
        nonmutating set { view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal) }
      }
      public var contentCompressionResistanceVerticalPriority: Float {
        get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
        nonmutating set { view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical) }
      }
    }

    @preconcurrency @MainActor @dynamicMemberLookup public struct ConstraintLayoutGuideDSL: ConstraintAttributesDSL {
      fileprivate let guide: UILayoutGuide
      public var target: AnyObject? { guide }
    }

    /// A controller's top or bottom layout guide, of which one edge is used.
    @preconcurrency @MainActor public struct ConstraintLayoutSupportDSL {
      fileprivate let guide: AnyObject
      public var top: ConstraintItem { ConstraintItem(guide, [.top]) }
      public var bottom: ConstraintItem { ConstraintItem(guide, [.bottom]) }
      public var height: ConstraintItem { ConstraintItem(guide, [.height]) }
    }

    extension UIView {
      public var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
    }

    /// The names before SnapKit 3, which it still has.
    extension UIView {
      public var snp_left: ConstraintItem { snp.left }
      public var snp_top: ConstraintItem { snp.top }
      public var snp_right: ConstraintItem { snp.right }
      public var snp_bottom: ConstraintItem { snp.bottom }
      public var snp_leading: ConstraintItem { snp.leading }
      public var snp_trailing: ConstraintItem { snp.trailing }
      public var snp_width: ConstraintItem { snp.width }
      public var snp_height: ConstraintItem { snp.height }
      public var snp_centerX: ConstraintItem { snp.centerX }
      public var snp_centerY: ConstraintItem { snp.centerY }
      public var snp_baseline: ConstraintItem { snp.baseline }
      public var snp_lastBaseline: ConstraintItem { snp.lastBaseline }
      public var snp_firstBaseline: ConstraintItem { snp.firstBaseline }
      public var snp_leftMargin: ConstraintItem { snp.leftMargin }
      public var snp_topMargin: ConstraintItem { snp.topMargin }
      public var snp_rightMargin: ConstraintItem { snp.rightMargin }
      public var snp_bottomMargin: ConstraintItem { snp.bottomMargin }
      public var snp_leadingMargin: ConstraintItem { snp.leadingMargin }
      public var snp_trailingMargin: ConstraintItem { snp.trailingMargin }
      public var snp_centerXWithinMargins: ConstraintItem { snp.centerXWithinMargins }
      public var snp_centerYWithinMargins: ConstraintItem { snp.centerYWithinMargins }
      public var snp_edges: ConstraintItem { snp.edges }
      public var snp_size: ConstraintItem { snp.size }
      public var snp_center: ConstraintItem { snp.center }
      public var snp_margins: ConstraintItem { snp.margins }
      public var snp_centerWithinMargins: ConstraintItem { snp.centerWithinMargins }
      public func snp_makeConstraints(_ closure: (ConstraintMaker) -> Void) { snp.makeConstraints(closure) }
      public func snp_remakeConstraints(_ closure: (ConstraintMaker) -> Void) { snp.remakeConstraints(closure) }
      public func snp_updateConstraints(_ closure: (ConstraintMaker) -> Void) { snp.updateConstraints(closure) }
      public func snp_removeConstraints() { snp.removeConstraints() }
    }

    extension UILayoutGuide {
      public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) }
    }

    extension UILayoutSupport {
      public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(guide: self) }
    }

    """#
}
