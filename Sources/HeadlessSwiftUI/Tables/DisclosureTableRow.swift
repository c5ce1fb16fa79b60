/// A row that shows and hides rows below it.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  nonisolated(unsafe) private let label: () -> Label
  nonisolated(unsafe) private let content: () -> Content
  private let isExpanded: Binding<Bool>?

  public typealias TableRowValue = Label.TableRowValue
  public typealias TableRowBody = Never

  /// - Parameters:
  ///   - value: the value of the row itself.
  ///   - isExpanded: whether the rows below are shown; nil for a row that keeps that itself and starts without them.
  nonisolated public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    nonisolated(unsafe) let value = value
    label = { TableRow(value) }
    self.content = content
    self.isExpanded = isExpanded
  }

  public var _rows: _TableRows<Label.TableRowValue> {
    var rows = label()._rows
    // Made at once, on the main actor; what they show is made when they are.
    let children = content()._rows.groups.flatMap(\.rows)
    for number in rows.groups.indices {
      for index in rows.groups[number].rows.indices {
        rows.groups[number].rows[index].children = { children }
        rows.groups[number].rows[index].isExpanded = isExpanded
      }
    }
    return rows
  }
}
