internal import Foundation
internal import InterfaceBuilder

/// Which class an element's object is of.
@MainActor enum InterfaceClasses {
  /// UIKit's class of each element that is a view.
  static let views: [String: UIView.Type] = [
    "view": UIView.self, "containerView": UIView.self, "label": UILabel.self, "button": UIButton.self,
    "imageView": UIImageView.self, "textField": UITextField.self, "textView": UITextView.self,
    "switch": UISwitch.self, "slider": UISlider.self, "segmentedControl": UISegmentedControl.self,
    "stepper": UIStepper.self, "progressView": UIProgressView.self, "pageControl": UIPageControl.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "scrollView": UIScrollView.self,
    "stackView": UIStackView.self, "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
    "tableViewHeaderFooterView": UITableViewHeaderFooterView.self, "navigationBar": UINavigationBar.self,
    "toolbar": UIToolbar.self, "tabBar": UITabBar.self, "visualEffectView": UIVisualEffectView.self,
    "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self, "control": UIControl.self, "window": UIWindow.self,
    "refreshControl": UIRefreshControl.self, "pickerView": UIPickerView.self, "datePicker": UIDatePicker.self,
    "searchBar": UISearchBar.self, "colorWell": UIColorWell.self, "calendarView": UICalendarView.self,
  ]

  static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
    "pageViewController": UIPageViewController.self,
    "collectionViewController": UICollectionViewController.self, "splitViewController": UISplitViewController.self,
  ]

  /// Elements of other frameworks, by the names of their classes: those of the products that stand in for them, or an app's own
  /// stand-ins.
  static let ofOtherFrameworks: [String: String] = [
    "mapView": "MKMapView", "wkWebView": "WKWebView", "webView": "UIWebView", "sceneKitView": "SCNView",
    "arscnView": "ARSCNView", "arskView": "ARSKView", "skView": "SKView", "mtkView": "MTKView", "glkView": "GLKView",
    "glkViewController": "GLKViewController", "avPlayerViewController": "AVPlayerViewController",
  ]

  static let recognizers: [String: UIGestureRecognizer.Type] = [
    "tapGestureRecognizer": UITapGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self, "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    "hoverGestureRecognizer": UIHoverGestureRecognizer.self,
    "gestureRecognizer": UIGestureRecognizer.self, "customGestureRecognizer": UIGestureRecognizer.self,
  ]

  /// Whether an element is a controller, also one of a class that isn't here.
  static func isController(_ element: DocumentElement) -> Bool {
    controllers[element.name] != nil || element.name.hasSuffix("ViewController")
  }

  /// Whether an element is a view, also one of a class that isn't here yet.
  static func isView(_ element: DocumentElement) -> Bool {
    views[element.name] != nil || element.name.hasSuffix("View") || element.name == "searchBar"
      || element.name == "datePicker"
  }
}

extension InterfaceLoader {
  /// The class of an element: the app's own where the document names one that exists, else UIKit's.
  func viewClass(of element: DocumentElement) -> UIView.Type {
    let standard: UIView.Type
    if let known = InterfaceClasses.views[element.name] ?? classOfOtherFramework(element, as: UIView.self) {
      standard = known
    } else {
      standard = UIView.self
      if element["customClass"] == nil { tellMissing(element, "views", "an empty view is shown") }
    }
    return customClass(of: element, as: UIView.self) ?? standard
  }

  func classOfOtherFramework<Base: AnyObject>(_ element: DocumentElement, as base: Base.Type) -> Base.Type? {
    guard let name = InterfaceClasses.ofOtherFrameworks[element.name] else { return nil }
    return ProgramClasses.named(name, module: nil, isOfTarget: false) as? Base.Type
  }

  /// Tells that an element has no class.
  ///
  /// - Parameters:
  ///   - kind: what it is one of, as `views`.
  ///   - substitute: what is done instead.
  func tellMissing(_ element: DocumentElement, _ kind: String, _ substitute: String) {
    if let name = InterfaceClasses.ofOtherFrameworks[element.name] {
      tellOnce(
        element, element.name,
        "there is no class \(name) in the program; \(substitute). Add the product of its framework, or a class of that name "
          + "to your stand-ins.")
    } else {
      tellOnce(element, element.name, "\(kind) of the kind \(element.name) aren't supported; \(substitute).")
    }
  }

  /// The class that an element names beside UIKit's; nil where it names none, or one that doesn't exist, which is reported as
  /// on iOS.
  func customClass<Base: AnyObject>(of element: DocumentElement, as base: Base.Type) -> Base.Type? {
    guard source.purpose == .app, let name = element["customClass"] else { return nil }
    return customClass(
      named: name, module: element["customModule"], isOfTarget: element["customModuleProvider"] == "target",
      as: base, element: element)
  }

  func customClass<Base: AnyObject>(
    named name: String, module: String?, isOfTarget: Bool, as base: Base.Type, element: DocumentElement
  ) -> Base.Type? {
    guard let found = ProgramClasses.named(name, module: module, isOfTarget: isOfTarget) else {
      let full = module.map { "\($0).\(name)" } ?? name
      tellOnce(element, "class \(full)", "Unknown class \(full) in Interface Builder file.")
      return nil
    }
    guard let fitting = found as? Base.Type else {
      tellOnce(element, "class \(name)", "the class \(name) of this \(element.name) isn't a subclass of \(base).")
      return nil
    }
    return fitting
  }
}
