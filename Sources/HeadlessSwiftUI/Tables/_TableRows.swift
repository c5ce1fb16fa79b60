/// Several rows.
public struct _TableRows<Value: Identifiable>: TableRowContent {
  /// A value with what modifiers of its row add to the row's view.
  struct Row: Identifiable {
    let value: Value
    var change: (@MainActor (AnyView) -> AnyView)?
    /// The rows below it; nil for a row that can't be expanded.
    var children: (() -> [Row])?
    /// Whether the rows below are shown; nil where the row keeps that itself.
    var isExpanded: Binding<Bool>?

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

  /// Changes the view of each row, also of those below others.
  func changingRows(_ change: @escaping @MainActor (AnyView, Value) -> AnyView) -> _TableRows {
    func changed(_ row: Row) -> Row {
      var result = row
      result.change = { change(row.change?($0) ?? $0, row.value) }
      result.children = row.children.map { children in { children().map(changed) } }
      return result
    }
    var rows = self
    for number in groups.indices { rows.groups[number].rows = groups[number].rows.map(changed) }
    return rows
  }
}
