internal import Foundation

/// The row of a grid's cells, as a trait of each: consecutive cells with the same object form a row. Views without one are as wide
/// as the grid.
@preconcurrency @MainActor public final class _GridRow {
  /// The alignment of the row's cells; nil for the grid's.
  public var alignment: VerticalAlignment?

  public init(alignment: VerticalAlignment? = nil) { self.alignment = alignment }
}

/// The trait of `_GridRow`.
public enum _GridRowKey {}
/// The trait of `gridCellColumns(_:)`: an `Int`.
public enum _GridCellColumnsKey {}
/// The trait of `gridCellUnsizedAxes(_:)`: an `Axis.Set`.
public enum _GridCellUnsizedAxesKey {}
/// The trait of `gridCellAnchor(_:)`: a `UnitPoint`.
public enum _GridCellAnchorKey {}
/// The trait of `gridColumnAlignment(_:)`: a `HorizontalAlignment`.
public enum _GridColumnAlignmentKey {}

/// A cell of a grid: the columns that it spans, and its traits.
@MainActor struct GridCell {
  let element: _LayoutElement
  let index: Int
  var columns: Range<Int>
  let unsizedAxes: Axis.Set
  let anchor: UnitPoint?

  init(_ element: _LayoutElement, index: Int, columns: Range<Int>) {
    self.element = element
    self.index = index
    self.columns = columns
    unsizedAxes = element.trait(_GridCellUnsizedAxesKey.self, as: Axis.Set.self) ?? []
    anchor = element.trait(_GridCellAnchorKey.self, as: UnitPoint.self)
  }

  /// The place of a guide in the cell; not a number for a cell that its anchor places.
  func guide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat {
    anchor == nil ? dimensions.guide(key) : .nan
  }
}

extension _LayoutElement {
  /// A trait's value, if it is of a type.
  package func trait<Value>(_ key: Any.Type, as type: Value.Type) -> Value? {
    trait(ObjectIdentifier(key)) as? Value
  }
}
