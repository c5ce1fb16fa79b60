public import Foundation
internal import InterfaceBuilder

/// A storyboard of a bundle: scenes with their controllers, and the steps between them.
///
/// Documents are read as Interface Builder saves them, without being compiled. One that can't be read is told on the standard
/// error stream with file and line, and has no controllers.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  let name: String
  private let bundle: Bundle?
  private let source: LoadedDocument?
  /// How many scenes are being made within each other: relationships may lead in a circle.
  private static var depth = 0

  /// - Parameter storyboardBundleOrNil: nil for the main bundle.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    guard let path = DocumentFiles.path(of: name, extension: "storyboard", in: storyboardBundleOrNil) else {
      fatalError(
        "Could not find a storyboard named '\(name)' in bundle NSBundle "
          + "<\((storyboardBundleOrNil ?? .main).bundlePath)>. Add it to the target's resources.")
    }
    source = LoadedDocument.read(path, bundle: storyboardBundleOrNil)
    super.init()
  }

  /// The controller that the storyboard begins with; nil where it has none.
  open func instantiateInitialViewController() -> UIViewController? {
    instantiateInitialViewController(creator: nil)
  }

  /// - Parameter creator: makes the controller with the coder that it is given; nil for `init(coder:)`.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let source else { return nil }
    guard let scene = source.document.initialScene else { return nil }
    return typed(makeController(of: scene, source, from: scene.controller, creator: creator), in: source)
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiateViewController(identifier: identifier, creator: nil)
  }

  /// - Parameter creator: makes the controller with the coder that it is given; nil for `init(coder:)`.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    guard let source, let scene = source.document.scene(withIdentifier: identifier) else {
      fatalError("Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    let controller = makeController(of: scene, source, from: scene.controller, creator: creator)
    guard let fitting: ViewController = typed(controller, in: source) else {
      fatalError(
        "Expected \(ViewController.self) for the identifier '\(identifier)' in \(name).storyboard, and found "
          + "\(controller.map { "\(type(of: $0))" } ?? "nothing"): set the class in Interface Builder.")
    }
    return fitting
  }

  private func typed<ViewController: UIViewController>(
    _ controller: UIViewController?, in source: LoadedDocument
  ) -> ViewController? {
    guard let controller else { return nil }
    if let fitting = controller as? ViewController { return fitting }
    source.tell(
      .error, line: controller.core.archive?.element.line ?? 1,
      "expected a controller of the class \(ViewController.self), and the document makes \(type(of: controller)).")
    return nil
  }

  // MARK: Scenes

  /// Makes a scene's controller with what is beside it, or follows the reference that the scene is.
  func makeController(
    of scene: InterfaceScene, _ source: LoadedDocument, from element: DocumentElement?,
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let controllerElement = scene.controller else {
      source.tell(.error, line: element?.line ?? 1, "a scene without a controller can't be shown.")
      return nil
    }
    guard UIStoryboard.depth < 32 else {
      source.tell(
        .error, line: controllerElement.line,
        "scenes lead to each other in a circle, or more than 32 deep; the rest is left out.")
      return nil
    }
    UIStoryboard.depth += 1
    defer { UIStoryboard.depth -= 1 }
    if controllerElement.name == "viewControllerPlaceholder" {
      return follow(controllerElement, source, creator: creator)
    }
    let loader = InterfaceLoader(source, storyboard: self, traits: .current)
    let reader = ElementReader(controllerElement, loader)
    let coder = InterfaceCoder(reader)
    let made = creator?(coder) ?? loader.controllerClass(of: controllerElement).init(coder: coder)
    guard let controller = made else { return nil }
    loader.sceneController = controller
    loader.register(controller, id: controllerElement.id)
    let others = scene.otherObjects.compactMap(loader.makeObject)
    loader.connectScene(controller, controllerElement)
    reader.tellUnread()
    controller.core.archive?.objects = loader.objects
    controller.core.archive?.otherObjects = others
    controller.awakeFromNib()
    return controller
  }

  /// The controller of another storyboard that a placeholder refers to.
  private func follow(
    _ element: DocumentElement, _ source: LoadedDocument, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let name = element["storyboardName"] else {
      source.tell(.error, line: element.line, "a reference without the name of a storyboard leads nowhere.")
      return nil
    }
    let bundle = element["bundleIdentifier"].flatMap(Bundle.init(identifier:)) ?? bundle
    guard DocumentFiles.path(of: name, extension: "storyboard", in: bundle) != nil else {
      source.tell(
        .error, line: element.line,
        "there is no storyboard \"\(name)\" in the bundle. Add it to the target's resources.")
      return nil
    }
    let other = UIStoryboard(name: name, bundle: bundle)
    guard let otherSource = other.source else { return nil }
    let identifier = element["referencedIdentifier"]
    let scene =
      identifier.map { otherSource.document.scene(withIdentifier: $0) } ?? otherSource.document.initialScene
    guard let scene else {
      let what = identifier.map { "a controller with the identifier '\($0)'" } ?? "an initial controller"
      source.tell(.error, line: element.line, "the storyboard \"\(name)\" doesn't have \(what).")
      return nil
    }
    return other.makeController(of: scene, otherSource, from: element, creator: creator)
  }
}
