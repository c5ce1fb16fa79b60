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

// The targets of `super` calls in an app's methods. Objects that aren't responders have no such methods to override here; the
// plugin `UIKitSources` removes `override` from their declarations.
extension NSObjectProtocol {
  /// Does nothing; a class's own method is called after the object and its connections have been loaded from an archive.
  public func awakeFromNib() {}

  /// Has no effect: only Interface Builder calls it.
  public func prepareForInterfaceBuilder() {}
}
