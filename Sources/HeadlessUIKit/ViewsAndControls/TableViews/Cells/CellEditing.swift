/// What a cell shows while its table is edited.
struct CellEditing: Equatable {
  var isEditing = false
  var style = UITableViewCell.EditingStyle.none
  /// Whether rows are ticked instead of deleted or inserted.
  var isMultipleSelection = false
  /// What the table's delegate says of the room beside the circle; nil where the cell decides.
  var indents: Bool?
  var showsReorderControl = false

  var showsControl: Bool { isEditing && (style != .none || isMultipleSelection) }
}
