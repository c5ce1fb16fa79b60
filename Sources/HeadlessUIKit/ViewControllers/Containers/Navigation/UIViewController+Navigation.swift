import Foundation

extension UIViewController {
  /// The nearest of the controllers that hold this one which is of a kind.
  func nearestAncestor<Container: UIViewController>() -> Container? {
    var ancestor = parent
    while let controller = ancestor {
      if let container = controller as? Container { return container }
      ancestor = controller.parent
    }
    return nil
  }

  var _navigationItem: UINavigationItem {
    if let item = core.navigation.item { return item }
    let item = UINavigationItem()
    item.title = title
    core.navigation.item = item
    return item
  }

  /// The bars' items follow the controller's title; it doesn't follow them.
  func titleDidChange() {
    core.navigation.item?.title = title
    core.tabBarItem?.title = title
  }

  // MARK: Toolbar

  func show(_ toolbarItems: [UIBarButtonItem]?) {
    core.navigation.toolbarItems = toolbarItems
    if let navigation = parent as? UINavigationController { navigation.toolbarItemsDidChange(of: self) }
  }

  // MARK: Editing

  var _editButtonItem: UIBarButtonItem {
    if let item = core.navigation.editButtonItem { return item }
    let item = UIBarButtonItem(barButtonSystemItem: isEditing ? .done : .edit, target: self, action: nil)
    item.possibleTitles = ["Edit", "Done"]
    item.tapHandler = { [weak self] in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    core.navigation.editButtonItem = item
    return item
  }

  func beginOrEndEditing(_ editing: Bool) {
    core.navigation.isEditing = editing
    guard let item = core.navigation.editButtonItem else { return }
    item.title = editing ? "Done" : "Edit"
    item.style = editing ? .done : .plain
  }
}
