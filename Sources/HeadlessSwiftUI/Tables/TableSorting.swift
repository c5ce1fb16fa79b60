internal import Foundation

/// The sort order of a table, as an app's binding holds it.
struct TableSorting {
  /// The order of the rows by a column's comparator; nil where the table is sorted by another one first.
  let order: (Any) -> SortOrder?
  /// Sorts by a column first, or the other way round where it is the first one.
  let choose: (Any) -> Void

  init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
    func isSame(_ one: Sort, _ other: Sort) -> Bool {
      var one = one
      one.order = other.order
      return one == other
    }
    order = { column in
      guard let column = column as? Sort, let first = binding.wrappedValue.first, isSame(first, column) else {
        return nil
      }
      return first.order
    }
    choose = { column in
      guard let column = column as? Sort else { return }
      var order = binding.wrappedValue
      if let first = order.first, isSame(first, column) {
        order[0].order = first.order == .forward ? .reverse : .forward
      } else {
        order.removeAll { isSame($0, column) }
        order.insert(column, at: 0)
      }
      binding.wrappedValue = order
    }
  }
}

/// The title of a column. A tap on it sorts the table, where the app asks for that and the column has an order; an arrow shows it.
struct TableHeader: View {
  let title: AnyView
  let comparator: Any?
  let sorting: TableSorting?

  var body: some View {
    if let sorting, let comparator {
      Button {
        sorting.choose(comparator)
      } label: {
        HStack(spacing: TableMetrics.titleSpacing) {
          title
          if let order = sorting.order(comparator) {
            Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
          }
        }
      }
      .buttonStyle(.plain)
    } else {
      title
    }
  }
}
