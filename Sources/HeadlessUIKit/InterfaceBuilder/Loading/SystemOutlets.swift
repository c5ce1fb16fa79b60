import Foundation

/// Outlets that UIKit's own classes have.
@MainActor enum SystemOutlets {
  /// The names of those that hold a view.
  static let properties: Set<String> = [
    "view", "refreshControl", "accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView",
    "multipleSelectionBackgroundView", "mask", "titleView", "customView", "leftView", "rightView", "inputView",
    "inputAccessoryView", "tableHeaderView", "tableFooterView",
  ]

  /// False where the property isn't one of UIKit's that a document may connect.
  static func connect(_ object: AnyObject, _ property: String, to target: AnyObject) -> Bool {
    switch property {
    case "delegate": connectDelegate(object, target)
    case "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate": connectSource(object, property, target)
    case _ where properties.contains(property): (target as? UIView).map { place($0, object, property) } ?? false
    default: connectItem(object, property, target)
    }
  }

  // MARK: Delegates

  /// Lists before scroll views, which they are, too.
  private static func connectDelegate(_ object: AnyObject, _ target: AnyObject) -> Bool {
    switch object {
    case let view as UITextField: view.delegate = target as? any UITextFieldDelegate
    case let view as UITextView: view.delegate = target as? any UITextViewDelegate
    case let view as UITableView: view.delegate = target as? any UITableViewDelegate
    case let view as UICollectionView: view.delegate = target as? any UICollectionViewDelegate
    case let view as UIScrollView: view.delegate = target as? any UIScrollViewDelegate
    case let view as UISearchBar: view.delegate = target as? any UISearchBarDelegate
    case let view as UIPickerView: view.delegate = target as? any UIPickerViewDelegate
    case let bar as UINavigationBar: bar.delegate = target as? any UINavigationBarDelegate
    case let bar as UIToolbar: bar.delegate = target as? any UIToolbarDelegate
    case let bar as UITabBar: bar.delegate = target as? any UITabBarDelegate
    case let recognizer as UIGestureRecognizer: recognizer.delegate = target as? any UIGestureRecognizerDelegate
    case let controller as UINavigationController: controller.delegate = target as? any UINavigationControllerDelegate
    case let controller as UITabBarController: controller.delegate = target as? any UITabBarControllerDelegate
    case let controller as UISplitViewController: controller.delegate = target as? any UISplitViewControllerDelegate
    case let controller as UIPageViewController: controller.delegate = target as? any UIPageViewControllerDelegate
    default: return false
    }
    return true
  }

  private static func connectSource(_ object: AnyObject, _ property: String, _ target: AnyObject) -> Bool {
    switch (property, object) {
    case ("dataSource", let view as UITableView): view.dataSource = target as? any UITableViewDataSource
    case ("dataSource", let view as UICollectionView): view.dataSource = target as? any UICollectionViewDataSource
    case ("dataSource", let view as UIPickerView): view.dataSource = target as? any UIPickerViewDataSource
    case ("dataSource", let controller as UIPageViewController):
      controller.dataSource = target as? any UIPageViewControllerDataSource
    case ("prefetchDataSource", let view as UITableView):
      view.prefetchDataSource = target as? any UITableViewDataSourcePrefetching
    case ("prefetchDataSource", let view as UICollectionView):
      view.prefetchDataSource = target as? any UICollectionViewDataSourcePrefetching
    case ("dragDelegate", let view as UITableView): view.dragDelegate = target as? any UITableViewDragDelegate
    case ("dragDelegate", let view as UICollectionView): view.dragDelegate = target as? any UICollectionViewDragDelegate
    case ("dropDelegate", let view as UITableView): view.dropDelegate = target as? any UITableViewDropDelegate
    case ("dropDelegate", let view as UICollectionView): view.dropDelegate = target as? any UICollectionViewDropDelegate
    default: return false
    }
    return true
  }

  // MARK: Views and items

  private static func place(_ view: UIView, _ object: AnyObject, _ property: String) -> Bool {
    switch (property, object) {
    case ("view", let controller as UIViewController): controller.view = view
    case ("refreshControl", let scroll as UIScrollView): scroll.refreshControl = view as? UIRefreshControl
    case ("refreshControl", let controller as UITableViewController):
      controller.refreshControl = view as? UIRefreshControl
    case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = view
    case ("editingAccessoryView", let cell as UITableViewCell): cell.editingAccessoryView = view
    case ("multipleSelectionBackgroundView", let cell as UITableViewCell): cell.multipleSelectionBackgroundView = view
    case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = view
    case ("backgroundView", let cell as UICollectionViewCell): cell.backgroundView = view
    case ("backgroundView", let edge as UITableViewHeaderFooterView): edge.backgroundView = view
    case ("backgroundView", let table as UITableView): table.backgroundView = view
    case ("backgroundView", let list as UICollectionView): list.backgroundView = view
    case ("selectedBackgroundView", let cell as UITableViewCell): cell.selectedBackgroundView = view
    case ("selectedBackgroundView", let cell as UICollectionViewCell): cell.selectedBackgroundView = view
    case ("tableHeaderView", let table as UITableView): table.tableHeaderView = view
    case ("tableFooterView", let table as UITableView): table.tableFooterView = view
    case ("mask", let masked as UIView): masked.mask = view
    case ("titleView", let item as UINavigationItem): item.titleView = view
    case ("customView", let item as UIBarButtonItem): item.customView = view
    case ("leftView", let field as UITextField): field.leftView = view
    case ("rightView", let field as UITextField): field.rightView = view
    case ("inputView", let field as UITextField): field.inputView = view
    case ("inputView", let text as UITextView): text.inputView = view
    case ("inputAccessoryView", let field as UITextField): field.inputAccessoryView = view
    case ("inputAccessoryView", let text as UITextView): text.inputAccessoryView = view
    case ("inputAccessoryView", let bar as UISearchBar): bar.inputAccessoryView = view
    default: return false
    }
    return true
  }

  private static func connectItem(_ object: AnyObject, _ property: String, _ target: AnyObject) -> Bool {
    guard let item = object as? UINavigationItem, let button = target as? UIBarButtonItem else { return false }
    switch property {
    case "backBarButtonItem": item.backBarButtonItem = button
    case "leftBarButtonItem": item.leftBarButtonItem = button
    case "rightBarButtonItem": item.rightBarButtonItem = button
    default: return false
    }
    return true
  }
}
