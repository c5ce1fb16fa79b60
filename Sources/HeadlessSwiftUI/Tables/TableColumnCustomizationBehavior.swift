/// What a person may change about a column. Nothing on a screen here offers that; an app changes visibilities itself.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
  private var values: Set<Int> = []

  /// Creates a behaviour that allows no change.
  public init() {}
  private init(_ values: Set<Int>) { self.values = values }

  /// All changes.
  public static var all: TableColumnCustomizationBehavior { TableColumnCustomizationBehavior([0, 1, 2]) }
  /// The column can be moved.
  public static let reorder = TableColumnCustomizationBehavior([0])
  /// The column's width can be changed.
  public static let resize = TableColumnCustomizationBehavior([1])
  /// The column can be hidden.
  public static let visibility = TableColumnCustomizationBehavior([2])

  public func contains(_ member: TableColumnCustomizationBehavior) -> Bool { values.isSuperset(of: member.values) }
  public func union(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
    Self(values.union(other.values))
  }
  public func intersection(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
    Self(values.intersection(other.values))
  }
  public func symmetricDifference(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
    Self(values.symmetricDifference(other.values))
  }
  @discardableResult public mutating func insert(
    _ newMember: TableColumnCustomizationBehavior
  ) -> (inserted: Bool, memberAfterInsert: TableColumnCustomizationBehavior) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }
  @discardableResult public mutating func remove(
    _ member: TableColumnCustomizationBehavior
  ) -> TableColumnCustomizationBehavior? {
    let common = intersection(member)
    values.subtract(member.values)
    return common.values.isEmpty ? nil : common
  }
  @discardableResult public mutating func update(
    with newMember: TableColumnCustomizationBehavior
  ) -> TableColumnCustomizationBehavior? {
    let common = intersection(newMember)
    formUnion(newMember)
    return common.values.isEmpty ? nil : common
  }
  public mutating func formUnion(_ other: TableColumnCustomizationBehavior) { values.formUnion(other.values) }
  public mutating func formIntersection(_ other: TableColumnCustomizationBehavior) {
    values.formIntersection(other.values)
  }
  public mutating func formSymmetricDifference(_ other: TableColumnCustomizationBehavior) {
    values.formSymmetricDifference(other.values)
  }
}
