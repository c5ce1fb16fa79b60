/// The columns that content has made.
public struct _TableColumnOutputs {
  /// The columns of a table with the content's values.
  let columns: Any
}
