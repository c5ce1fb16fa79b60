/// What a cell shows while its table is edited.
struct CellEditing: Equatable {
  var isEditing = false
  var style = UITableViewCell.EditingStyle.none
  /// Whether rows are ticked instead of deleted or inserted.
  var isMultipleSelection = false
  var indents = true
  var showsReorderControl = false

  var showsControl: Bool { isEditing && (style != .none || isMultipleSelection) }
}
