internal import Foundation

/// Where a column's title and cells are within its width.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Place: Hashable {
    case automatic, leading, center, trailing, numeric
  }

  private let place: Place

  /// At the leading edge.
  public static var automatic: TableColumnAlignment { TableColumnAlignment(place: .automatic) }
  /// At the leading edge.
  public static var leading: TableColumnAlignment { TableColumnAlignment(place: .leading) }
  /// In the middle.
  public static var center: TableColumnAlignment { TableColumnAlignment(place: .center) }
  /// At the trailing edge.
  public static var trailing: TableColumnAlignment { TableColumnAlignment(place: .trailing) }
  /// At the trailing edge, so that digits of the same value are below each other.
  public static var numeric: TableColumnAlignment { TableColumnAlignment(place: .numeric) }

  /// The fraction of the room beside a cell that is before it.
  var fraction: CGFloat {
    switch place {
    case .automatic, .leading: 0
    case .center: 0.5
    case .trailing, .numeric: 1
    }
  }
}
