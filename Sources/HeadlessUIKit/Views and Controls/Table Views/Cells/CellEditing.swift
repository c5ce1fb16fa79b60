/// What a cell shows while its table is edited.
struct CellEditing: Equatable {
  var isEditing = false
  var style = UITableViewCell.EditingStyle.none
  var indents = true
  var showsReorderControl = false
}
