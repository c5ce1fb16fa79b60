/// The initialisers that a class without sources has from its superclass.
enum InferredInitializers {
  /// A designated initialiser of UIKit's: its declaration, the labels of its parameters, and how it calls its superclass's.
  private struct Entry {
    let declaration: String
    let labels: [String]
    let call: String
    var isRequired = false
  }

  private static let coder = Entry(
    declaration: "init?(coder: NSCoder)", labels: ["coder"], call: "super.init(coder: coder)", isRequired: true)
  private static let presentCoder = Entry(
    declaration: "init(coder: NSCoder)", labels: ["coder"], call: "super.init(coder: coder)", isRequired: true)
  private static let frame = Entry(
    declaration: "init(frame: CGRect)", labels: ["frame"], call: "super.init(frame: frame)")
  private static let nib = Entry(
    declaration: "init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)", labels: ["nibName", "bundle"],
    call: "super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)")

  private static func entries(_ superclass: String) -> [Entry] {
    switch superclass {
    case "UITableViewCell":
      [
        Entry(
          declaration: "init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)",
          labels: ["style", "reuseIdentifier"], call: "super.init(style: style, reuseIdentifier: reuseIdentifier)"),
        coder,
      ]
    case "UICollectionView":
      [
        Entry(
          declaration: "init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)",
          labels: ["frame", "collectionViewLayout"], call: "super.init(frame: frame, collectionViewLayout: layout)"),
        coder,
      ]
    case "UITableView":
      [
        Entry(
          declaration: "init(frame: CGRect, style: UITableView.Style)", labels: ["frame", "style"],
          call: "super.init(frame: frame, style: style)"), coder,
      ]
    case "UITableViewController":
      [
        Entry(declaration: "init(style: UITableView.Style)", labels: ["style"], call: "super.init(style: style)"), nib,
        coder,
      ]
    case "UICollectionViewController":
      [
        Entry(
          declaration: "init(collectionViewLayout layout: UICollectionViewLayout)", labels: ["collectionViewLayout"],
          call: "super.init(collectionViewLayout: layout)"), nib, coder,
      ]
    case "UINavigationController":
      [
        Entry(
          declaration: "init(rootViewController: UIViewController)", labels: ["rootViewController"],
          call: "super.init(rootViewController: rootViewController)"), nib, coder,
      ]
    case "UIStackView", "UIActivityIndicatorView": [frame, presentCoder]
    case "UICollectionViewLayout", "UICollectionViewFlowLayout": [coder]
    default:
      if superclass.hasSuffix("Controller"), superclass.hasPrefix("UI") {
        [nib, coder]
      } else if isView(superclass) {
        [frame, coder]
      } else {
        []
      }
    }
  }

  static func isView(_ superclass: String) -> Bool {
    ["View", "Button", "Label", "Field", "Control", "Cell", "Bar", "Switch", "Slider", "bar"].contains {
      superclass.hasPrefix("UI") && superclass.hasSuffix($0)
    }
  }

  static func inherited(by superclass: String) -> [String] {
    entries(superclass).map { entry in
      "\(entry.isRequired ? "public required" : "public override") \(entry.declaration) { \(entry.call) }"
    } + (superclass == "NSObject" || superclass.hasSuffix("Layout") ? ["public override init() { super.init() }"] : [])
      + (isView(superclass) || superclass.hasSuffix("Controller") ? ["public init() { \(call(of: superclass)) }"] : [])
  }

  static func isInherited(_ shape: CallShape, _ superclass: String) -> Bool {
    let labels = shape.parameters.map(\.label)
    return labels.isEmpty || entries(superclass).contains { $0.labels == labels }
  }

  /// The call of a superclass's initialiser without a value.
  static func call(of superclass: String) -> String {
    switch superclass {
    case "UITableViewCell": "super.init(style: .default, reuseIdentifier: nil)"
    case "UICollectionView": "super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    case "UITableView": "super.init(frame: .zero, style: .plain)"
    case "UICollectionViewController": "super.init(collectionViewLayout: UICollectionViewFlowLayout())"
    default:
      if superclass.hasPrefix("UI"), superclass.hasSuffix("Controller") {
        "super.init(nibName: nil, bundle: nil)"
      } else if isView(superclass) {
        "super.init(frame: .zero)"
      } else {
        "super.init()"
      }
    }
  }

  static func instance(of type: String, superclass: String) -> String {
    entries(superclass).isEmpty ? "\(type)()" : "MainActor.assumeIsolated { \(type)() }"
  }
}
