public import Foundation

/// Identifies an alignment guide and says where it lies in a view that doesn't set it.
public protocol AlignmentID: SendableMetatype {
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Merges the explicit guide of one more view in a container into the container's, in the container's coordinate space.
  ///
  /// - Parameters:
  ///   - childValue: where the view has the guide.
  ///   - n: how many views were merged before.
  ///   - parentValue: the container's guide so far; nil for none.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  /// The mean of all.
  public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    let sum = (parentValue ?? 0) * CGFloat(n) + childValue
    parentValue = sum / CGFloat(n + 1)
  }
}

/// A guide of the frame: a container has its own, whatever the views in it say.
package protocol FrameAlignmentID: AlignmentID {}

extension FrameAlignmentID {
  package static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {}
}

/// The guide of the view that has it first.
package protocol FirstAlignmentID: AlignmentID {}

extension FirstAlignmentID {
  package static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = min(childValue, parentValue ?? .infinity)
  }
}

/// The guide of the view that has it last.
package protocol LastAlignmentID: AlignmentID {}

extension LastAlignmentID {
  package static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = max(childValue, parentValue ?? -.infinity)
  }
}

/// An alignment guide's identity: its type, and the axis it lies on.
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
