public import Foundation
internal import InterfaceBuilder

extension InterfaceLoader: DocumentLoader {
  var isCanvas: Bool { source.purpose == .canvas }
  var canvasSize: CGSize { source.document.canvas }

  func isView(_ element: DocumentElement) -> Bool { InterfaceClasses.isView(element) }

  func prototype(_ element: DocumentElement) -> UINib {
    let nib = UINib(element: element, source: source, storyboard: storyboard)
    nib.outerObjects = WeakObjects(objects)
    nib.sceneController = sceneController
    return nib
  }
}

extension InterfaceLoader: ControllerLoader {
  func begin(_ controller: UIViewController, _ element: DocumentElement) {
    controller.core.archive = ControllerArchive(element, self)
    if objects[element.id ?? ""] == nil { register(controller, id: element.id) }
  }
}

// What a class's own method calls by `super`: objects that aren't responders have nothing to be overridden here, and the plugin
// `UIKitSources` writes their methods as such.
extension NSObjectProtocol {
  /// Does nothing; a class's own method is called once the object and what it is connected with are read from an archive.
  public func awakeFromNib() {}

  /// Does nothing: it is called by Interface Builder alone.
  public func prepareForInterfaceBuilder() {}
}
