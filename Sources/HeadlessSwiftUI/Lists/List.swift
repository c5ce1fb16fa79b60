/// A container that shows rows in a scrollable column.
public struct List<SelectionValue: Hashable, Content: View>: View {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let selection: ListSelection?

  nonisolated init(_ content: Content, _ selection: ListSelection?) {
    self.content = content
    self.selection = selection
  }

  public var body: some View {
    ListContainer(content: AnyView(content), selection: selection, isForm: false)
  }
}

/// Reads and writes the selected rows.
struct ListSelection {
  let allowsSeveral: Bool
  let get: () -> Set<AnyHashable>
  let set: (Set<AnyHashable>) -> Void
  /// Whether a value has the type of the list's selection.
  let accepts: (AnyHashable) -> Bool

  init<Value: Hashable>(_ one: Binding<Value?>) {
    allowsSeveral = false
    get = { one.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    set = { one.wrappedValue = $0.first.flatMap { $0.base as? Value } }
    accepts = { $0.base is Value }
  }

  init<Value: Hashable>(_ several: Binding<Set<Value>>) {
    allowsSeveral = true
    get = { Set(several.wrappedValue.map { AnyHashable($0) }) }
    set = { several.wrappedValue = Set($0.compactMap { $0.base as? Value }) }
    accepts = { $0.base is Value }
  }
}
