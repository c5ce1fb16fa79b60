public import Foundation
internal import InterfaceBuilder

/// A storyboard in a bundle: scenes with their controllers, and the segues between them.
///
/// Documents are read as saved by Interface Builder, without compilation. A document that can't be read is reported on the standard
/// error stream with file and line, and has no controllers. UIKit throws an exception then, which ends one test; here an empty
/// controller is created and the run continues.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  let name: String
  private let bundle: Bundle?
  let source: LoadedDocument?
  /// The maximum nesting depth of scenes: relationships may be circular.
  private static let deepest = 16
  /// The maximum number of scenes in one call: scenes that each lead to several others can multiply beyond what can be created.
  private static let largestCount = 1000

  /// - Parameter storyboardBundleOrNil: nil for the main bundle.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    if let path = DocumentFiles.path(of: name, extension: "storyboard", in: storyboardBundleOrNil) {
      source = LoadedDocument.read(path, bundle: storyboardBundleOrNil)
    } else {
      let folder = (storyboardBundleOrNil ?? .main).bundlePath
      ResourceProblem(
        severity: .error, path: folder, line: nil,
        text:
          "Could not find a storyboard named '\(name)' in bundle NSBundle <\(folder)>. Add \(name).storyboard to the "
          + "target's resources."
      ).tell()
      source = nil
    }
    super.init()
  }

  /// Whether a bundle has a storyboard of a name.
  package static func isThere(_ name: String, in bundle: Bundle) -> Bool {
    DocumentFiles.path(of: name, extension: "storyboard", in: bundle) != nil
  }

  /// Creates a storyboard from a file without an app. An unreadable file is reported and gives nil.
  init?(canvasOf path: String, bundle: Bundle?) {
    guard let source = LoadedDocument.read(path, bundle: bundle, for: .canvas) else { return nil }
    name = source.name
    self.bundle = bundle
    self.source = source
    super.init()
  }

  /// Creates the storyboard's initial controller; nil if it has none.
  open func instantiateInitialViewController() -> UIViewController? {
    instantiateInitialViewController(creator: nil)
  }

  /// - Parameter creator: creates the controller with the given coder; nil for `init(coder:)`.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard let source else { return nil }
    guard let scene = source.document.initialScene else {
      if let id = source.document.initialControllerID {
        source.tell(.error, line: 1, "the document begins with the controller \(id), which isn't in it.")
      }
      return nil
    }
    return typed(makeController(of: scene, source, from: scene.controller, creator: creator), in: source)
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiateViewController(identifier: identifier, creator: nil)
  }

  /// - Parameter creator: creates the controller with the given coder; nil for `init(coder:)`.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    // An unreadable document has been reported already.
    guard let source else { return replacement() }
    guard let scene = source.document.scene(withIdentifier: identifier) else {
      source.tell(
        .error, line: 1,
        "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'. It has "
          + "\(source.document.identifiers.isEmpty ? "none" : source.document.identifiers.joined(separator: ", ")).")
      return replacement()
    }
    let controller = makeController(of: scene, source, from: scene.controller, creator: creator)
    return typed(controller, in: source) ?? replacement()
  }

  /// Returns an empty controller that replaces one missing in the document.
  private func replacement<ViewController: UIViewController>() -> ViewController {
    ViewController(nibName: nil, bundle: nil)
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

  /// Creates a scene's controller with the scene's other objects, or follows the reference if the scene is one.
  func makeController(
    of scene: InterfaceScene, _ source: LoadedDocument, from element: DocumentElement?,
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let controllerElement = scene.controller else {
      source.tell(.error, line: element?.line ?? 1, "a scene without a controller can't be shown.")
      return nil
    }
    let underWay = ScenesUnderWay.current ?? ScenesUnderWay()
    guard underWay.depth < UIStoryboard.deepest else {
      source.tell(
        .error, line: controllerElement.line,
        "scenes lead to each other in a circle, or more than \(UIStoryboard.deepest) deep; the rest is left out.")
      return nil
    }
    guard underWay.count < UIStoryboard.largestCount else {
      source.tell(
        .error, line: controllerElement.line,
        "scenes lead to more than \(UIStoryboard.largestCount) others, as in a circle; the rest is left out.")
      return nil
    }
    underWay.count += 1
    underWay.depth += 1
    defer { underWay.depth -= 1 }
    return ScenesUnderWay.$current.withValue(underWay) {
      if controllerElement.name == "viewControllerPlaceholder" {
        return follow(controllerElement, source, creator: creator)
      }
      return make(controllerElement, of: scene, source, creator: creator)
    }
  }

  private func make(
    _ controllerElement: DocumentElement, of scene: InterfaceScene, _ source: LoadedDocument,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let loader = InterfaceLoader(source, storyboard: self, traits: .current)
    let reader = ElementReader(controllerElement, loader)
    let coder = InterfaceCoder(reader)
    let made = creator?(coder) ?? loader.controllerClass(of: controllerElement).init(coder: coder)
    guard let controller = made.flatMap({ loader.replacement(of: $0, coder) }) else { return nil }
    loader.sceneController = controller
    loader.register(controller, id: controllerElement.id)
    let others = scene.otherObjects.compactMap(loader.makeObject)
    loader.connectScene(controller, controllerElement)
    reader.tellUnread()
    controller.core.archive?.keep(loader.objects)
    controller.core.archive?.otherObjects = others
    controller.awakeFromNib()
    HandedOutObjects.keep(controller)
    return controller
  }

  /// Returns the storyboard that a reference names. A missing storyboard is reported and gives nil.
  private func referenced(_ name: String, _ element: DocumentElement, _ source: LoadedDocument) -> UIStoryboard? {
    let bundle = element["bundleIdentifier"].flatMap(Bundle.init(identifier:)) ?? bundle
    if source.purpose == .canvas {
      let beside = "\((source.document.path as NSString).deletingLastPathComponent)/\(name).storyboard"
      if FileManager.default.fileExists(atPath: beside) { return UIStoryboard(canvasOf: beside, bundle: bundle) }
    }
    guard let path = DocumentFiles.path(of: name, extension: "storyboard", in: bundle) else {
      source.tell(
        .error, line: element.line,
        "there is no storyboard \"\(name)\" in the bundle. Add it to the target's resources.")
      return nil
    }
    return source.purpose == .canvas
      ? UIStoryboard(canvasOf: path, bundle: bundle) : UIStoryboard(name: name, bundle: bundle)
  }

  /// Creates the controller of another storyboard that a placeholder refers to.
  private func follow(
    _ element: DocumentElement, _ source: LoadedDocument, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let name = element["storyboardName"] else {
      source.tell(.error, line: element.line, "a reference without the name of a storyboard leads nowhere.")
      return nil
    }
    guard let other = referenced(name, element, source), let otherSource = other.source else { return nil }
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
