/// Which columns of a table are shown, by the names that `customizationID(_:)` gives them. An app keeps it in its storage.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  /// Only of columns whose visibility was set.
  private var shown: [String: Bool] = [:]

  /// Creates a customization that changes nothing.
  public init() {}

  /// The visibility of a column; `automatic` for the column's own default.
  public subscript(visibility id: String) -> Visibility {
    get { shown[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set {
      switch newValue {
      case .automatic: shown[id] = nil
      case .visible: shown[id] = true
      case .hidden: shown[id] = false
      }
    }
  }

  /// Has no effect: columns always have the order in which the table lists them.
  public mutating func resetOrder() {}

  /// Whether a column is shown.
  func shows(_ column: _TableColumn<RowValue>) -> Bool {
    let visibility = column.customizationID.map { self[visibility: $0] } ?? .automatic
    return (visibility == .automatic ? column.defaultVisibility : visibility) != .hidden
  }
}

extension TableColumnContent {
  /// Where the columns' titles and cells are within their widths.
  public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    _columns.changing { $0.alignment = alignment }
  }
  /// The name by which the table's customization knows the column.
  public func customizationID(_ id: String) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    _columns.changing { $0.customizationID = id }
  }
  /// Whether the columns are shown unless the table's customization says otherwise.
  public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    _columns.changing { $0.defaultVisibility = visibility }
  }
  /// Has no effect: nothing on a screen here lets a person customize columns.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { _columns }
}

extension SceneStorage {
  /// Which columns of a table are shown; at first the columns' defaults.
  public init<RowValue: Identifiable>(_ key: String) where Value == TableColumnCustomization<RowValue> {
    self.init(wrappedValue: TableColumnCustomization(), key)
  }
}
