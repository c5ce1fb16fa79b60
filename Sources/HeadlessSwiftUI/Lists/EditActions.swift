/// The edits that a list allows on its rows.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  public static var all: EditActions<Data> { [.move, .delete] }
}

/// The rows of an editable collection.
public struct EditedRows<
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, Row: View
> where Data.Index: Hashable {
  let data: Binding<Data>
  let id: KeyPath<Data.Element, ID>
  let actions: EditActions<Data>
  let row: (Binding<Data.Element>) -> Row
}

extension EditedRows: View {
  public var body: some View {
    ForEach(data, id: id, content: row)
      .onDelete(perform: actions.contains(.delete) ? { data.wrappedValue.remove(atOffsets: $0) } : nil)
      .onMove(perform: actions.contains(.move) ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
  }
}

nonisolated extension List where SelectionValue == Never {
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where Content == EditedRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init { EditedRows(data: data, id: \.id, actions: editActions, row: rowContent) }
  }
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == EditedRows<Data, ID, RowContent> {
    self.init { EditedRows(data: data, id: id, actions: editActions, row: rowContent) }
  }
}

nonisolated extension List {
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where Content == EditedRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { EditedRows(data: data, id: \.id, actions: editActions, row: rowContent) }
  }
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where Content == EditedRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { EditedRows(data: data, id: \.id, actions: editActions, row: rowContent) }
  }
}

extension ForEach where Data == ForEachSubviewCollection<Content>, ID == Int, Content: View {
  public init<C, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Row
  )
  where Content == EditedRows<C, C.Element.ID, Row>, C.Element: Identifiable {
    let rows = EditedRows(data: data, id: \.id, actions: editActions, row: content)
    self.init(ForEachSubviewCollection(content: rows), id: \.self) { _ in rows }
  }
}
