/// What is known of a type whose declaration isn't there.
struct InferredType {
  enum Kind: Equatable {
    /// With the superclass.
    case classType(String)
    case protocolType
    case enumeration
    /// Members of a type that is declared elsewhere, or global names.
    case members
  }

  /// A member's name, and whether it is the type's own.
  struct Key: Hashable, Comparable {
    let name: String
    let isStatic: Bool

    static func < (one: Key, other: Key) -> Bool {
      (one.name, other.isStatic ? 1 : 0) < (other.name, one.isStatic ? 1 : 0)
    }
  }

  struct Member {
    var isValue = false
    var shapes: [CallShape] = []
    /// Whether its value is of the type itself, as that of a constant that is written `.name`.
    var isOfOwnType = false
    /// Whether the app unwraps each of its values with `!`.
    var isForced = false
  }

  let name: String
  var kind: Kind
  var genericCount = 0
  var members: [Key: Member] = [:]
  var initializers: [CallShape] = []
  var hasFailableInitializers = false
  /// The cases of an enumeration, with the number of their values.
  var cases: [String: Int] = [:]
  /// Members that the app's subclasses override, as they write them.
  var overridden: Set<String> = []
  /// Protocols of Swift's that it has to conform to.
  var conformances: Set<String> = []
  var hasSubscript = false
  var hasKeySubscript = false
  /// Whether it stands for the type of one member's value, of which nothing is known.
  var isPlaceholder = false

  init(_ name: String, _ kind: Kind) { (self.name, self.kind) = (name, kind) }

  /// Whether it keeps a value of any type, as `Box<Int>(4)` and `Box(4).value` say.
  var isBox: Bool { superclass == "NSObject" && genericCount == 1 && initializers.contains(where: Self.isBoxing) }

  /// Whether a call of a box's initialiser gives it its value.
  static func isBoxing(_ shape: CallShape) -> Bool {
    guard shape.parameters.count == 1 else { return false }
    return switch shape.parameters[0].argument {
    case .closure, .reference: false
    default: true
    }
  }

  /// The names by which boxes give their values.
  static let namesOfBoxed: Set<String> = ["value", "wrappedValue"]

  /// Whether a member is a type within this one.
  func isNestedType(_ key: Key) -> Bool {
    guard let member = members[key] else { return false }
    return key.isStatic && !member.isValue && member.shapes.isEmpty
  }

  var superclass: String? {
    if case .classType(let name) = kind { name } else { nil }
  }
}

/// What the name of a class says about its superclass.
enum SuperclassGuess {
  /// The class of a document's element: `tableViewCell` is `UITableViewCell`.
  static func ofElement(_ element: String) -> String? {
    switch element {
    case "customObject": return "NSObject"
    // A proxy of the document's, and what has no class of its own.
    case "placeholder", "userDefinedRuntimeAttribute", "connections": return nil
    case "segue": return "UIStoryboardSegue"
    case "collectionReusableView": return "UICollectionReusableView"
    case "barButtonItem": return "UIBarButtonItem"
    default: return "UI" + element.prefix(1).uppercased() + element.dropFirst()
    }
  }

  /// Endings of names, the longer ones first.
  private static let endings: [(ending: String, superclass: String)] = [
    ("TableViewController", "UITableViewController"), ("CollectionViewController", "UICollectionViewController"),
    ("NavigationController", "UINavigationController"), ("TabBarController", "UITabBarController"),
    ("PageViewController", "UIPageViewController"), ("PickerController", "UIViewController"),
    ("ViewController", "UIViewController"), ("CollectionViewCell", "UICollectionViewCell"),
    ("CollectionCell", "UICollectionViewCell"), ("TableViewCell", "UITableViewCell"), ("TableCell", "UITableViewCell"),
    ("CollectionViewLayout", "UICollectionViewLayout"), ("FlowLayout", "UICollectionViewFlowLayout"),
    ("CollectionView", "UICollectionView"), ("TableView", "UITableView"), ("ScrollView", "UIScrollView"),
    ("ImageView", "UIImageView"), ("StackView", "UIStackView"), ("TextView", "UITextView"),
    ("GestureRecognizer", "UIGestureRecognizer"), ("TextField", "UITextField"), ("Button", "UIButton"),
    ("Label", "UILabel"), ("Slider", "UISlider"), ("Switch", "UISwitch"), ("SegmentedControl", "UISegmentedControl"),
    ("PageControl", "UIPageControl"), ("Control", "UIControl"), ("Segue", "UIStoryboardSegue"),
    ("ToolBar", "UIToolbar"), ("Toolbar", "UIToolbar"), ("NavigationBar", "UINavigationBar"), ("View", "UIView"),
    ("HUD", "UIView"), ("Cell", "UITableViewCell"),
  ]

  static func ofName(_ name: String) -> String? { endings.first { name.hasSuffix($0.ending) }?.superclass }

  private static let protocolEndings = [
    "Delegate", "DataSource", "Protocol", "Convertible", "Listener",
  ]

  static func isProtocol(_ name: String) -> Bool { protocolEndings.contains(where: name.hasSuffix) }

  /// The class that a value with this member has, whatever else it is.
  static func ofValueWithMember(_ member: String) -> String? {
    switch member {
    case "frame", "bounds", "addSubview", "isHidden", "backgroundColor", "alpha", "layer", "removeFromSuperview",
      "translatesAutoresizingMaskIntoConstraints", "topAnchor", "leadingAnchor", "leftAnchor", "trailingAnchor",
      "rightAnchor", "bottomAnchor", "widthAnchor", "heightAnchor", "centerXAnchor", "centerYAnchor", "superview",
      "layoutIfNeeded", "contentMode", "clipsToBounds", "isUserInteractionEnabled", "addGestureRecognizer", "snp":
      "UIView"
    case "navigationItem", "modalPresentationStyle", "modalTransitionStyle", "viewControllers": "UIViewController"
    case "addTarget", "isEnabled", "isSelected": "UIControl"
    case "setTitle", "setTitleColor": "UIButton"
    default: nil
    }
  }

  /// The type of a value that has a member with a name that hardly another type has.
  static func typeOfValueWithMember(_ member: String) -> String? {
    switch member {
    case "trimmingCharacters", "components", "lowercased", "uppercased", "replacingOccurrences", "hasPrefix",
      "hasSuffix",
      "capitalized":
      "String"
    case "dateComponents": "Calendar"
    case "timeIntervalSince1970", "timeIntervalSinceNow", "addingTimeInterval": "Date"
    default: ofValueWithMember(member)
    }
  }

  /// The type of a value that is set to a constant, `.red`, of a type that isn't written.
  static func typeOfValueSet(to constant: String) -> String? {
    switch constant {
    case "red", "green", "blue", "white", "black", "gray", "lightGray", "darkGray", "yellow", "orange", "purple",
      "cyan",
      "brown", "magenta", "clear", "systemBlue", "systemRed", "systemGreen", "label", "secondaryLabel",
      "systemBackground",
      "systemGray", "tintColor":
      "UIColor"
    case "center", "left", "right", "natural", "justified": "NSTextAlignment"
    case "scaleAspectFit", "scaleAspectFill", "scaleToFill": "UIView.ContentMode"
    case "boldSystemFont", "systemFont": "UIFont"
    case "zero": "CGFloat"
    case "main", "global": "DispatchQueue"
    default: nil
    }
  }

  /// The class whose members an app's subclass overrides, or uses without a receiver.
  static func ofMember(_ member: String) -> String? {
    switch member {
    case "view", "present", "dismiss", "navigationController", "navigationItem", "viewDidLoad", "viewWillAppear",
      "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "viewDidLayoutSubviews", "viewWillLayoutSubviews",
      "title", "prepare", "performSegue", "storyboard", "tabBarItem", "tabBarController",
      "preferredStatusBarStyle":
      "UIViewController"
    case "frame", "bounds", "addSubview", "isHidden", "backgroundColor", "alpha", "layer", "layoutSubviews", "draw",
      "center", "removeFromSuperview", "translatesAutoresizingMaskIntoConstraints", "topAnchor", "leadingAnchor",
      "widthAnchor", "heightAnchor", "centerXAnchor", "superview", "layoutIfNeeded", "awakeFromNib", "tag",
      "contentMode", "clipsToBounds", "isUserInteractionEnabled", "intrinsicContentSize", "addGestureRecognizer",
      "snp":
      "UIView"
    case "collectionView", "collectionViewLayout": "UICollectionViewController"
    case "tableView": "UITableViewController"
    case "contentView", "textLabel", "detailTextLabel", "accessoryType", "selectionStyle", "setSelected":
      "UITableViewCell"
    case "addTarget", "isEnabled", "sendActions", "isSelected": "UIControl"
    case "setTitle", "setImage", "setTitleColor": "UIButton"
    case "placeholder", "leftView", "rightView": "UITextField"
    default: nil
    }
  }
}
