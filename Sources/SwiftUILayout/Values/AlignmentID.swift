public import Foundation

/// Identifies an alignment guide and says where it lies in a view that doesn't set it.
public protocol AlignmentID: SendableMetatype {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
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
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}
