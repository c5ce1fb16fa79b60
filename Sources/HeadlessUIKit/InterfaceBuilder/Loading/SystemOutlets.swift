internal import Foundation

/// Outlets that UIKit's own classes have.
@MainActor enum SystemOutlets {
  /// The names of those that hold a view.
  static let properties: Set<String> = [
    "view", "refreshControl", "accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView",
    "mask",
    "titleView",
  ]

  /// False where the property isn't one of UIKit's that a document may connect.
  static func connect(_ object: AnyObject, _ property: String, to target: AnyObject) -> Bool {
    switch (property, object) {
    case ("view", let controller as UIViewController):
      guard let view = target as? UIView else { return false }
      controller.view = view
    case ("delegate", let field as UITextField): field.delegate = target as? any UITextFieldDelegate
    case ("delegate", let view as UITextView): view.delegate = target as? any UITextViewDelegate
    case ("delegate", let table as UITableView): table.delegate = target as? any UITableViewDelegate
    case ("delegate", let view as UIScrollView): view._scrollDelegate = target as? any UIScrollViewDelegate
    case ("delegate", let bar as UINavigationBar): bar.delegate = target as? any UINavigationBarDelegate
    case ("delegate", let bar as UIToolbar): bar.delegate = target as? any UIToolbarDelegate
    case ("delegate", let bar as UITabBar): bar.delegate = target as? any UITabBarDelegate
    case ("delegate", let recognizer as UIGestureRecognizer):
      recognizer.delegate = target as? any UIGestureRecognizerDelegate
    case ("delegate", let controller as UINavigationController):
      controller.delegate = target as? any UINavigationControllerDelegate
    case ("delegate", let controller as UITabBarController):
      controller.delegate = target as? any UITabBarControllerDelegate
    case ("delegate", let controller as UISplitViewController):
      controller.delegate = target as? any UISplitViewControllerDelegate
    case ("delegate", let controller as UIPageViewController):
      controller.delegate = target as? any UIPageViewControllerDelegate
    case ("dataSource", let controller as UIPageViewController):
      controller.dataSource = target as? any UIPageViewControllerDataSource
    case ("delegate", let bar as UISearchBar): bar.delegate = target as? any UISearchBarDelegate
    case ("delegate", let picker as UIPickerView): picker.delegate = target as? any UIPickerViewDelegate
    case ("dataSource", let picker as UIPickerView): picker.dataSource = target as? any UIPickerViewDataSource
    case ("dataSource", let table as UITableView): table.dataSource = target as? any UITableViewDataSource
    case ("prefetchDataSource", let table as UITableView):
      table.prefetchDataSource = target as? any UITableViewDataSourcePrefetching
    case ("refreshControl", let view as UIScrollView): view.refreshControl = target as? UIRefreshControl
    case ("refreshControl", let controller as UITableViewController):
      controller.refreshControl = target as? UIRefreshControl
    case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = target as? UIView
    case ("editingAccessoryView", let cell as UITableViewCell): cell.editingAccessoryView = target as? UIView
    case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = target as? UIView
    case ("selectedBackgroundView", let cell as UITableViewCell): cell.selectedBackgroundView = target as? UIView
    case ("backgroundView", let table as UITableView): table.backgroundView = target as? UIView
    case ("mask", let view as UIView): view.mask = target as? UIView
    case ("titleView", let item as UINavigationItem): item.titleView = target as? UIView
    case ("backBarButtonItem", let item as UINavigationItem): item.backBarButtonItem = target as? UIBarButtonItem
    default: return false
    }
    return true
  }
}
