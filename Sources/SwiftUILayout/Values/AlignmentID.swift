public import Foundation

/// The identity of an alignment guide, with its default position in a view.
public protocol AlignmentID: SendableMetatype {
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Combines the explicit guide of a view in a container with the container's, in the container's coordinate space.
  ///
  /// - Parameters:
  ///   - childValue: the position of the view's guide.
  ///   - n: the number of views combined before.
  ///   - parentValue: the container's guide so far; nil for none.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  /// The mean of all views' guides.
  public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    let sum = (parentValue ?? 0) * CGFloat(n) + childValue
    parentValue = sum / CGFloat(n + 1)
  }
}

/// A guide of the frame, which doesn't depend on the content.
package protocol FrameAlignmentID: AlignmentID {}

extension FrameAlignmentID {
  package static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {}
}

/// The first view's guide.
package protocol FirstAlignmentID: AlignmentID {}

extension FirstAlignmentID {
  package static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = min(childValue, parentValue ?? .infinity)
  }
}

/// The last view's guide.
package protocol LastAlignmentID: AlignmentID {}

extension LastAlignmentID {
  package static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = max(childValue, parentValue ?? -.infinity)
  }
}

/// The identity of an alignment guide: its type and its axis.
public struct AlignmentKey: Hashable, Sendable {
  package let id: any AlignmentID.Type
  package let axis: Axis

  package init(_ id: any AlignmentID.Type, _ axis: Axis) {
    self.id = id
    self.axis = axis
  }

  public static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.id == right.id && left.axis == right.axis
  }
  package func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var result: CGFloat?
    var count = 0
    for case let value? in values {
      id._combineExplicit(childValue: value, count, into: &result)
      count += 1
    }
    return result
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}
