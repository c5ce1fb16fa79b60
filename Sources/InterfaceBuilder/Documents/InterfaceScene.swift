/// A scene of a storyboard: a controller, its other top-level objects, and its first responder.
package struct InterfaceScene: Sendable {
  /// All of the scene's objects, in the document's order.
  package let objects: [DocumentElement]

  init(_ element: DocumentElement) {
    objects = element.items(of: "objects")
  }

  /// The main object of the scene: a controller, or a placeholder that refers to another storyboard.
  package var controller: DocumentElement? {
    objects.first { $0["sceneMemberID"] == "viewController" }
      ?? objects.first { $0.name.hasSuffix("Controller") || $0.name == "viewControllerPlaceholder" }
  }

  /// The objects that the controller retains in addition to its views: gesture recognizers, views and objects of the app.
  package var otherObjects: [DocumentElement] {
    let controllerID = controller?.id
    return objects.filter { $0.name != "placeholder" && $0.name != "exit" && $0.id != controllerID }
  }
}
