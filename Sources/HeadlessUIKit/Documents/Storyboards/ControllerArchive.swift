internal import Foundation
internal import InterfaceBuilder

/// The parts of a document that a controller retains: its view, until it is loaded, and its segues.
@MainActor final class ControllerArchive {
  let element: DocumentElement
  let source: LoadedDocument
  let storyboard: UIStoryboard?
  /// The objects of the scene by their ids, but for the controller: connections of views may lead to them.
  private(set) var objects: [String: AnyObject] = [:]
  /// The scene's other top-level objects, which have no other owner.
  var otherObjects: [AnyObject] = []
  /// The elements of those.
  private(set) var segues: [InterfaceSegue] = []

  init(_ element: DocumentElement, _ loader: InterfaceLoader) {
    self.element = element
    source = loader.source
    storyboard = loader.storyboard
    segues = ControllerArchive.segues(of: element)
  }

  /// The view's element: most have the key `view`, table and collection controllers their own.
  var viewElement: DocumentElement? {
    ["view", "tableView", "collectionView"].lazy.compactMap { [element] in element.child(key: $0) }.first
  }

  /// Retains objects for later connections. The controller, which retains this, is excluded to avoid a cycle.
  func keep(_ objects: [String: AnyObject]) {
    self.objects.merge(objects) { _, new in new }
    if let own = element.id { self.objects[own] = nil }
  }

  func segue(withIdentifier identifier: String) -> InterfaceSegue? { segues.first { $0.identifier == identifier } }

  /// The segues of a controller and of the content of its view.
  private static func segues(of element: DocumentElement) -> [InterfaceSegue] {
    var found: [InterfaceSegue] = []
    element.forEach { child in
      guard child.name == "segue", case .segue(let segue) = InterfaceConnection(child) else { return }
      found.append(segue)
    }
    return found
  }
}

extension UIViewController {
  /// Loads the view of the controller's document. False if there is none.
  func loadArchivedView() -> Bool {
    if let archive = core.archive { return load(archive) }
    return loadViewFromNib()
  }

  private func load(_ archive: ControllerArchive) -> Bool {
    guard let element = archive.viewElement else { return false }
    let traits = traitCollection
    let loader = InterfaceLoader(
      archive.source, storyboard: archive.storyboard, traits: traits, objects: archive.objects)
    loader.register(self, id: archive.element.id)
    loader.sceneController = self
    guard let view = loader.makeView(element) else { return false }
    self.view = view
    for guide in archive.element.items(of: "layoutGuides") {
      loader.register(guide["type"] == "bottom" ? bottomLayoutGuide : topLayoutGuide, id: guide.id)
    }
    if let table = self as? UITableViewController, let child = archive.element.child(key: "refreshControl") {
      table.refreshControl = loader.makeView(child) as? UIRefreshControl
    }
    loader.finish(owners: [(self, archive.element)])
    archive.keep(loader.objects)
    return true
  }

  /// The xib of the controller's name: the one it was made with, else that of its class, with or without `Controller`.
  private func loadViewFromNib() -> Bool {
    let names: [String]
    if let nibName {
      names = [nibName]
    } else {
      let name = DescriptionFormat.name(of: type(of: self)).split(separator: ".").last.map(String.init) ?? ""
      guard !DescriptionFormat.isUIKits(type(of: self)) else { return false }
      names = (name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []) + [name]
    }
    for name in names {
      guard let path = DocumentFiles.path(of: name, extension: "xib", in: nibBundle) else { continue }
      guard let source = LoadedDocument.read(path, bundle: nibBundle), source.document.kind == .xib else {
        return false
      }
      let nib = UINib(source: source)
      nib.traits = traitCollection
      _ = nib.instantiate(withOwner: self)
      if core.view == nil {
        source.tell(
          .error, line: 1,
          "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet "
            + "was not set. Connect the file's owner's view.")
        return false
      }
      return true
    }
    return false
  }
}
