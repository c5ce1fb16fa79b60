/// Several rows.
public struct _TableRows<Value: Identifiable>: TableRowContent {
  /// A value with what modifiers of its row add to the row's view.
  struct Row: Identifiable {
    let value: Value
    var change: (@MainActor (AnyView) -> AnyView)?

    var id: Value.ID { value.id }
  }

  /// Rows with a header; nil for rows outside of sections.
  struct Group {
    var header: AnyView?
    var rows: [Row]
  }

  nonisolated(unsafe) var groups: [Group]

  nonisolated init(groups: [Group]) { self.groups = groups }

  public typealias TableRowBody = Never
  public var _rows: _TableRows { self }

  /// Changes the view of each row.
  func changingRows(_ change: @escaping @MainActor (AnyView, Value) -> AnyView) -> _TableRows {
    var rows = self
    for (number, group) in groups.enumerated() {
      rows.groups[number].rows = group.rows.map { row in
        Row(value: row.value) { change(row.change?($0) ?? $0, row.value) }
      }
    }
    return rows
  }
}
