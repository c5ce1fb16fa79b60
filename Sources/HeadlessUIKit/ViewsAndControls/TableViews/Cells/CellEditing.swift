/// The editing state of a cell.
struct CellEditing: Equatable {
  var isEditing = false
  var style = UITableViewCell.EditingStyle.none
  /// Whether rows are ticked instead of deleted or inserted.
  var isMultipleSelection = false
  /// The table delegate's value for indentation beside the circle; nil if the cell decides.
  var indents: Bool?
  var showsReorderControl = false

  var showsControl: Bool { isEditing && (style != .none || isMultipleSelection) }
}
