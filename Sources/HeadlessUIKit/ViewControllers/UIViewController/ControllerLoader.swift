internal import InterfaceBuilder

/// The methods of a document's loader for controllers.
@MainActor protocol ControllerLoader: DocumentLoader {
  /// Stores the controller's element: its view, until it is loaded, and its segues.
  func begin(_ controller: UIViewController, _ element: DocumentElement)
  /// The controllers that an element's segues of some relationships lead to.
  func relatedControllers(of element: DocumentElement, relationships: Set<String>) -> [UIViewController]
}

extension ElementReader {
  /// The controllers that the element's segues of some relationships lead to.
  func relatedControllers(_ relationships: Set<String>) -> [UIViewController] {
    (loader as? any ControllerLoader)?.relatedControllers(of: element, relationships: relationships) ?? []
  }
}
