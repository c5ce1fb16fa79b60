internal import Foundation

/// What `R` contains, with its Swift names and types.
struct ResourceGroups {
  /// A set or a file, and those of the namespaces below.
  struct Names {
    private(set) var members: [(name: String, resource: String)] = []
    private(set) var inner: [(name: String, names: Names)] = []

    init(_ resources: [String], path: String = "") {
      let own = resources.filter { !$0.dropFirst(path.count).contains("/") }
      let below = Dictionary(grouping: resources.filter { $0.dropFirst(path.count).contains("/") }) { resource in
        String(resource.dropFirst(path.count).prefix { $0 != "/" })
      }
      members = ResourceName.unique(own) { String($0.dropFirst(path.count)) }.map { ($0.name, $0.element) }
      let taken = Set(members.map(\.name))
      inner = ResourceName.unique(below.keys.sorted()) { $0 }.filter { !taken.contains($0.name) }.map { entry in
        (entry.name, Names(below[entry.element] ?? [], path: "\(path)\(entry.element)/"))
      }
    }
  }

  /// A storyboard with the types of its view controllers.
  struct Storyboard {
    let document: String
    let initial: String?
    let controllers: [(name: String, identifier: String, type: String)]
  }

  /// A xib with the types of its first view and of the cell that is reused.
  struct Nib {
    let document: String
    let view: String
    let reused: (identifier: String, type: String)?
  }

  /// A segue with the types of its ends.
  struct Segue: Hashable {
    let identifier: String
    let segue: String
    let source: String
    let destination: String
  }

  let images: Names
  let colors: Names
  let datasets: Names
  let fonts: [(name: String, element: (name: String, file: String))]
  let files: [(name: String, element: (name: String, type: String))]
  let tables: [(name: String, element: ResourceStrings)]
  private(set) var storyboards: [(name: String, element: Storyboard)] = []
  private(set) var nibs: [(name: String, element: Nib)] = []
  private(set) var reused: [(name: String, element: (identifier: String, type: String))] = []
  /// The segues by the class of the view controller that they begin at.
  private(set) var segues: [(name: String, element: [(name: String, element: Segue)])] = []
  private let classes: Set<String>

  init(_ resources: AppResources, classes: Set<String>) {
    self.classes = classes
    images = Names(resources.images)
    colors = Names(resources.colors)
    datasets = Names(resources.datasets)
    fonts = ResourceName.unique(resources.fonts) { $0.name }
    files = ResourceName.unique(resources.files) { "\($0.name).\($0.type)" }
    tables = ResourceName.unique(resources.strings) { $0.table }
    addDocuments(resources)
    addSegues(resources.storyboards)
  }

  private mutating func addDocuments(_ resources: AppResources) {
    storyboards = ResourceName.unique(resources.storyboards.map(storyboard)) { $0.document }
    nibs = ResourceName.unique(resources.nibs.map(nib)) { $0.document }
    var known: Set<ResourceDocument.Reusable> = []
    let reusables = (resources.nibs + resources.storyboards).flatMap(\.reusables).filter { known.insert($0).inserted }
    reused = ResourceName.unique(reusables.map { ($0.identifier, view($0.type)) }) { $0.0 }
  }

  private func storyboard(_ document: ResourceDocument) -> Storyboard {
    let named = document.controllers.filter { $0.identifier?.isEmpty == false }
    let controllers = ResourceName.unique(named) { $0.identifier ?? "" }.filter {
      // What each storyboard has.
      !["name", "bundle", "validate", "instantiateInitialViewController"].contains($0.name)
    }
    return Storyboard(
      document: document.name, initial: document.initialController.map { controller($0.type) },
      controllers: controllers.map { ($0.name, $0.element.identifier ?? "", controller($0.element.type)) })
  }

  private func nib(_ document: ResourceDocument) -> Nib {
    let reused = document.reusables.first.map { ($0.identifier, view($0.type)) }
    return Nib(document: document.name, view: document.roots.first.map(view) ?? "UIView", reused: reused)
  }

  private mutating func addSegues(_ documents: [ResourceDocument]) {
    var all: Set<Segue> = []
    for document in documents {
      for start in document.controllers {
        for segue in start.segues {
          let end = segue.isUnwind ? nil : document.destination(of: segue, among: documents)
          let custom = segue.customClass.flatMap { classes.contains($0) ? $0 : nil }
          all.insert(
            Segue(
              identifier: segue.identifier,
              segue: custom ?? (segue.isUnwind ? "UIStoryboardUnwindSegue" : "UIStoryboardSegue"),
              source: controller(start.type), destination: end.map { controller($0.type) } ?? "UIViewController"))
        }
      }
    }
    let grouped = Dictionary(grouping: all, by: \.source)
    segues = ResourceName.unique(grouped.keys.sorted()) { $0 }.map { entry in
      let own = (grouped[entry.element] ?? []).sorted {
        ($0.identifier, $0.destination) < ($1.identifier, $1.destination)
      }
      return (entry.name, ResourceName.unique(own) { $0.identifier })
    }
  }

  // MARK: Types

  private func controller(_ type: ResourceDocument.ClassName) -> String {
    own(type) ?? Self.name(type.element, among: Self.controllers) ?? "UIViewController"
  }

  private func view(_ type: ResourceDocument.ClassName) -> String {
    own(type) ?? Self.name(type.element, among: Self.views) ?? "UIView"
  }

  /// The app's own class; one of a library counts as its superclass.
  private func own(_ type: ResourceDocument.ClassName) -> String? {
    type.name.flatMap { classes.contains($0) ? $0 : nil }
  }

  private static func name(_ element: String, among elements: Set<String>) -> String? {
    elements.contains(element) ? "UI" + element.prefix(1).uppercased() + element.dropFirst() : nil
  }

  private static let controllers: Set<String> = [
    "tableViewController", "collectionViewController", "navigationController", "tabBarController",
    "splitViewController", "pageViewController",
  ]

  private static let views: Set<String> = [
    "tableViewCell", "collectionViewCell", "collectionReusableView", "tableViewHeaderFooterView", "label", "button",
    "imageView", "scrollView", "tableView", "collectionView", "textField", "textView", "stackView", "control",
    "toolbar", "navigationBar", "searchBar", "slider", "switch", "segmentedControl", "pageControl", "datePicker",
    "pickerView", "progressView", "stepper",
  ]
}
