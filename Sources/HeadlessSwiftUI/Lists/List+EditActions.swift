// Lists of the elements of editable collections.

nonisolated extension List where SelectionValue == Never {
  /// A list with a row for each element of a collection that the user can edit.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
    >,
    Data.Index: Hashable, Data.Element: Identifiable
  {
    self.init(ForEach(data, id: \.id, editActions: editActions, content: rowContent), nil)
  }
  /// Creates a list whose rows can be deleted or moved as the edit actions allow, and which a key path identifies.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
    Data.Index: Hashable
  {
    self.init(ForEach(data, id: id, editActions: editActions, content: rowContent), nil)
  }
}

nonisolated extension List {
  /// Creates a list whose rows can be deleted or moved as the edit actions allow, with several selected rows.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
    >,
    Data.Index: Hashable, Data.Element: Identifiable
  {
    self.init(
      ForEach(data, id: \.id, editActions: editActions, content: rowContent), selection.map { ListSelection($0) })
  }
  /// Creates a list whose rows can be deleted or moved as the edit actions allow, and which a key path identifies, with
  /// several selected rows.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
    Data.Index: Hashable
  {
    self.init(ForEach(data, id: id, editActions: editActions, content: rowContent), selection.map { ListSelection($0) })
  }
  /// Creates a list whose rows can be deleted or moved as the edit actions allow, with one selected row at most.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>
    >,
    Data.Index: Hashable, Data.Element: Identifiable
  {
    self.init(
      ForEach(data, id: \.id, editActions: editActions, content: rowContent), selection.map { ListSelection($0) })
  }
  /// Creates a list whose rows can be deleted or moved as the edit actions allow, and which a key path identifies, with
  /// one selected row at most.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
    Data.Index: Hashable
  {
    self.init(ForEach(data, id: id, editActions: editActions, content: rowContent), selection.map { ListSelection($0) })
  }
}
