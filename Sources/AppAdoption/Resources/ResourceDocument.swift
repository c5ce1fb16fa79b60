internal import Foundation
internal import InterfaceBuilder

/// What R.swift reads in a storyboard or a xib.
struct ResourceDocument {
  /// A class as a document names it: the element, the class and its module.
  struct ClassName: Hashable {
    let element: String
    let name: String?
    let module: String?
  }

  /// A view controller of a storyboard.
  struct Controller {
    let id: String
    let identifier: String?
    let type: ClassName
    let segues: [Segue]
  }

  /// A segue that has an identifier.
  struct Segue: Hashable {
    let identifier: String
    let customClass: String?
    let destination: String
    let isUnwind: Bool
  }

  /// A reference to another storyboard.
  struct Placeholder {
    let id: String
    let storyboard: String?
    let identifier: String?
    let isElsewhere: Bool
  }

  /// A cell or a header that is reused.
  struct Reusable: Hashable {
    let identifier: String
    let type: ClassName
  }

  let name: String
  private(set) var initial: String?
  private(set) var controllers: [Controller] = []
  private(set) var placeholders: [Placeholder] = []
  private(set) var reusables: [Reusable] = []
  /// The outermost objects of a xib.
  private(set) var roots: [ClassName] = []

  /// Returns nil for a file that can't be read.
  init?(_ file: URL) {
    guard let data = try? Data(contentsOf: file), let root = try? DocumentReader.read(data, path: file.path) else {
      return nil
    }
    name = file.deletingPathExtension().lastPathComponent
    initial = root["initialViewController"]
    for scene in root.items(of: "scenes") { scene.items(of: "objects").forEach { addObject($0) } }
    if root.child("scenes") == nil {
      roots = root.items(of: "objects").filter { $0.name != "placeholder" }.map(Self.className)
    }
    root.forEach { element in
      if let identifier = element["reuseIdentifier"], Self.reused.contains(element.name) {
        reusables.append(Reusable(identifier: identifier, type: Self.className(element)))
      }
    }
  }

  /// Elements with the attribute `reuseIdentifier`.
  private static let reused: Set<String> = [
    "tableViewCell", "collectionViewCell", "collectionReusableView", "tableViewHeaderFooterView", "view",
    "annotationView", "pinAnnotationView", "markerAnnotationView",
  ]

  private static func className(_ element: DocumentElement) -> ClassName {
    ClassName(element: element.name, name: element["customClass"], module: element["customModule"])
  }

  private mutating func addObject(_ object: DocumentElement) {
    guard let id = object.id else { return }
    if object.name == "viewControllerPlaceholder" {
      placeholders.append(
        Placeholder(
          id: id, storyboard: object["storyboardName"], identifier: object["referencedIdentifier"],
          isElsewhere: object["bundleIdentifier"] != nil))
    } else if object["sceneMemberID"] == "viewController" {
      var segues: [Segue] = []
      object.forEach { element in
        guard element.name == "segue", let identifier = element["identifier"], !identifier.isEmpty else { return }
        segues.append(
          Segue(
            identifier: identifier, customClass: element["customClass"], destination: element["destination"] ?? "",
            isUnwind: element["kind"] == "unwind"))
      }
      controllers.append(
        Controller(id: id, identifier: object["storyboardIdentifier"], type: Self.className(object), segues: segues))
    }
  }

  /// The view controller that a segue shows, where it is in one of the app's storyboards.
  func destination(of segue: Segue, among all: [ResourceDocument]) -> Controller? {
    if let controller = controllers.first(where: { $0.id == segue.destination }) { return controller }
    guard let placeholder = placeholders.first(where: { $0.id == segue.destination }), !placeholder.isElsewhere,
      let document = all.first(where: { $0.name == placeholder.storyboard })
    else { return nil }
    guard let identifier = placeholder.identifier else { return document.initialController }
    return document.controllers.first { $0.identifier == identifier }
  }

  var initialController: Controller? { controllers.first { $0.id == initial } }
}
