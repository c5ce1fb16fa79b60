/// What a controller keeps for the navigation controller that may hold it.
@MainActor struct NavigationMembership {
  var item: UINavigationItem?
  var toolbarItems: [UIBarButtonItem]?
  var editButtonItem: UIBarButtonItem?
  var isEditing = false
}
