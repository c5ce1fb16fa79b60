public import Foundation
internal import InterfaceBuilder

/// A xib of a bundle: views, and other top-level objects.
@preconcurrency @MainActor open class UINib: NSObject {
  private let source: LoadedDocument?
  private let storyboard: UIStoryboard?
  /// The element of a prototype in a storyboard's table; nil for a xib.
  private let element: DocumentElement?
  /// Objects around a prototype that its connections may lead to.
  var outerObjects = WeakObjects()
  /// The controller of a prototype's scene, from which its segues start.
  weak var sceneController: UIViewController?
  /// The source of the size classes; nil for the current traits.
  var traits: UITraitCollection?

  /// - Parameter bundleOrNil: nil for the main bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    if let path = DocumentFiles.path(of: name, extension: "xib", in: bundleOrNil) {
      source = LoadedDocument.read(path, bundle: bundleOrNil)
    } else {
      // UIKit throws an exception here, which ends a test and not the run of tests.
      let folder = (bundleOrNil ?? .main).bundlePath
      ResourceProblem(
        severity: .error, path: folder, line: nil,
        text:
          "Could not load NIB in bundle: 'NSBundle <\(folder)>' with name '\(name)'. Add \(name).xib to the target's "
          + "resources; nothing is made."
      ).tell()
      source = nil
    }
    storyboard = nil
    element = nil
    super.init()
  }

  /// A xib in a file's bytes.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    do throws(InterfaceDocumentError) {
      source = LoadedDocument(try InterfaceDocument(data, path: "(data)"), bundle: bundleOrNil)
    } catch {
      ResourceProblem(error).tell()
      source = nil
    }
    storyboard = nil
    element = nil
    super.init()
  }

  init(source: LoadedDocument) {
    self.source = source
    storyboard = nil
    element = nil
    super.init()
  }

  init(element: DocumentElement, source: LoadedDocument, storyboard: UIStoryboard?) {
    self.source = source
    self.storyboard = storyboard
    self.element = element
    super.init()
  }

  /// Creates the nib's objects, connects them with the owner, and returns the top-level ones.
  ///
  /// - Parameters:
  ///   - ownerOrNil: the document's File's Owner.
  ///   - optionsOrNil: external objects by the identifiers of their placeholders.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    guard let source else { return [] }
    let loader = InterfaceLoader(
      source, storyboard: storyboard, traits: traits ?? .current, objects: outerObjects.present)
    if let element {
      loader.sceneController = sceneController
      return instantiate([element], loader)
    }
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    var connecting: [(AnyObject, DocumentElement)] = []
    var elements: [DocumentElement] = []
    for element in source.document.objects {
      guard element.name == "placeholder" else {
        elements.append(element)
        continue
      }
      let object: Any? =
        switch element["placeholderIdentifier"] {
        case "IBFilesOwner": ownerOrNil
        case "IBFirstResponder": nil
        case let identifier?: external[identifier]
        case nil: nil
        }
      guard let object = object.map({ $0 as AnyObject }) else { continue }
      loader.register(object, id: element.id)
      connecting.append((object, element))
    }
    loader.sceneController = ownerOrNil as? UIViewController
    return instantiate(elements, loader, owners: connecting)
  }

  private func instantiate(
    _ elements: [DocumentElement], _ loader: InterfaceLoader, owners: [(AnyObject, DocumentElement)] = []
  ) -> [Any] {
    let objects = elements.compactMap(loader.makeObject)
    loader.finish(owners: owners.map { ($0.0, $0.1) })
    if element == nil { HandedOutObjects.keepTogether(objects) }
    return objects
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Creates the objects of a xib of this bundle, connects them with the owner, and returns the top-level ones; nil if there is no
  /// xib of the name.
  @discardableResult @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    guard DocumentFiles.path(of: name, extension: "xib", in: self) != nil else { return nil }
    return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
